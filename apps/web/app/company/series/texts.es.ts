import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

const sessions = (n: number) => count(n, "sesión", "sesiones");

export const texts: typeof english = {
  panel: "Series",
  sub: (n, listed) => `${sessions(n)} para ${people(listed)}`,
  rename: "Cambiar el nombre",
  renaming: {
    title: "Cambiar el nombre de la serie",
    text: "También cambia el de las próximas sesiones, salvo las que tengan un título propio.",
    label: "Título de la serie",
    submit: "Guardar el título",
    done: "Nombre de la serie cambiado",
  },
  confirm: (n) => (n === 1 ? "Confirmar la sesión" : `Confirmar ${sessions(n)}`),
  confirmed: "Serie confirmada",
  confirmedText: "Ya puedes enviar las invitaciones.",
  invite: "Enviar invitaciones",
  invited: "Invitaciones enviadas",
  invitedText: (n) =>
    n === 1
      ? "Una persona recibe un correo con todas las fechas."
      : `${formatNumber(n)} personas reciben un correo con todas las fechas.`,
  report: "Informe de la serie",
  inviting: {
    title: "Un solo correo con todas las fechas",
    text: (people, dates) =>
      `${people === 1 ? "Una persona recibe" : `${formatNumber(people)} personas reciben`} este correo para ${dates === 1 ? "una fecha" : `${formatNumber(dates)} fechas`}, con enlaces propios.`,
    frame: "El correo",
    send: (people) =>
      people === 1 ? "Enviarlo a una persona" : `Enviarlo a ${formatNumber(people)} personas`,
  },
  figures: {
    met: "Quiénes han jugado juntos",
    metText: (met, pairs) =>
      `de todas las parejas del grupo han estado en el mismo equipo: ${formatNumber(met)} de ${formatNumber(pairs)}`,
    notYet: "Todavía no",
    notYetText: "Se verá después de la primera sesión, si el grupo tiene tres personas o más",
    agreed: "A qué se comprometieron",
    agreedText: (teams) =>
      teams === 1
        ? "equipo se comprometió a algo al final de su sesión"
        : "equipos se comprometieron a algo al final de su sesión",
    noneAgreedText: "Cada equipo puede comprometerse a algo al final de su sesión",
    happened: "En qué quedó",
    happenedText: (happened, partly, notYet) =>
      `${happened === 1 ? "persona dice" : "personas dicen"} que su equipo lo hizo. En parte: ${formatNumber(partly)}. Todavía no: ${formatNumber(notYet)}.`,
    fewText: "Se verá cuando tres personas de un equipo respondan a nuestra pregunta, dos semanas después",
  },
  list: "Fechas",
  columns: {
    session: "Sesión",
    state: "Estado",
    start: "Comienzo",
    people: "Personas",
    action: "Acción",
  },
  people: {
    listed: (n) => `${formatNumber(n)} en la lista`,
    came: (came, of) => `asistieron ${formatNumber(came)} de ${formatNumber(of)}`,
  },
  noDate: "Sin fecha",
  menu: (title) => `Más acciones para ${title}`,
  actions: { move: "Cambiar la fecha", cancel: "Cancelar", report: "Informe" },
  moving: {
    title: "Cambiar la fecha",
    text: "Las personas invitadas reciben un solo correo con todo lo que cambia.",
    later: "Mover las sesiones siguientes el mismo número de días",
    list: "Nuevas fechas",
    zone: (city) => `Todas las horas son las de ${city}.`,
    submit: (n) => (n === 1 ? "Guardar la fecha" : `Guardar ${formatNumber(n)} fechas`),
    done: "Fechas guardadas",
  },
  cancelling: {
    title: "Cancelar",
    text: "Las personas invitadas reciben un solo correo con todo lo que canceles. Los créditos se liberan.",
    only: "Solo esta sesión",
    rest: (n) => `Esta y ${n === 1 ? "la siguiente" : `las ${formatNumber(n)} siguientes`}`,
    back: "Mantener",
    submit: (n) => (n === 1 ? "Cancelar la sesión" : `Cancelar ${sessions(n)}`),
    done: (n) => count(n, "sesión cancelada", "sesiones canceladas"),
  },
};
