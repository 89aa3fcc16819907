import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  names: {
    microsoft: "Microsoft-Konto von Arbeit oder Schule",
    google: "Google",
    linkedin: "LinkedIn",
    facebook: "Facebook",
  },
  group: "Mit einem Konto, das Sie schon haben",
  or: "oder mit Ihrer E-Mail-Adresse",
  local:
    "Lokaler Ersatz: Es sind keine Schlüssel hinterlegt, deshalb öffnen diese Knöpfe eine Anmeldeseite auf diesem Rechner.",
  waiting: (name) => `Bitte machen Sie im Fenster von ${name} weiter.`,
  blocked:
    "Ihr Browser hat das Anmeldefenster blockiert. Erlauben Sie Pop-ups für diese Website und versuchen Sie es noch einmal.",
  cancelled: "Die Anmeldung wurde abgebrochen. Es hat sich nichts geändert.",
  closed: "Das Anmeldefenster wurde geschlossen. Es hat sich nichts geändert.",
  nothingChanged:
    "Es hat sich nichts geändert. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrer E-Mail-Adresse an.",
  finishing: "Sie werden angemeldet",
  notYet: "Sie sind noch nicht angemeldet",
  unknown: "Diese Anmeldung wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.",
  back: "Zurück zur Anmeldung",
};
