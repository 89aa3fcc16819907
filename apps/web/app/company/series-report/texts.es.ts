import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: (name) => `Informe: ${name}`,
  link: "Informe de la serie",
  pdf: "Guardar como PDF",
  loading: "Cargando el informe",
  none: {
    title: "Todavía no hay informe",
    text: "El informe aparece aquí cuando se ha jugado la primera sesión.",
    back: "Abrir la serie",
  },
  session: (number, day) => `Sesión ${formatNumber(number)}, ${day}`,
  summary: "En breve",
  attendance: {
    title: "Quién vino",
    note: "Grupo que se conoce: la parte de todas las parejas de compañeros que ya han estado en un mismo equipo",
    columns: {
      session: "Sesión",
      start: "Fecha",
      came: "Asistieron",
      absent: "Dijeron que no o faltaron",
      met: "Grupo que se conoce",
    },
    of: (came, listed) => `${formatNumber(came)} de ${formatNumber(listed)}`,
    ahead: "Por jugar",
    hidden: "No se muestra",
  },
  measures: {
    title: "Cómo colaboraron los equipos",
    note: "Para reflexionar, no para clasificar. Solo de equipos, nunca de personas.",
    measure: "Medida, de 0 a 100",
    missing: "–",
    none: (group) =>
      `Solo se muestra de equipos de ${formatNumber(group)} o más. Ningún equipo llegó a ese tamaño.`,
    how: "La media de los equipos de tres o más personas de cada sesión. El informe de una sesión dice cómo se calcula cada medida.",
  },
  commitments: {
    title: "Lo que acordaron los equipos y qué ha sido de ello",
    none: "Ningún equipo de tres o más ha escrito lo que hará.",
  },
};
