import { measureTitles } from "@lantern/contract/measure-texts/es";
import { capitalized } from "@lantern/engine/graphemes";
import { countIn, formatNumber, formatPercent } from "../../format.ts";
import type { FileTexts } from "./en.ts";

const n = (number: number) => formatNumber(number, "es");
const count = countIn("es");
const people = (number: number) => count(number, "persona", "personas");
const teamsOf = (number: number) => count(number, "equipo", "equipos");

/** What files to download say, in Spanish. */
export const es: FileTexts = {
  removed: "Persona borrada",
  attendance: { came: "Asistió", declined: "Dijo que no", absent: "No vino" },
  report: {
    smaller: (teams) => `${teamsOf(teams)} de menos de tres`,
    hiddenTeams: (teams) =>
      teams === 1
        ? "1 equipo tenía menos de tres personas. Para que nadie pueda saber qué hizo una persona, no mostramos lo que hizo."
        : `${n(teams)} equipos tenían menos de tres personas. Para que nadie pueda saber qué hizo una persona, no mostramos lo que hicieron.`,
    title: (session) => `${session}: informe`,
    footer: (session) => `${session}, Lantern Hour`,
    when: (day, from, to, zone) => `${day}, de ${from} a ${to} (${zone})`,
    summary: {
      title: "En breve",
      everybody: (listed, teams) =>
        listed === 1
          ? `La única persona de la lista asistió, en ${teamsOf(teams)}.`
          : `Las ${people(listed)} de la lista asistieron, en ${teamsOf(teams)}.`,
      came: (came, listed, teams) =>
        `${came === 1 ? "Asistió" : "Asistieron"} ${n(came)} de las ${people(listed)} de la lista, en ${teamsOf(teams)}.`,
      away: (declined, absent) =>
        capitalized(
          [
            declined > 0 && `${n(declined)} ${declined === 1 ? "dijo" : "dijeron"} que no`,
            absent > 0 && `${n(absent)} no ${absent === 1 ? "vino" : "vinieron"}`,
          ]
            .filter(Boolean)
            .join(" y "),
        ),
      together: (solved, puzzles, endings, partial) =>
        `${partial ? "Los equipos de tres o más resolvieron" : "Resolvieron"} ${n(solved)} de ${count(puzzles, "enigma", "enigmas")} y llegaron a ${endings === 1 ? "un final" : `${n(endings)} finales distintos`}.`,
      none: (partial) => `Ningún equipo${partial ? " de tres o más" : ""} escribió lo que hará.`,
      committed: (teams, of, partial) =>
        `${n(teams)} de ${teamsOf(of)}${partial ? " de tres o más" : ""} ${teams === 1 ? "escribió lo que hará" : "escribieron lo que harán"}.`,
      waiting: "Preguntamos a los 14 días cómo ha ido.",
      outcomes: (responses, kept, partly) =>
        `A las dos semanas, de ${count(responses, "respuesta", "respuestas")}, ${n(kept)} ${kept === 1 ? "dice" : "dicen"} que se ha hecho y ${n(partly)}, que en parte.`,
    },
    first: {
      attended: "de las personas de la lista asistieron",
      solved: "enigmas resueltos, entre todos los equipos",
      playAgain: "de quienes respondieron jugarían otra vez",
      happened: "dicen que su compromiso se ha hecho",
      teams: (teams) => (teams === 1 ? "equipo jugó" : "equipos jugaron"),
      endings: "finales distintos",
      of: (part, whole) => `${n(part)} de ${n(whole)}`,
      allHigh: (measures) =>
        `En las ${n(measures)} medidas de cómo colaboraron los equipos, la media está en la franja alta.`,
      measured: (measures, highest, lowest) =>
        `De ${n(measures)} medidas de cómo colaboraron los equipos, «${highest}» tiene la media más alta y «${lowest}», la más baja.`,
      notMeasured: (hidden) =>
        hidden
          ? "Cómo colaboraron solo se muestra de equipos de tres o más."
          : "No se midió cómo colaboraron los equipos.",
      again: (again, responses) =>
        responses === 1
          ? `${again === 1 ? "La única persona que respondió jugaría" : "La única persona que respondió no jugaría"} otra vez.`
          : `${n(again)} de las ${people(responses)} que respondieron ${again === 1 ? "jugaría" : "jugarían"} otra vez.`,
      fewRatings: "Mostramos si la gente jugaría otra vez cuando han respondido tres personas.",
    },
    attendance: {
      title: "Asistencia",
      attended: "Asistieron",
      of: (part, whole) => `${n(part)} de ${n(whole)}`,
      stayed: (stayed, minutes) =>
        `${n(stayed)} de principio a fin; la mitad estuvo al menos ${n(minutes)}\u00a0min`,
      credits: "Créditos usados",
      creditsNote: ({ released, brief, uncovered }) =>
        [
          `${count(released, "crédito liberado", "créditos liberados")} después de la sesión`,
          brief > 0 &&
            `${count(brief, "persona estuvo", "personas estuvieron")} menos de cinco minutos, lo que no cuesta nada`,
          uncovered > 0 &&
            `${count(uncovered, "persona jugó", "personas jugaron")} cuando no quedaban créditos`,
        ]
          .filter(Boolean)
          .join("; "),
      teams: "Equipos",
      playAgain: "Jugarían otra vez",
      notVisible: "No se muestra",
      responded: "de quienes respondieron",
      fewResponses: "Se muestra cuando han respondido tres personas",
    },
    paths: {
      title: "Caminos por la historia",
      columns: { team: "Equipo", path: "Camino", ending: "Final", award: "Premio", points: "Puntos" },
      puzzle: { name: "Enigma", solved: "Resuelto", minutes: "Minutos", hints: "Pistas" },
      solved: "sí",
      unsolved: "no",
      minutes: (used, of) => `${used} de ${of}`,
    },
    choices: {
      title: "Comparación de las decisiones",
      note: "Lo que eligió cada equipo. Cómo votó cada persona se queda en el equipo.",
    },
    measures: {
      title: "Cómo colaboraron los equipos",
      note: "Para reflexionar, no para clasificar. Solo de equipos, nunca de personas.",
      none: (group) => `Solo se muestra de equipos de ${n(group)} o más. Ningún equipo llegó a ese tamaño.`,
      line: (team, label, sentence) => `${team}: ${label}. ${sentence}`,
    },
    commitments: {
      title: "Lo que harán los equipos",
      quote: (text) => `«${text}»`,
      removed: "Borrado junto con la persona que lo escribió.",
      followUp: (done, partly, notYet) =>
        `A las dos semanas: ${count(done, "dice", "dicen")} que se ha hecho, ${n(partly)} que en parte y ${n(notYet)} que todavía no`,
    },
    slides: {
      next: "Qué hacer ahora",
      measure: "Medida",
      teams: teamsOf,
      more: (more) => `${n(more)} más en el informe`,
      missed: (missed) =>
        missed === 1
          ? "Planificar la próxima sesión con la persona que se perdió esta."
          : `Planificar la próxima sesión con las ${people(missed)} que se perdieron esta.`,
      followUp: "En dos semanas, hablar de qué ha sido de los compromisos.",
      plan: "Elegir la próxima aventura mientras esta se recuerda.",
      moments: {
        title: "Lo que destacó",
        note: "Cuántos equipos tuvieron cada tipo de momento. No decimos cuáles.",
        of: (part, whole) => `${n(part)} de ${teamsOf(whole)}`,
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
    people: {
      title: "Personas",
      note: "No se muestra cuánto tiempo estuvo cada persona.",
      columns: { name: "Nombre", department: "Departamento", attendance: "Asistencia", team: "Equipo" },
    },
  },
  seriesReport: {
    title: (series) => `${series}: informe de la serie`,
    footer: (series) => `${series}, Lantern Hour`,
    span: (sessions, first, last) =>
      `Una serie de ${count(sessions, "sesión", "sesiones")}, del ${first} al ${last}`,
    summary: {
      attendance: (played, of, share) =>
        `${played === 1 ? "Se ha jugado" : "Se han jugado"} ${n(played)} de ${count(of, "sesión", "sesiones")}, y vino el ${formatPercent(share, "es")} de las personas de la lista.`,
      met: (share) =>
        `El ${formatPercent(share, "es")} de todas las parejas de compañeros ya ha estado en un mismo equipo.`,
      tooFew: "El grupo es demasiado pequeño para decir qué parte de él se conoce.",
      noCommitments: "Ningún equipo de tres o más ha escrito lo que hará.",
      unanswered: (teams) =>
        `${count(teams, "equipo acordó", "equipos acordaron")} qué hacer después. Mostramos cómo ha ido cuando tres personas de un equipo han respondido.`,
      outcomes: (teams, kept, partly, notYet) =>
        `${count(teams, "equipo acordó", "equipos acordaron")} qué hacer después; de ${count(kept + partly + notYet, "respuesta", "respuestas")}, ${count(kept, "dice", "dicen")} que se ha hecho, ${n(partly)} que en parte y ${n(notYet)} que todavía no.`,
    },
    attendance: {
      title: "Quién vino",
      note: "«Se conocen»: parejas de compañeros que hasta entonces estuvieron en un mismo equipo",
      columns: {
        session: "Sesión",
        date: "Fecha",
        adventure: "Aventura",
        came: "Asistieron",
        met: "Se conocen",
      },
      of: (came, listed) => `${n(came)} de ${n(listed)}`,
      share: (share) => formatPercent(share, "es"),
      ahead: "por jugar",
    },
    measures: {
      title: "Cómo colaboraron los equipos",
      note: "Para reflexionar, no para clasificar",
      measure: "Medida, de 0 a 100",
      missing: "–",
      none: (group) => `Solo se muestra de equipos de ${n(group)} o más. Ningún equipo llegó a ese tamaño.`,
      how: (group) =>
        `La media de los equipos de ${n(group)} o más personas en cada fecha. El informe de cada sesión explica cómo calculamos las medidas. Una raya significa que no se midió.`,
    },
    commitments: {
      title: "Lo que acordaron los equipos y cómo ha ido",
      outcomes: (kept, partly, notYet) =>
        `${count(kept, "dice", "dicen")} que se ha hecho, ${n(partly)} que en parte y ${n(notYet)} que todavía no`,
      few: (group) => `Mostramos cómo ha ido cuando han respondido ${n(group)} personas.`,
      more: (more) => `Hay ${n(more)} más en los informes de las sesiones.`,
    },
  },
  tables: {
    attendance: ["Nombre", "Departamento", "Oficina", "Asistencia", "Equipo"],
    teams: [
      "Equipo",
      "Personas",
      "Apodo",
      "Final",
      "Puntos",
      "Premio",
      "Enigmas resueltos",
      "Enigmas",
      "Pistas",
    ],
    commitments: ["Lo que harán", "Se ha hecho", "En parte", "Todavía no"],
    decisions: ["Pregunta", "Opción", "Equipo", "Elegida"],
    chosen: { yes: "sí", no: "no" },
    names: measureTitles,
    bands: { low: "franja baja", middle: "franja media", high: "franja alta" },
    insights: {
      session: ["Sesión", "Día (UTC)", "En la lista", "Asistieron"],
      value: (measure) => `${measure}, de 0 a 1`,
      ratings: ["Respuesta media, de 1 a 5", "Respuestas"],
    },
    audit: [
      "Número",
      "Momento (UTC)",
      "Persona",
      "Id. de la persona",
      "Id. de la clave",
      "Dirección",
      "Petición",
      "Acción",
      "Objeto",
      "Nombre del objeto",
      "Detalle",
      "Antes",
      "Después",
      "Hash",
    ],
    people: [
      "Nombre",
      "Apellidos",
      "Correo electrónico",
      "Departamento",
      "Oficina",
      "Zona horaria",
      "Idioma",
      "Fecha de alta",
    ],
  },
  statement: {
    columns: [
      "Momento (UTC)",
      "Tipo",
      "Créditos",
      "Saldo",
      "Deuda",
      "Sesión",
      "Pedido",
      "Nota",
      "Centro de coste",
      "Plazas",
      "Valor neto",
      "Moneda",
      "Factura",
    ],
    kinds: {
      grant: "Créditos gratuitos",
      purchase: "Comprados",
      capture: "Usados",
      refund: "Devolución",
      chargeback: "Contracargo",
      adjustment: "Ajuste",
    },
  },
};
