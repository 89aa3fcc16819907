import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Preguntas y respuestas",
  description:
    "Cómo es una sesión de Lantern Hour, qué necesita la gente, qué es un crédito, y qué medimos y qué no.",
  heading: "Aquí está tu respuesta.",
  intro: "Respuestas cortas. Cada una tiene su propio enlace, para que puedas enviársela a alguien.",
  search: "Buscar en las respuestas",
  placeholder: "Por ejemplo: cámara, factura, tarde",
  results: ["No hay respuestas. Mejor, pregúntanos.", "1 respuesta.", "{n} respuestas."],
  topics: "Temas",
  link: "Enlace a esta respuesta",
  contactHeading: "¿No está?",
  contact: "Escríbenos",
};
