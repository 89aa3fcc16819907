import { count } from "../../i18n/es/phrases.ts";
import { formatList, formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

const seats = (n: number) => count(n, "plaza", "plazas");

export const texts: typeof english = {
  editTitle: "Terminar el borrador",
  crumbHere: "Nueva sesión",
  sub: "Los borradores son gratis y solo los ve la administración. Reservamos los créditos cuando confirmas.",
  story: {
    heading: "La historia",
    legend: "Aventura",
    titleHint: "Por ejemplo, «Ventas y soporte se conocen».",
    languageHint: (story) =>
      story.length === 1
        ? `De las páginas y los correos. La historia está en ${story[0]}.`
        : `De la historia, las páginas y los correos. La historia está en ${formatList(story)}, y cada persona puede elegir otro.`,
    none: "Ahora mismo no hay ninguna aventura disponible. Puedes guardar un borrador y elegirla más tarde.",
    mood: "Ambiente",
    puzzles: "Enigmas",
    difficulties: { gentle: "Fáciles", medium: "Intermedios", tricky: "Difíciles" },
    goodFor: "Buena para",
    played: "Ya la han jugado",
    playedBy: (n, of, day) =>
      `${of > 0 ? `${formatNumber(n)} de estas ${formatNumber(of)} personas` : people(n)}, la última vez el ${day}`,
  },
  people: {
    heading: "Personas y hora",
    undecided:
      "¿Aún no tienes fecha? Deja el día vacío y guarda el borrador. En su página puedes preguntar qué fechas vienen bien.",
    theirs: "Cuándo empieza para ellos",
    youAnd: (n) => (n > 0 ? `tú y ${people(n)}` : "tú"),
    others: (n) => people(n),
    local: "Hora local",
    city: "Lugar",
    label: "Momento de su día",
    unknown: (n) => `Zona horaria desconocida: ${formatNumber(n)}. La sabremos cuando abran su enlace.`,
    outside: (n, of) =>
      `${formatNumber(n)} de ${formatNumber(of)} personas jugarían fuera del horario de trabajo (de lunes a viernes, de 9 a 18).`,
    kinder: (time, n) =>
      n === 0
        ? `A las ${time}, ninguna.`
        : `A las ${time}, ${n === 1 ? "solo una" : `serían ${formatNumber(n)}`}.`,
    takeTime: (time) => `Usar las ${time}`,
  },
  seats: {
    heading: "Plazas y guía",
    seats: "Plazas",
    fewer: "Menos plazas",
    more: "Más plazas",
    teams: (seats, n, sizes) =>
      n === 1
        ? `${formatNumber(seats)} plazas en un equipo de ${sizes}.`
        : `${formatNumber(seats)} plazas en equipos de ${sizes}: ${formatNumber(n)} equipos.`,
    sizes: (small, large) =>
      small === large ? `${formatNumber(small)}` : `${formatNumber(small)} o ${formatNumber(large)}`,
    range: "De 2 a 300. Puedes añadir plazas más tarde.",
  },
  summary: {
    heading: "Resumen",
    untitled: "Sin título",
    inLanguage: (adventure, story, pages) =>
      story === pages
        ? `${adventure}, en ${story}`
        : `${adventure}, en ${story}; páginas y correos en ${pages}`,
    noAdventure: "Sin aventura elegida",
    yours: (city) => `Para ti, en ${city}`,
    from: (day, from, to) => `${day}, de ${from} a ${to}`,
    noDate: "Sin fecha",
    there: (city) => `En ${city}`,
    theirs: "Para las personas invitadas",
    span: (first, last) => (first === last ? first : `de ${first} a ${last}`),
    at: (time, city) => `${time} en ${city}`,
    runBy: "La conduce",
    hosting: { autopilot: "El piloto automático", host: "Una persona de tu empresa" },
    freeNow: "Disponibles ahora",
    seats: (n) => seats(n),
    cost: (n) => `${seats(n)}, al confirmar`,
    after: "Disponibles después",
    missing: "Faltan",
    insufficient: "No hay créditos suficientes",
    insufficientText: (free) =>
      free < 2
        ? "Guarda el borrador hasta que vuelvas a tener créditos."
        : `Guarda el borrador o planifica ${seats(free)}.`,
    buyByOwner: "Una persona titular de la empresa puede comprar más.",
    resend: "Enviar el correo otra vez",
    planSeats: (free) => `Usar ${formatNumber(free)}`,
    note: "Solo pagas por quienes vienen: un crédito se usa cuando alguien lleva cinco minutos en la sesión. Los demás se liberan solos.",
    verify: "Confirma primero tu dirección de correo. Después puedes confirmar la sesión.",
    draft: "Crear borrador",
    save: "Guardar borrador",
    confirm: (n) => `Crear y confirmar ${seats(n)}`,
    saveAndConfirm: (n) => `Guardar y confirmar ${seats(n)}`,
    incomplete: "Para confirmar, elige una aventura y un comienzo.",
  },
};
