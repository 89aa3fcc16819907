import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Ejemplos",
  heading: "Lo que recibe cada persona.",
  description:
    "Una invitación, un resumen y un informe de ejemplo de una sesión de Lantern Hour, tal como los hace nuestro producto.",
  intro:
    "No son maquetas. Northwind es una empresa inventada, y su gente es simulada. Lo que hizo en sus sesiones está guardado, y de ahí ha hecho el producto todo lo que ves aquí, en inglés.",
  film: {
    heading: "Un minuto de una sesión",
    intro:
      "Es la escena que puede probar cualquiera, grabada por un programa que la jugó con tres personas simuladas. No hay nada preparado: ves el producto, recortado a un minuto y sin sonido.",
    label: "Un minuto de una sesión, sin sonido",
    captions: "Inglés",
    again: "Juega esta escena",
  },
  invitation: {
    heading: "La invitación",
    intro:
      "Te nombra como remitente y muestra el comienzo en la hora de cada persona. Dos botones la responden, y lleva un archivo de calendario. Puedes cambiar el saludo y añadir un párrafo tuyo.",
    picture:
      "La invitación: la imagen de la historia, el día y la hora, qué esperar, y botones para entrar, para decir que sí y para decir que no.",
  },
  scorecard: {
    heading: "El resumen",
    intro:
      "Cada equipo se lleva su camino por la historia, sus puntos y premios, y cómo ha trabajado. No salen las cifras privadas de nadie.",
    more: "Ver un resumen entero",
  },
  report: {
    heading: "El informe",
    intro:
      "Arriba, tres frases para quien dirige: quién vino, qué hicieron en equipo y qué acordaron. Debajo, medidas de los equipos, nunca de una persona.",
    picture:
      "El informe: tres frases y, después, la asistencia, los puntos y cómo los equipos compartieron información, decidieron y hablaron.",
    pdf: "Abrir el informe en PDF (en inglés)",
  },
  more: {
    heading: "Antes de que preguntes",
    list: [
      { href: "/pricing", text: "Cuánto cuesta una sesión, con una calculadora" },
      { href: "/security/proof", text: "Qué hemos medido de nuestra propia fiabilidad (en inglés)" },
      { href: "/data-processing", text: "Qué necesita un comité de empresa o quien protege los datos" },
      { href: "/security", text: "Quién lo lleva y cómo está protegido" },
    ],
  },
};
