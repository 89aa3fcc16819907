import type { texts as english } from "./texts.ts";

/** The page of a session’s report. */
export const texts: typeof english = {
  title: (session) => `Bericht: ${session}`,
  sessions: "Sessions",
  share: "Teilen",
  pdf: "PDF herunterladen",
  slides: "Folien herunterladen",
  csv: "CSV herunterladen",
  tables: { attendance: "Teilnahme", teams: "Teams", decisions: "Entscheidungen" },
  loading: "Der Bericht wird geladen",
  none: {
    title: "Es gibt noch keinen Bericht",
    text: "Der Bericht ist fertig, wenn die Session vorbei ist. Er bleibt auch dann hier, wenn wir den Chat gelöscht haben.",
    back: "Zurück zur Session",
  },
};
