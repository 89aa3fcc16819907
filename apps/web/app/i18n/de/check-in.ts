import type { checkIn as english } from "../en/check-in.ts";

/** Three statements before and after a session. */
export const checkIn: typeof english = {
  title: {
    before: "Bevor es losgeht: drei kurze Aussagen",
    after: "Noch einmal die drei kurzen Aussagen",
    two_weeks: "Zwei Wochen später: die drei Aussagen",
    month: "Einen Monat später: die drei Aussagen, zum letzten Mal",
  },
  consent:
    "Nur wenn du möchtest. Niemand in deinem Unternehmen sieht deine Antworten. Sie fließen nur in Durchschnittswerte von mindestens fünf Personen ein, bei denen zufällig eine von zehn Personen ausgelassen wird, und werden danach gelöscht.",
  statements: {
    contacts: "Wenn ich nicht weiterkomme, weiß ich, wen ich fragen kann.",
    voice: "Vor diesen Menschen fällt es mir leicht, zu sagen, was ich denke.",
    belonging: "Ich habe das Gefühl, zu dieser Gruppe zu gehören.",
  },
  ends: ["stimme nicht zu", "stimme zu"],
  step: (step) => `${step} von 5${step === 1 ? ", stimme nicht zu" : step === 5 ? ", stimme zu" : ""}`,
  skip: "Überspringen",
  stored: "Danke, das ist gespeichert. Du kannst es noch ändern.",
  last: {
    title: "Letztes Mal habt ihr vereinbart …",
    question: "Was ist daraus geworden?",
    options: { kept: "Umgesetzt", partly: "Teilweise", not_yet: "Noch nicht" },
    few: "Dein Team sieht die Gesamtzahlen, sobald drei Personen geantwortet haben. Niemand sieht, wer was geantwortet hat.",
    counts: (kept, partly, notYet) => `Umgesetzt: ${kept}. Teilweise: ${partly}. Noch nicht: ${notYet}.`,
  },
};
