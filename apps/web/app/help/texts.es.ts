import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  launcher: "Ayuda",
  title: "Ayuda",
  close: "Cerrar",
  search: "Buscar en las preguntas",
  none: "No hay respuestas. Escríbenos aquí abajo.",
  onPage: "Sobre esta página",
  guide: "Leer más sobre esto",
  all: "Todas las preguntas",
  write: "Escríbenos",
  name: "Tu nombre",
  email: "Tu correo",
  message: "Tu mensaje",
  send: "Enviar",
  sent: "Hemos recibido tu mensaje y te hemos enviado una confirmación por correo.",
  consent: {
    title: "¿Podemos cargar el chat de ayuda?",
    text: "Respondemos a las preguntas en un chat de Intercom. Vería tu dirección de red y las páginas que abres, y guardaría cookies. Si lo prefieres, puedes usar nuestra propia ayuda.",
    yes: "Cargar el chat",
    no: "No, gracias",
    given: "Has permitido el chat de Intercom en este navegador.",
    refused: "Has rechazado el chat de Intercom en este navegador.",
    again: "Volver a preguntarme",
  },
};
