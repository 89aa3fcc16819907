import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  operator: "Betreiber",
  operatorFields: { name: "Betreiber", address: "Anschrift", vat: "USt-IdNr.", support_email: "E-Mail" },
  notSet: "nicht angegeben",
  version: (number, date) => `Version ${number}, ${date}`,
  related: "Siehe auch",
  links: {
    processing: "Was wo verarbeitet wird",
    worksCouncil: "Eine Seite für den Betriebsrat (nach der Anmeldung)",
    security: "Sicherheit",
    privacy: "Datenschutz",
    contact: "Schreiben Sie uns",
  },
  siteEnd: {
    heading: "Irgendwo ist gerade eine Lampe ausgegangen.",
    text: "Spielen Sie mit drei simulierten Teammitgliedern, die abstimmen, chatten und Ihnen widersprechen. Das dauert ein paar Minuten, und Sie brauchen kein Konto.",
    signUp: "Konto anlegen: 6 Plätze kostenlos",
  },
};
