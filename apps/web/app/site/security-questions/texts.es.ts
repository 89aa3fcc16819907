import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Preguntas de seguridad",
  description:
    "Qué preguntan los equipos de seguridad antes de comprar: alojamiento, cifrado, acceso, registros, plazos, incidentes, continuidad y privacidad. Una frase por respuesta, y un no claro donde la respuesta es no.",
  heading: "Qué preguntará tu equipo de seguridad.",
  intro: (count) =>
    `${count} preguntas, cada una con la respuesta en una frase. Donde la respuesta es no, dice no. Debajo de cada respuesta está dónde comprobarla: una página, un documento o una prueba del código del proyecto, que están en inglés.`,
  csv: "Descargar como CSV, en inglés",
  inEnglish: (address) => `${address} (en inglés)`,
  security: "Seguridad",
};
