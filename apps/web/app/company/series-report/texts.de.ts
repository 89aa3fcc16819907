import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

/** The report of a series. */
export const texts: typeof english = {
  title: (series) => `Bericht: ${series}`,
  link: "Bericht zur Serie",
  pdf: "Als PDF speichern",
  loading: "Der Bericht wird geladen",
  none: {
    title: "Noch kein Bericht",
    text: "Nach der ersten Session finden Sie ihn hier.",
    back: "Serie öffnen",
  },
  session: (number, day) => `Session ${formatNumber(number)}, ${day}`,
  summary: "Kurz gesagt",
  attendance: {
    title: "Teilnahme",
    note: "„Kennt sich“ ist der Anteil aller Paare, die bis dahin im selben Team waren",
    columns: {
      session: "Session",
      start: "Termin",
      came: "Teilgenommen",
      absent: "Abgesagt, gefehlt",
      met: "Kennt sich",
    },
    of: (came, listed) => `${formatNumber(came)} von ${formatNumber(listed)}`,
    ahead: "Steht bevor",
    hidden: "Nicht gezeigt",
  },
  measures: {
    title: "Wie die Teams zusammengearbeitet haben",
    note: "Zum Nachdenken, nicht für eine Rangliste. Nur für Teams, nie für einzelne Personen.",
    measure: "Wert, von 0 bis 100",
    missing: "–",
    none: (group) => `Nur für Teams ab ${formatNumber(group)} Personen. Kein Team war groß genug.`,
    how: "Der Durchschnitt aller Teams ab drei Personen in jeder Session. Wie wir die Werte berechnen, steht im Bericht der jeweiligen Session.",
  },
  commitments: {
    title: "Was die Teams vereinbart haben und was daraus geworden ist",
    none: "Noch hat kein Team ab drei Personen etwas vereinbart.",
  },
};
