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
  figures: {
    met: "Del grupo se conoce",
    metText: (met, pairs) =>
      `${formatNumber(met)} de ${formatNumber(pairs)} parejas han estado en un mismo equipo`,
    notYet: "Todavía no",
    notYetText: "Se muestra después de la primera sesión, con tres personas o más",
    agreed: "Equipos con un compromiso",
    agreedText: "Al final de su sesión",
    happened: "Respuestas: hecho",
    happenedText: (partly, notYet) => `${formatNumber(partly)} en parte, ${formatNumber(notYet)} todavía no`,
    fewText: "Se muestra cuando han respondido tres personas de un equipo",
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
