import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Anmelden",
  heading: "Willkommen zurück",
  intro:
    "Melden Sie sich an, um Sessions zu planen. Sie nehmen an einer teil? Dann genügt der Link in Ihrer Einladung, ein Konto brauchen Sie nicht.",
  submit: "Anmelden",
  busy: "Sie werden angemeldet",
  passkey: "Mit einem Passkey anmelden",
  signOn: "Weiter mit Ihrem Unternehmen",
  ownersPassword: "Passwort verwenden (nur Hauptadministration)",
  forgot: "Vergessen?",
  newHere: "Neu hier?",
  signUp: "Konto anlegen",
  newHereEnd: " und 6 Credits geschenkt bekommen.",
  failedHelp: "Prüfen Sie E-Mail-Adresse und Passwort, oder wählen Sie „Vergessen?“.",
  art: "Die Lichter sind an. Jemand hat Ihnen einen Stuhl freigehalten.",
};
