import type { ErrorCode } from "@lantern/contract/errors";
import type { CommandErrorCode } from "@lantern/engine/commands";
import type { PointsFrom } from "@lantern/engine/scorecard";
import type { ServerTexts } from "../server-texts.ts";
import { measure } from "./measures.ts";
import { count } from "./phrases.ts";

/** Errors that a participant can get: from requests, and from commands in a session. */
const errors: Partial<Record<ErrorCode, string>> & Record<CommandErrorCode | "INVALID_LOGIN", string> = {
  CONSUMER_001: "No encontramos a esta persona",
  CONSUMER_002: "Esta persona no está en ninguna sesión",
  SESSION_001: "No encontramos la sesión",
  SESSION_004: "No se ha podido cambiar la sesión",
  SESSION_006: "La sesión ya ha terminado",
  SESSION_009: "Esta persona no está en la sesión",
  SESSION_CANCELLED: "Esta sesión se ha cancelado.",
  SESSION_FULL: "Todas las plazas de esta sesión están ocupadas.",
  EXPERIENCE_001: "La sesión aún no tiene aventura",
  EXPERIENCE_002: "No encontramos la aventura",
  BREAKOUT_001: "No encontramos la sala del equipo",
  REQUEST_001: "La petición no es válida",
  UNAUTHENTICATED: "Hay que entrar de nuevo",
  LOGIN_FAILED: "No se ha podido entrar",
  INVALID_LOGIN: "La respuesta no es válida",
  LINK_EXPIRED: "Este enlace ya no sirve. Pide uno nuevo.",
  CODE_WRONG: "El código no es correcto o ha caducado. Puedes pedir otro.",
  PROOF_NEEDED: "Demuestra que eres tú: con tu enlace personal o con un código que te enviamos por correo.",
  SEAT_IN_USE: "Ya estás jugando en otra ventana.",
  CSRF_MISMATCH: "La página llevaba un rato abierta. Inténtalo otra vez.",
  TOO_MANY_REQUESTS: "Demasiados intentos. Espera un momento y vuelve a probar.",
  SERVER_ERROR: "Error del servidor. Inténtalo otra vez más tarde.",
  NOT_NOW: "Ahora mismo no se puede.",
  PAUSED: "La sesión está en pausa.",
  PASSED: "Eso ha cambiado entretanto. Míralo de nuevo.",
  NOT_YOURS: "Eso le toca a otra persona.",
  UNKNOWN: "Eso no está aquí.",
  OBSERVER: "Esta vez estás mirando.",
  LOCKED: "Ya está fijado.",
  WAIT: "Todavía no. Prueba otra vez en un momento.",
  NONE_LEFT: "No queda nada por dar.",
  ENDED: "La sesión ha terminado.",
  REMOVED: "Tu guía te ha sacado de esta sesión.",
  FULL: "Ese equipo está completo: seis es el máximo.",
};

/** The reasons of the points, from the same numbers as the English ones. */
const points: Record<keyof PointsFrom, (from: PointsFrom) => string> = {
  story({ story: { base, resources, needs } }) {
    const parts = resources.map(({ label, start, value, points }) => {
      if (value === start) return `${label} siguió en ${value}`;
      const change = start === null ? value : `de ${start} a ${value}`;
      return `${label} ${change} ${points < 0 ? `restó ${-points}` : `dio ${points}`}`;
    });
    if (base > 0) parts.unshift(`El camino que siguió el equipo dio ${base}`);
    if (needs)
      parts.push(
        needs.met === 1
          ? `1 necesidad cubierta dio ${needs.points}`
          : `${needs.met} necesidades cubiertas dieron ${needs.points}`,
      );
    return parts.join(", ").concat(".");
  },
  puzzles({ puzzles: { played, solved, hints } }) {
    if (played === 0) return "No se jugó ningún enigma.";
    const timed = solved > 0 ? ", y suma el tiempo que sobró" : "";
    const hintsText =
      hints === 0
        ? "Ninguna pista restó puntos."
        : `${count(hints, "pista restó", "pistas restaron")} puntos.`;
    return `Resueltos: ${solved} de ${played}${timed}. ${hintsText}`;
  },
  collaboration: ({ collaboration: { measures } }) =>
    measures === 0
      ? "No se pudo medir nada."
      : `La media de ${count(measures, "medida", "medidas")}, más abajo.`,
  spirit: ({ spirit: { kudos, reflections } }) =>
    `${count(kudos, "carta de agradecimiento", "cartas de agradecimiento")}, ${count(reflections, "reflexión", "reflexiones")}.`,
};

export const retelling: ServerTexts = {
  errors,
  measure,
  points: (part, { pointsFrom }) => points[part](pointsFrom),
};
