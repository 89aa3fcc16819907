import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "persona" : "personas"}`;
const seats = (count: number) => `${formatNumber(count)} ${count === 1 ? "plaza" : "plazas"}`;

export const texts: typeof english = {
  title: "Inscripción abierta",
  intro:
    "Publica un solo enlace en un canal. Quien demuestre que tiene una dirección de tu empresa reserva su plaza, sin invitación. Nunca ocupa más plazas de las que tiene esta sesión.",
  open: "Abrir la inscripción",
  link: "Enlace para publicar",
  status: (enrolled, free) =>
    `${people(enrolled)} con el enlace; ${free === 0 ? "no quedan plazas" : `${free === 1 ? "queda" : "quedan"} ${seats(free)}`} ${free === 1 ? "libre" : "libres"}.`,
  waiting: (waiting, offered) =>
    `${people(waiting)} en la lista de espera${offered > 0 ? `, ${formatNumber(offered)} con una oferta` : ""}.`,
  withdrawn: (count) => `${people(count)} ${count === 1 ? "ha dejado su plaza" : "han dejado su plaza"}.`,
  closes: (when) => `Abierta hasta el ${when}.`,
  closesAtStart: "Abierta hasta que empiece la sesión.",
  closed: "Cerrada. Quienes esperan siguen recibiendo las plazas que quedan libres.",
  domains: (domains) => `Para direcciones de ${domains}.`,
  change: "Cambiar",
  reopen: "Volver a abrir",
  close: "Cerrar",
  closing: {
    title: "¿Cerrar la inscripción?",
    text: "Después nadie podrá reservar una plaza con el enlace. Quien ya tiene una la conserva. Puedes volver a abrirla.",
    submit: "Cerrar la inscripción",
    done: "La inscripción está cerrada",
  },
  form: {
    title: "Inscripción abierta",
    seats: "Como mucho estas personas (opcional)",
    seatsHint: (count) =>
      `Déjalo vacío para ${count === 1 ? "la plaza" : "todas las plazas"} de la sesión (${formatNumber(count)}).`,
    day: "Último día (opcional)",
    dayHint: "Se cierra al acabar ese día y, en todo caso, cuando empieza la sesión.",
    submit: "Abrir la inscripción",
    done: "La inscripción está abierta",
  },
  series: {
    intro:
      "Publica un solo enlace en un canal. Quien demuestre que tiene una dirección de tu empresa reserva su plaza en todas las fechas o en algunas. Nunca ocupa más plazas de las que tiene cada sesión.",
    dates: "Plazas por fecha",
    date: (enrolled, free, waiting) =>
      `${people(enrolled)} con el enlace; ${free === 0 ? "no quedan plazas libres" : `${free === 1 ? "queda" : "quedan"} ${seats(free)} ${free === 1 ? "libre" : "libres"}`}${waiting > 0 ? `; ${formatNumber(waiting)} en la lista de espera` : ""}.`,
    dateClosed: "Cerrada para esta fecha.",
    noneFree:
      "Todas las plazas están ocupadas. Para ofrecer más, aumenta las plazas en la página de una sesión.",
    closesAtStart: "Abierta en cada fecha hasta que empiece su sesión.",
    closed: "Cerrada. Quienes esperan siguen recibiendo las plazas que quedan libres.",
    closing: {
      title: "¿Cerrar la inscripción?",
      text: "Después nadie podrá reservar una plaza de esta serie con un enlace. Quien ya tiene una la conserva. Puedes volver a abrirla.",
      submit: "Cerrar la inscripción",
      done: "La inscripción está cerrada",
    },
    seatsHint: (count) =>
      `En cada fecha. Déjalo vacío para todas las plazas de cada sesión. La más pequeña tiene ${formatNumber(count)}.`,
    dayHint: "Se cierra al acabar ese día y, en cada fecha, cuando empieza su sesión.",
  },
};
