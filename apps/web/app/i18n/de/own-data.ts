import type { ownData as english } from "../en/own-data.ts";
import { emailCode } from "./email-code.ts";

/** A participant's own data: what is stored, and how to get or delete it. */
export const ownData: typeof english = {
  title: "Deine Daten",
  intro:
    "Das speichern wir über dich: deinen Namen und deine E-Mail-Adresse, die Sessions, zu denen du eingeladen warst, deine Antworten, was du geschrieben hast, und deine Rückblicke.",
  needLink: "Bitte öffne diese Seite über den Link in deiner Einladung, damit wir wissen, wer du bist.",
  needProof:
    "Deine Daten sind nur für dich. Öffne diese Seite über den Link in deiner Einladung oder lass dir einen Code per E-Mail schicken.",
  download: "Meine Daten herunterladen",
  remove: "Meine Daten löschen",
  confirmTitle: "Alles über dich löschen?",
  confirmText:
    "Wir löschen sofort und endgültig deinen Namen und deine E-Mail-Adresse, deine Plätze in künftigen Sessions, was du geschrieben hast, und deinen Zugang zu Rückblicken. Die Ergebnisse deines Teams bleiben, ohne deinen Namen.",
  cancel: "Behalten",
  confirm: "Endgültig löschen",
  done: "Deine Daten sind gelöscht",
  doneText:
    "Wir haben deinen Namen und deine E-Mail-Adresse nicht mehr. Links in älteren E-Mails funktionieren nicht mehr.",
  loading: "Deine Session wird gesucht",
  /** The first name, which somebody can correct in the lobby. */
  name: {
    label: "Vorname",
    hint: "Dein Team sieht ihn.",
    need: "Bitte gib deinen Vornamen ein.",
    save: "Namen speichern",
    cancel: "So lassen",
  },
  code: emailCode,
};
