import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: (who, when) => `Cambio de ${who}, ${when}`,
  someone: "otra persona",
  parts: {
    status: "Estado",
    title: "Título",
    notes: "Nota",
    greeting: "Saludo",
    reply_to: "Las respuestas van a",
    experience: "Aventura",
    language: "Idioma",
    seats: "Plazas",
    hosting: "La conduce",
    start: "Comienzo",
    attendees: "Asistentes",
    teams: "Equipos",
  },
  none: "nada",
  teams: (n) => (n === 1 ? "un equipo" : `${formatNumber(n)} equipos`),
  added: (names) => `se añade a ${names}`,
  removed: (names) => `se quita a ${names}`,
  more: (n) => `${formatNumber(n)} más`,
  useTheirs: "Usar su versión",
  useMine: "Mantener la mía",
  closed: "Esto ya no se puede cambiar. Lo que has escrito sigue aquí hasta que lo cierres.",
  again: "Mira la versión actual y vuelve a intentarlo.",
};
