import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  loading: "Cargando tus sesiones",
  filters: "Sesiones por estado",
  search: "Buscar por título o persona",
  all: "Todas",
  columns: {
    session: "Sesión",
    state: "Estado",
    start: (city) => `Comienzo, ${city}`,
    seats: "Plazas",
    stands: "Preparación",
    action: "Acción",
  },
  seats: (attendees, of) => `${formatNumber(attendees)} de ${formatNumber(of)} plazas`,
  seatsOf: (attendees, of) =>
    of === null ? `${formatNumber(attendees)}` : `${formatNumber(attendees)} de ${formatNumber(of)}`,
  archived: "Archivadas",
  order: "Ordenar por",
  orders: {
    agenda: "Próximas primero",
    start: "Comienzo",
    "-start": "Comienzo, últimas primero",
    title: "Título",
    "-title": "Título, de la Z a la A",
  },
  count: (n, of) =>
    n >= of ? `${count(n, "sesión", "sesiones")}.` : `${formatNumber(n)} de ${formatNumber(of)} sesiones.`,
  archivedCount: (n) =>
    n === 1
      ? "Hay 1 sesión archivada en Archivadas."
      : `Hay ${formatNumber(n)} sesiones archivadas en Archivadas.`,
  noMatch: (query) => `No hay ninguna sesión que se llame «${query}»`,
  noMatchText: "Hemos buscado en títulos y personas, también en las sesiones archivadas.",
  noMatchInState: "Hemos buscado en títulos y personas.",
  noneInState: "No hay sesiones en este estado.",
  clear: "Borrar la búsqueda",
  showAll: "Ver todas",
  allSeries: "Todas las series",
  inSeries: (number, of, title) => `${formatNumber(number)} de ${formatNumber(of)} en ${title}`,
};
