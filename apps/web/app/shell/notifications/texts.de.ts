import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Mitteilungen",
  bell: (unread) => (unread > 0 ? `Mitteilungen, ${formatNumber(unread)} neu` : "Mitteilungen"),
  readAll: "Alle als gelesen markieren",
  remove: (title) => `„${title}“ entfernen`,
  isNew: "Neu",
  none: "Noch nichts. Hier finden Sie Neues über Antworten, Credits und Berichte.",
  failed: "Ihre Mitteilungen ließen sich nicht laden.",
};
