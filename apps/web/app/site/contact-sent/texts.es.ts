import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Mensaje enviado",
  heading: "Gracias. Hemos recibido tu mensaje.",
  text: "Te hemos enviado una confirmación por correo. Si no llega, comprueba tu dirección y escribe otra vez.",
  back: "Ir a la página de inicio",
  another: "Escribir otro mensaje",
};
