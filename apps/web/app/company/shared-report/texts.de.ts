import type { texts as english } from "./texts.ts";

/** A report that somebody reads by a link. */
export const texts: typeof english = {
  title: "Bericht zur Session",
  loading: "Der Bericht wird geladen",
  from: (company, day) => `Geteilt von ${company}. Der Link läuft am ${day} ab.`,
  protectedTitle: "Dieser Bericht hat ein Passwort",
  protectedText: "Wer Ihnen den Link geschickt hat, kann Ihnen das Passwort nennen.",
  password: "Passwort",
  open: "Bericht öffnen",
  opening: "Wird geöffnet …",
  endedTitle: "Dieser Link öffnet keinen Bericht",
  endedText:
    "Er ist abgelaufen, wurde gesperrt oder ist unvollständig. Bitte fragen Sie die Person, von der Sie ihn haben, nach einem neuen.",
};
