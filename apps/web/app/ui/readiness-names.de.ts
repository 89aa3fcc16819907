import type { readinessNames as english } from "./readiness-names.ts";

export const readinessNames: typeof english = {
  here: "Gerade da",
  joined: "War da, gerade weg",
  attended: "Teilgenommen",
  ready: "Bereit",
  coming: "Zugesagt, nicht getestet",
  needs_help: "Braucht Hilfe",
  no_answer: "Keine Antwort",
  not_invited: "Noch nicht eingeladen",
  declined: "Abgesagt",
  absent: "Nicht gekommen",
};
