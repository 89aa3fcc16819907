import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Contacto",
  description: "Escribe a quienes hacen Lantern Hour. Una persona lee tu mensaje y te responde por correo.",
  heading: "Escríbenos.",
  intro:
    "Pregunta por una sesión que estás planificando o por un crédito que no se ha liberado, o cuéntanos qué podría ir mejor.",
  beforeTitle: "Quizá tu respuesta ya está aquí",
  before: "En la página de ayuda puedes buscar en todas nuestras respuestas y guías.",
  support: "Buscar en la ayuda",
  soonTitle: "¿En mitad de una sesión?",
  soon: "Pulsa «Arreglar mi audio o mi vídeo» en la sesión. Arregla la mayoría de los problemas sin salir de la página, y conservas tu plaza.",
  byEmail: "Por correo",
  name: "Tu nombre",
  email: "Tu dirección de correo",
  emailHint: "Te responderemos a esta dirección.",
  message: "Tu mensaje",
  website: "Deja esto vacío",
  send: "Enviar el mensaje",
  privacy: "Enviamos tu mensaje por correo al responsable y lo usamos solo para responderte.",
};
