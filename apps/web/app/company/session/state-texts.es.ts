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
    uninvited > 0 ? `${ready} a punto, ${uninvited} sin invitar` : `${ready} a punto`,
  live: (here) => `En directo, ${here === 1 ? "1 persona" : `${here} personas`} aquí`,
  completed: (came, attendees) =>
    came === attendees ? `Asistieron todos (${came})` : `Asistieron ${came} de ${attendees}`,
  cancelled: "Se liberaron todos los créditos",
};
