import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  open: "Spielleitung öffnen",
  lead: (session) => `${session} läuft gerade`,
  leadText: "Alle Teams sehen, auf Hilferufe antworten, unterbrechen oder verlängern.",
};
