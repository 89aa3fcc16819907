import type { texts as english } from "./sign-in-texts.ts";

export const texts: typeof english = {
  login: "Die Anmeldung hat nicht geklappt",
  social: "Die Anmeldung mit diesem Konto hat nicht geklappt",
  invalidSocial: "Die Antwort des Anbieters ist nicht gültig",
  microsoftNotConfigured: "Die Anmeldung mit Microsoft ist nicht eingerichtet",
  microsoftFailed: "Die Anmeldung mit Microsoft ließ sich nicht vorbereiten",
  microsoftBusy:
    "Eine Anmeldung mit Microsoft ist schon im Gange. Bitte schließen Sie sie in ihrem Fenster ab.",
  passkeyNotUsed:
    "Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich auf andere Weise an.",
  passkeyTooLong:
    "Der Passkey-Dialog wurde nicht innerhalb einer Minute abgeschlossen. Versuchen Sie es noch einmal oder melden Sie sich auf andere Weise an.",
  storageBlocked:
    "Ihr Browser blockiert Cookies und Websitedaten. Erlauben Sie sie für diese Website und laden Sie die Seite neu, um sich anzumelden.",
  passkeyThere: "Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.",
};
