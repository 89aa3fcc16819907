import type { ErrorCode } from "@lantern/contract/errors";
import type { RefusalCode } from "@lantern/engine/commands";
import type { Retelling } from "../retold.ts";
import { measure } from "./measures.ts";
import { count } from "./words.ts";

/** Refusals that a participant can meet: of calls, and of moves in the hour. */
const refusals: Partial<Record<ErrorCode, string>> & Record<RefusalCode, string> = {
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
  LINK_SPENT: "Este enlace ya no sirve. Pide uno nuevo.",
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
  SPENT: "No queda nada por dar.",
  ENDED: "La sesión ha terminado.",
  REMOVED: "Tu guía te ha sacado de esta sesión.",
  FULL: "Ese equipo está completo: seis es el máximo.",
};

export const retelling: Retelling = {
  refusals,
  measure,
  points(part, { path, measures }) {
    const puzzles = path.filter(({ kind }) => kind === "puzzle");
    const solved = puzzles.filter((step) => step.solved).length;
    const measured = measures.filter(({ value }) => value !== null).length;
    switch (part) {
      case "story":
        return "Por el camino que siguió el equipo y lo que dejó en buen estado al final.";
      case "puzzles":
        return puzzles.length === 0
          ? "No se jugó ningún enigma."
          : `Resueltos: ${solved} de ${puzzles.length}. El tiempo que sobra suma y las pistas restan.`;
      case "collaboration":
        return measured === 0
          ? "No se pudo medir nada."
          : `La media de ${count(measured, "medida", "medidas")}, más abajo.`;
      case "spirit":
        return "Por las cartas de agradecimiento y las reflexiones de todo el equipo.";
    }
  },
};
