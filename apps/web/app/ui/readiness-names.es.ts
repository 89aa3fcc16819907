import type { readinessNames as english } from "./readiness-names.ts";

/** Days begin in lower case, unless they begin a sentence. */
export const readinessNames: typeof english = {
  here: "Aquí ahora",
  joined: "Entró, ahora fuera",
  attended: "Asistió",
  ready: "Todo a punto",
  coming: "Viene, sin comprobar",
  needs_help: "Necesita ayuda",
  no_answer: "Sin respuesta",
  not_invited: "Sin invitar",
  declined: "No puede venir",
  absent: "No vino",
};
