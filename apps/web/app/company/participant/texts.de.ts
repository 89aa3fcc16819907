import { limits } from "@lantern/contract/limits";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Person",
  added: (day) => `Hinzugefügt am ${day}`,
  edit: "Bearbeiten",
  remove: "Entfernen…",
  fromDirectory:
    "Ihr Verzeichnis hält die Angaben zu dieser Person aktuell. Es kann Ihre Änderungen überschreiben.",
  left: (day) =>
    `Laut Ihrem Verzeichnis ist diese Person am ${day} ausgeschieden. Sie steht auf keiner Liste mehr, und nur das Verzeichnis kann sie zurückholen. Nach ${formatNumber(limits.leaverDays)} Tagen löschen wir ihre Daten.`,
  history: "Sessions",
  historyLoading: "Die Sessions werden geladen",
  noHistory: "Noch keine Sessions. Nehmen Sie die Person auf, wenn Sie die nächste planen.",
  noHistoryOfLeaver: "Diese Person war in keiner Session.",
  columns: { session: "Session", when: "Wann", rsvp: "Antwort", came: "Teilnahme" },
  noDate: "Noch kein Termin",
  rsvpSince: (moment) => `seit ${moment}`,
  came: "Teilgenommen",
  away: "Nicht gekommen",
  toCome: "Steht bevor",
  cancelled: "Abgesagt",
};
