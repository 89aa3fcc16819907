import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "persona" : "personas"}`;

/** Which of up to three dates suits the people of a draft. */
export const texts: typeof english = {
  title: "Preguntar qué fechas vienen bien",
  intro:
    "Propón dos o tres fechas y deja que cada persona elija. Hasta que confirmes una, nadie tiene nada en su calendario y no se reservan créditos.",
  first:
    "Elige una aventura y añade personas. Después podrás preguntarles qué fechas les vienen bien, entre dos o tres.",
  offer: "Proponer fechas",
  change: "Cambiar las fechas",
  withdraw: "Retirar",
  status: (emailed, responded, none) =>
    `${people(emailed)} ${emailed === 1 ? "ha" : "han"} recibido las fechas y ${formatNumber(responded)} ${responded === 1 ? "ha" : "han"} respondido${none > 0 ? `; a ${formatNumber(none)} no le viene bien ninguna` : ""}.`,
  date: (day, time) => `${day}, ${time}`,
  suits: (count, of) =>
    of === 0
      ? "Todavía no ha respondido nadie"
      : `Les viene bien a ${formatNumber(count)} de ${formatNumber(of)}`,
  confirm: (count) => `Confirmar e invitar a ${people(count)}`,
  confirmLabel: (day, count) => `Confirmar e invitar a ${people(count)}: ${day}`,
  passed: "Esta fecha ya ha pasado",
  note: (city) =>
    `Horas de ${city}. Cuando confirmes una fecha, reservaremos las plazas y enviaremos la invitación con un archivo de calendario.`,
  confirmed: "La sesión está confirmada",
  confirmedText: (count) => `Estamos enviando la invitación a ${people(count)}.`,
  emailMore: (count) => `Enviar las fechas a ${formatNumber(count)} más`,
  emailed: (count) => `Estamos enviando las fechas a ${people(count)}`,
  withdrawing: {
    title: "¿Retirar las fechas?",
    text: "Se borran las respuestas que hay y ya nadie podrá responder. El borrador se queda como está.",
    submit: "Retirar las fechas",
    done: "Las fechas se han retirado",
  },
  form: {
    title: "¿Qué fechas?",
    text: (count) =>
      `Enviaremos estas fechas a ${people(count)} y contaremos las respuestas. La tercera fecha es opcional.`,
    again:
      "Con otras fechas se empieza de nuevo: se borran las respuestas que hay y todas las personas reciben otro correo.",
    date: (number) => `Fecha ${formatNumber(number)}`,
    start: (number) => `Comienzo ${formatNumber(number)}`,
    choose: "Elige un día.",
    same: "Esta fecha ya está en la lista.",
    submit: (count) => `Enviar a ${people(count)}`,
  },
};
