import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Ayuda",
  description:
    "Busca en la ayuda de Lantern Hour: guías para la administración, participantes, guías e informática, y todas nuestras respuestas.",
  heading: "¿Qué necesitas?",
  intro: "Busca en todas nuestras guías y respuestas.",
  search: "Buscar en la ayuda",
  placeholder: "Por ejemplo: micrófono, cortafuegos",
  results: ["No hay resultados. Escríbenos aquí abajo.", "1 resultado.", "{n} resultados."],
  guides: "Guías",
  questions: "Respuestas",
  onThisPage: "En esta página",
  allGuides: "Todas las guías",
  check: {
    heading: "¿Servirá mi dispositivo?",
    text: "Lleva un minuto en tu navegador y comprueba tu sonido, tu cámara y tu conexión. Si algo no va bien, te dice qué cambiar.",
    link: "Hacer la comprobación previa",
  },
  write: {
    heading: "¿Necesitas a una persona?",
    text: "Cuéntanos qué ves y qué esperabas. Una persona lee tu mensaje y te responde por correo.",
    link: "Escríbenos",
  },
};
