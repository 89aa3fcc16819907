import type { Readiness } from "@lantern/contract/choices";
import { capitalized } from "@lantern/engine/graphemes";
import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import { readinessNames } from "../../ui/readiness-names.es.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  morning: (name) => `Buenos días, ${name}`,
  afternoon: (name) => `Buenas tardes, ${name}`,
  evening: (name) => `Buenas noches, ${name}`,
  loading: "Cargando tu panel",
  planSeries: "Planificar una serie",
  series: {
    title: "Series",
    all: "Todas las series",
    state: (played, of) => `${formatNumber(played)} de ${formatNumber(of)} jugadas`,
  },
  sum: (counts) =>
    (Object.keys(readinessNames) as Readiness[])
      .filter((state) => counts[state] > 0)
      .map((state) => `${readinessNames[state].toLowerCase()}: ${formatNumber(counts[state])}`)
      .join("; "),
  street: (n, sum) =>
    `Una calle del puerto al anochecer. Cada ventana es una de las ${formatNumber(n)} personas de la lista: ${sum}.`,
  nothing: (day) => `${capitalized(day)}. Todavía no hay nada planificado.`,
  needsDate: (day) => `${capitalized(day)}. A tu próxima sesión le falta la fecha.`,
  planned: (day, ahead) => `${capitalized(day)}. Tu próxima sesión es ${ahead}.`,
  needed: (n) =>
    n === 0
      ? "No te queda nada por hacer."
      : n === 1
        ? "Todavía te espera una cosa."
        : `Todavía te esperan ${formatNumber(n)} cosas.`,
  noneAhead: {
    title: "No hay ninguna sesión planificada",
    text: "Encontrarás los informes más abajo. Elige una aventura y una hora para la próxima.",
  },
  sessionIsLive: (day) => `${capitalized(day)}. Hay una sesión en directo.`,
  when: (adventure, date, time, city) => `${adventure}, ${date}, ${time} en ${city}`,
  now: "en directo",
  noWindows: "Todavía no hay nadie en la lista, así que todas las ventanas están a oscuras.",
  checklist: {
    confirmed: "Sesión confirmada",
    seats: (n) => count(n, "plaza reservada", "plazas reservadas"),
    confirm: "Datos de la sesión",
    toConfirm: "todavía es un borrador; reservamos las plazas cuando la confirmes",
    attendees: "Asistentes",
    nobody: "todavía no hay nadie en la lista",
    listed: (n) => people(n),
    add: "Añadir gente",
    invitations: "Invitaciones",
    allInvited: (n) => count(n, "enviada", "enviadas"),
    uninvited: (n) => `${formatNumber(n)} sin enviar`,
    send: (n) => `Enviar ${formatNumber(n)}`,
    rsvps: "Respuestas",
    rsvpsGiven: (n, of) => `${formatNumber(n)} de ${formatNumber(of)}`,
    joined: "Entraron",
    here: "Aquí ahora",
    rsvpsLater: "después de enviar las invitaciones",
    undelivered: (n) => `${formatNumber(n)} sin entregar`,
    see: (n) => `Ver ${people(n)}`,
    teams: "Equipos",
    formed: (n) => (n === 1 ? "1, formado de antemano" : `${formatNumber(n)}, formados de antemano`),
    formedThen: "se forman al empezar la sesión",
    checks: "A punto",
    checked: (n, of) =>
      `${formatNumber(n)} de ${formatNumber(of)} vienen, con micrófono y sonido comprobados`,
    host: "La conduce",
    autopilot: "el piloto automático",
    aHost: "una persona como guía",
  },
  credits: {
    title: "Créditos",
    free: "disponibles",
    reserved: (n) => count(n, "reservado", "reservados"),
    balance: "Saldo",
    note: "Solo pagas por quienes vienen. Los créditos sin usar se liberan al terminar la sesión.",
    unverified: "Recibes 6 créditos gratis cuando confirmes tu dirección de correo.",
  },
  waiting: {
    title: "También pendientes",
    noDate: "Sin fecha",
    noAdventure: "Sin aventura",
    finish: "Terminar",
    uninvited: (n) => count(n, "invitación sin enviar", "invitaciones sin enviar"),
    send: (n) => `Enviar ${formatNumber(n)}`,
    nobody: "Sin asistentes",
    draft: "Se puede confirmar",
    open: "Abrir",
  },
  recent: {
    title: "Últimos informes",
    all: "Todas las sesiones terminadas",
    session: "Sesión",
    came: "Asistieron",
    line: "El compromiso de un equipo",
    cameOf: (came, of) => `${formatNumber(came)} de ${formatNumber(of)}`,
    quoted: (text) => `«${text}»`,
    noLine: "Sin compromiso",
  },
  first: {
    title: "Prepara tu primera sesión",
    done: (done, of) => `${formatNumber(done)} de ${formatNumber(of)} hechos`,
    isDone: "hecho",
    steps: {
      verify: {
        name: "Confirma tu dirección de correo",
        note: "con el enlace del correo que te enviamos",
        ownerNote: "la persona titular de la empresa aún no ha confirmado su dirección",
      },
      credits: {
        name: "Consigue créditos",
        note: "6 son gratis al confirmar tu dirección de correo; puedes comprar más",
        ownerNote: "6 son gratis cuando una persona titular confirma su correo",
        action: "Comprar créditos",
      },
      people: {
        name: "Añade participantes",
        note: "de uno en uno, pegando una lista o con un archivo",
        action: "Añadir gente",
      },
      plan: {
        name: "Planifica una sesión",
        note: "una aventura, una fecha y un número de plazas",
        action: "Planificarla",
      },
      invite: {
        name: "Confírmala y envía las invitaciones",
        note: "cada una con un archivo de calendario",
        action: "Abrirla",
      },
    },
  },
};
