import { formatNumber } from "../../../i18n/format.ts";
import type { stateTexts as english } from "./state-texts.ts";

export const stateTexts: typeof english = {
  missing: (what) => `Falta: ${what}`,
  adventure: "aventura",
  date: "fecha",
  dateAlone: "fecha",
  seats: "plazas",
  seatsAlone: "plazas",
  noAttendees: "Sin asistentes",
  readyToConfirm: "Se puede confirmar",
  past: "La hora de comienzo ya ha pasado",
  waiting: (ready, uninvited) =>
    uninvited > 0
      ? `${formatNumber(ready)} a punto, ${formatNumber(uninvited)} sin invitar`
      : `${formatNumber(ready)} a punto`,
  live: (here) => `En directo, ${here === 1 ? "1 persona" : `${formatNumber(here)} personas`} aquí`,
  completed: (came, attendees) =>
    came === attendees
      ? `Asistieron todos (${formatNumber(came)})`
      : `Asistieron ${formatNumber(came)} de ${formatNumber(attendees)}`,
  cancelled: "Se liberaron todos los créditos",
};
