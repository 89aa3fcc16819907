import type { texts as english } from "./texts.ts";

/** What every page of the dashboard has around it. */
export const texts: typeof english = {
  mainNav: "Hauptmenü",
  credits: (free) => `${free} frei`,
  noCompany: {
    title: "Sie betreiben die Plattform",
    text: "Dieses Konto gehört zu keinem Unternehmen und hat deshalb weder Sessions noch eine Abrechnung.",
    open: "Konsole öffnen",
  },
  verify: {
    title: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    text: (email) =>
      `Wir haben einen Link an ${email} geschickt. Danach können Sie Sessions bestätigen und Personen einladen. Bis dahin können Sie sich umsehen und Entwürfe speichern.`,
    resend: "Noch einmal senden",
    sent: "Die E-Mail ist unterwegs",
    sentText: (email) => `Bitte sehen Sie im Posteingang von ${email} nach.`,
  },
};
