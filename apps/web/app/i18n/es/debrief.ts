import type { debrief as english } from "../en/debrief.ts";
import { count } from "./phrases.ts";

export const debrief: typeof english = {
  tape: {
    title: "Momentos de esta sesión",
    silent: "Voto en silencio",
    final: "Voto final",
    turned: {
      headline: "El equipo cambió de opinión.",
      question: "¿Qué se dijo que cambió la votación?",
    },
    oneVoice: {
      headline: "Un solo voto acabó siendo el de todo el equipo.",
      question: "¿Qué hizo que se escuchara ese único voto?",
    },
    unread: {
      headline: (waited) => `Un dato esperó ${waited} hasta que alguien lo leyó en voz alta.`,
      solved: (left) => `Resuelto ${left} después de leerlo.`,
      question: "¿Qué habría hecho que saliera antes?",
    },
    tries: {
      headline: (wrong) =>
        wrong === 1
          ? "Un intento salió mal. El siguiente funcionó."
          : `${wrong} intentos salieron mal. El siguiente funcionó.`,
      question: "¿Qué fue distinto la última vez?",
    },
    close: {
      headline: (left) => `Resuelto cuando quedaban ${left}.`,
      question: "¿Qué dejó de hacer el equipo cuando faltaba tiempo?",
    },
    help: {
      headline: (hints) => `El equipo pidió ${count(hints, "pista", "pistas")} y después lo resolvió.`,
      question: "¿Cómo se decidió pedir ayuda?",
    },
    contrast: {
      headline: (busy) => `Calma aquí, mucho movimiento en «${busy}».`,
      rates: (quiet, busy) => `${quiet} acciones por minuto aquí, ${busy} allí.`,
      question: "¿Qué fue distinto entre las dos escenas?",
    },
  },
  kudos: {
    to: "¿A quién?",
    card: "¿Qué carta?",
    line: "Unas palabras, si quieres",
    give: (name) => `Dársela a ${name}`,
    choose: "Elige una persona y una carta",
    yours: "Las que has dado",
    all: "Todas las cartas",
    toName: "para",
  },
  reveal: {
    yours: "tu equipo",
    table: "Ver como tabla",
    team: "Equipo",
    choice: "Opción",
    silent: "Voto en silencio",
    final: "Voto final",
    points: "Puntos",
    ending: "Desenlace",
    nickname: "Apodo",
    award: "Premio",
    votes: (n) => count(n, "voto", "votos"),
  },
  awards: {
    title: "Los premios",
    team: "Para todo el equipo",
  },
};
