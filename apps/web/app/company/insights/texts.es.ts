import { capitalized } from "@lantern/engine/graphemes";
import { count } from "../../i18n/es/phrases.ts";
import { formatNumber, formatSigned } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

const insightBands = { low: "franja baja", middle: "franja media", high: "franja alta" };

export const texts: typeof english = {
  sub: "Todas tus sesiones de un vistazo. Mostramos totales y equipos, y nunca comparamos personas.",
  loading: "Cargando tu análisis",
  empty: {
    title: "El análisis empieza con tu segunda sesión",
    none: "Cada sesión tiene su informe. A partir de la segunda puedes comparar aquí asistencia, colaboración y respuestas.",
    one: "Has tenido una sesión, y su informe está listo. Después de la próxima, esta página muestra las dos juntas.",
    plan: "Planificar una sesión",
    report: "Abrir el informe",
  },
  short: {
    changed: "Qué ha cambiado",
    next: "Qué puedes hacer",
    changes: {
      attendance: ({ came, listed, share, before }) =>
        `${came === 1 ? "Asistió" : "Asistieron"} ${formatNumber(came)} de ${people(listed)} a la última sesión (${formatNumber(share)}\u00a0%); antes, el ${formatNumber(before)}\u00a0%.`,
      attendance_same: ({ came, listed }) =>
        `${came === 1 ? "Asistió" : "Asistieron"} ${formatNumber(came)} de ${people(listed)} a la última sesión, más o menos como antes.`,
      measure: (measure, from, to) =>
        `${measure}: ahora está en la ${insightBands[to]}; en la sesión anterior estaba en la ${insightBands[from]}.`,
      measures_same: "La colaboración de los equipos está en las mismas franjas que en la sesión anterior.",
      feedback: (average, before) =>
        `A «¿Jugarías otra vez?» se respondió de media ${average} de 5; la vez anterior, ${before}.`,
    },
    todo: {
      missed: (n) =>
        `${people(n)} ${n === 1 ? "se perdió" : "se perdieron"} la última sesión. Planifica la próxima contando primero con ${n === 1 ? "esa persona" : "ellas"}.`,
      department: (name, reached, of) =>
        reached === 0
          ? `En ${name} aún no ha jugado nadie. Invítalas a la próxima sesión.`
          : `En ${name} ${reached === 1 ? "ha" : "han"} jugado ${formatNumber(reached)} de ${people(of)}. Invita a las demás a la próxima sesión.`,
      measure: (name) =>
        `${name}: estuvo en la franja baja. Lee en el informe qué significa y coméntalo con los equipos.`,
      plan: "Nada requiere tu atención. Planifica la próxima sesión mientras se recuerda esta.",
    },
    steps: {
      missed: "Planificar con estas personas",
      department: "Planificar una sesión",
      measure: "Abrir el informe",
      plan: "Planificar una sesión",
    },
  },
  csv: "Descargar CSV",
  table: "Ver como tabla",
  session: "Sesión",
  month: "Mes",
  attendance: {
    title: "Asistencia",
    all: (percent, sessions) => `${formatNumber(percent)}\u00a0% en ${count(sessions, "sesión", "sesiones")}`,
    came: "Asistieron",
    listed: "En la lista",
    rate: "Proporción",
  },
  months: {
    title: "Mes a mes",
    note: "Meses en UTC. Usa un crédito cada persona que estuvo al menos cinco minutos",
    sum: ({ sessions, people: attended, credits }) =>
      `En ${formatNumber(sessions)} sesiones se ocuparon ${formatNumber(attended)} plazas y se ${credits === 1 ? "usó 1 crédito" : `usaron ${formatNumber(credits)} créditos`}.`,
    allIn: (month) => `Todo fue en ${month}.`,
    sessions: "Sesiones",
    people: "Personas que asistieron",
    credits: "Créditos usados",
  },
  measures: {
    title: "Cómo colaboraron los equipos",
    note: "Medias de equipos de tres o más, en las franjas de un informe",
    names: {
      contribution: "Reparto del trabajo",
      voice: "Reparto de la palabra",
      clues: "Datos compartidos",
      listening: "Escucha",
      pace: "Ritmo",
      togetherness: "Unión",
    },
    none: "Sin medir todavía",
    latest: (band) => `${capitalized(insightBands[band])} en la última sesión con datos`,
    value: (band, value) => `${capitalized(insightBands[band])} (${value})`,
    top: "Alto",
    bottom: "Bajo",
    scale: "Baja es menos de 0,60. Alta es 0,85 o más.",
    how: "Para reflexionar, no para clasificar: las historias son distintas, y las sesiones también.",
  },
  feedback: {
    title: "¿Jugarías otra vez?",
    note: "De 1 (no otra vez) a 5 (cuando sea). Se muestra cuando han respondido tres personas",
    average: "Respuesta media",
    responses: "Respuestas",
    one: (day, average, answers) => `${day}: la media de ${formatNumber(answers)} respuestas es ${average}.`,
    none: "Ninguna sesión tiene todavía tres respuestas.",
  },
  evidence: {
    title: "¿Ha cambiado algo?",
    note: "Lo que dicen los participantes en el cuestionario breve, antes y después, en todas tus sesiones",
    loading: "Cargando el cuestionario",
    off: "El cuestionario está desactivado. Actívalo en los ajustes, y los participantes reciben tres frases cortas antes y después de las sesiones.",
    offSub: "El cuestionario está desactivado. Una persona titular de tu empresa puede activarlo.",
    settings: "Abrir los ajustes",
    waves: { after: "Justo después", two_weeks: "A las dos semanas", month: "Al mes" },
    states: {
      hidden: "Oculto",
      unknown: "Aún no se sabe",
      up: "Ha ayudado",
      down: "Ha empeorado",
    },
    short: { hidden: "oculto", unknown: "no se sabe", up: "mejor", down: "peor" },
    hidden: "No mostramos nada hasta que hayan respondido al menos cinco personas.",
    more: (n) =>
      n === 1
        ? "Bastaría con una respuesta más, aproximadamente."
        : `Harían falta unas ${formatNumber(n)} respuestas más.`,
    tooSmall: "Probablemente no bastarían ni 1000 respuestas más: la diferencia es demasiado pequeña.",
    few: "Hacen falta al menos tres sesiones.",
    changed: (mean) => `De media, las respuestas se movieron ${formatSigned(mean)} de un paso.`,
    interval: ({ mean, low, high }) =>
      `${formatSigned(mean)} (intervalo del 95\u00a0%: de ${formatSigned(low)} a ${formatSigned(high)})`,
    basis: (n, sessions) =>
      `${formatNumber(n)} personas respondieron las dos veces, en ${count(sessions, "sesión o serie", "sesiones o series")}`,
    how: (smallest) =>
      `En pasos de 1 a 5. Comparamos a las mismas personas antes y después, y contamos sesiones, no personas, porque las de una misma sesión se parecen. No hay filtros: las cifras solo cambian cuando se cierran sesiones enteras, nunca con menos de ${formatNumber(smallest)} personas, y una de cada diez queda fuera por sorteo, para que nadie pueda deducir las respuestas de otra persona.`,
    statement: "Frase",
    measures: {
      all: "Las tres juntas",
      contacts: "Saber a quién preguntar",
      voice: "Facilidad para hablar",
      belonging: "Sentirse parte del grupo",
    },
  },
  departments: {
    title: "Departamentos",
    note: "Personas de tu lista que han jugado al menos una vez",
    department: "Departamento",
    reached: "Han jugado",
    of: "En la lista",
    rest: "Departamentos pequeños y personas sin departamento",
    bar: (reached, of) => `${formatNumber(reached)} de ${formatNumber(of)}`,
    none: "No hay nadie en tu lista.",
  },
};
