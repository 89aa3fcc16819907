import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Code eingeben",
  heading: "Noch ein Schritt",
  intro:
    "Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern ein, die sie für Lantern Hour zeigt.",
  introBoth:
    "Verwenden Sie Ihren Passkey, oder geben Sie die sechs Ziffern ein, die Ihre Authenticator-App für Lantern Hour zeigt.",
  introPasskey:
    "Verwenden Sie Ihren Passkey. Sie haben ihn nicht dabei? Geben Sie einen Ihrer Wiederherstellungscodes ein.",
  passkey: "Passkey verwenden",
  code: "Code",
  hint: "Gerät verloren? Geben Sie stattdessen einen Ihrer Wiederherstellungscodes ein.",
  submit: "Anmelden",
  busy: "Sie werden angemeldet",
  back: "Zurück zur Anmeldung",
};
