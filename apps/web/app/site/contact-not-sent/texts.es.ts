import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Mensaje no enviado",
  heading: "No hemos podido enviar tu mensaje.",
  text: "Vuelve atrás en tu navegador: lo que has escrito sigue ahí. Comprueba que has puesto tu nombre, tu dirección de correo y tu mensaje, y que el mensaje no pasa de 4.000 caracteres. Si está todo, han llegado demasiados mensajes desde tu red. Inténtalo otra vez dentro de 15 minutos.",
  back: "Volver al formulario",
};
