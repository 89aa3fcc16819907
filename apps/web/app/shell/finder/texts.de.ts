import { count } from "../../i18n/de/phrases.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Suchen",
  label: "Eine Seite, eine Aktion, ein Name oder ein Titel",
  pages: "Seiten",
  actions: "Aktionen",
  sessions: "Sessions",
  people: "Personen",
  companies: "Unternehmen",
  answers: "Fragen und Antworten",
  searching: "Suche läuft …",
  failed: "Ihre Listen ließen sich nicht durchsuchen. Seiten und Aktionen stehen trotzdem hier.",
  count: (n) => (n === 0 ? "Keine Treffer." : count(n, "Treffer", "Treffer")),
};
