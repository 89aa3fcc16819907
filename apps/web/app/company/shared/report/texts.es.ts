import { count } from "../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  when: (adventure, day, from, to) => `${adventure}, ${day}, de ${from} a ${to}`,
  summary: "El informe en breve",
  contents: "En este informe",
  next: {
    title: (title) => `Otra historia: ${title}`,
    plan: "Planificar esta sesión",
  },
  came: {
    title: "Asistencia",
    came: "Asistieron",
    of: (part, whole) => `${formatNumber(part)} de ${formatNumber(whole)}`,
    stayed: (n, minutes) =>
      `${formatNumber(n)} de principio a fin; la mitad estuvo al menos ${formatNumber(minutes)} min`,
    few: "se muestra cuando han asistido tres personas",
    credits: "Créditos usados",
    creditsNote: ({ released, brief, uncovered }) =>
      [
        `${count(released, "liberado", "liberados")} después de la sesión`,
        brief > 0 &&
          `${count(brief, "persona estuvo", "personas estuvieron")} menos de cinco minutos, lo que no cuesta nada`,
        uncovered > 0 &&
          `${count(uncovered, "persona jugó", "personas jugaron")} cuando no quedaban créditos`,
      ]
        .filter(Boolean)
        .join("; "),
    teams: "Equipos",
    smaller: (n) => `${count(n, "equipo", "equipos")} de menos de tres`,
    again: "Jugarían otra vez",
    responded: "de quienes respondieron",
    hidden: "No se muestra",
    fewResponses: (responses, group) =>
      `${responses === 1 ? "1 respuesta" : `${formatNumber(responses)} respuestas`}; se muestra con ${formatNumber(group)}`,
    absent: "No vinieron",
    declined: "Dijeron que no",
    early: "Se fueron antes",
    earlyText: (n) =>
      `${n === 1 ? "Una persona" : people(n)}. Cualquiera puede irse, así que no damos nombres.`,
    plan: "Planificar la próxima sesión con quienes se la perdieron",
    everyone: "Todas las personas de la lista",
    name: "Nombre",
    department: "Departamento",
    attendance: "Asistencia",
    team: "Equipo",
    status: { came: "Asistió", declined: "Dijo que no", absent: "No vino" },
    removed: "Persona borrada",
    ratings: "Respuestas a «¿Jugarías otra vez?»",
    rating: ["1, no otra vez", "2", "3", "4", "5, cuando sea"],
  },
  roads: {
    title: "Caminos por la historia",
    tab: "Caminos",
    endings: (n) => (n === 1 ? "Un final" : `${formatNumber(n)} finales distintos`),
    ending: "Final",
    team: "Equipo",
    people,
    points: (n) => count(n, "punto", "puntos"),
    picture: (teams, decisions) =>
      `El camino ${teams === 1 ? "del equipo" : `de cada uno de los ${formatNumber(teams)} equipos`} por ${formatNumber(decisions)} decisiones hasta su final. La tabla de abajo dice lo mismo con palabras.`,
    notMet: "no llegó",
    text: "Ver como tabla",
    hidden: (n) =>
      n === 1
        ? "Un equipo tenía menos de tres personas. Para que nadie pueda saber qué hizo una persona, no mostramos lo que hizo."
        : `${formatNumber(n)} equipos tenían menos de tres personas. Para que nadie pueda saber qué hizo una persona, no mostramos lo que hicieron.`,
    award: "Premio",
  },
  puzzles: {
    title: "Enigmas",
    puzzle: "Enigma",
    solved: (time) => `resuelto en ${time}`,
    seconds: (number) => `${formatNumber(number)} s`,
    minutes: (number) => `${number} min`,
    unsolved: "sin resolver",
    hints: (n) => (n === 0 ? "ninguna pista" : n === 1 ? "una pista" : `${formatNumber(n)} pistas`),
  },
  choices: {
    title: "Comparación de las decisiones",
    tab: "Decisiones",
    note: "Lo que eligió cada equipo. Cómo votó cada persona se queda en el equipo.",
    question: "Pregunta",
    notMet: "No llegó",
  },
  measures: {
    title: "Cómo colaboraron los equipos",
    tab: "Colaboración",
    note: "Para reflexionar, no para clasificar. Solo de equipos, nunca de personas.",
    bands: { low: "franja baja", middle: "franja media", high: "franja alta" },
    nothing: "Nada que medir",
    how: "Cómo lo calculamos",
    bandsText: "Baja es menos de 0,60. Alta es 0,85 o más.",
    none: (group) =>
      `Solo se muestra de equipos de ${formatNumber(group)} o más. Ningún equipo llegó a ese tamaño.`,
    foot: "Se muestra de equipos de tres o más.",
    moments: {
      title: "Lo que destacó",
      note: "Cuántos equipos tuvieron cada tipo de momento. No decimos cuáles.",
      of: (part, whole) => `${formatNumber(part)} de ${formatNumber(whole)} equipos`,
      kinds: {
        turned: "La votación cambió después de hablarlo",
        oneVoice: "Una persona convenció a las demás",
        unread: "Un dato se leyó en voz alta tarde",
        tries: "Intentos fallidos y, después, el bueno",
        close: "Un enigma resuelto justo a tiempo",
        help: "Una pista y, después, la solución",
        contrast: "Una escena tranquila junto a una muy viva",
      },
    },
  },
  commitments: {
    title: "Lo que harán los equipos",
    tab: "Compromisos",
    note: "Lo enviamos a cada equipo el mismo día y preguntamos una vez, a los 14 días, cómo ha ido",
    none: (partial) => `Esta vez ningún equipo${partial ? " de tres o más" : ""} escribió un compromiso.`,
    removed: "Borrado junto con la persona que lo escribió.",
    became: "Cómo ha ido",
    outcomes: { kept: "Se ha hecho", partly: "En parte", not_yet: "Todavía no" },
    fewResponses: (group) => `Se muestra cuando han respondido ${formatNumber(group)} personas.`,
  },
};
