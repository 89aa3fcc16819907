import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Konto anlegen",
  heading: "Ihre ersten sechs Plätze sind kostenlos",
  intro: "Ihr Konto und Ihr Unternehmen in einem Schritt. Sie brauchen keine Kreditkarte.",
  firstName: "Vorname",
  lastName: "Nachname",
  company: "Unternehmen",
  emailHint: "Bitte nehmen Sie Ihre geschäftliche Adresse. Wir schicken Ihnen einen Link zum Bestätigen.",
  password: "Passwort",
  passwordHint: "Mindestens 8 Zeichen. Einen ganzen Satz merkt man sich leicht.",
  repeat: "Passwort wiederholen",
  submit: "Konto anlegen",
  busy: "Ihr Konto wird angelegt",
  returning: "Sie haben schon ein Konto?",
  logIn: "Anmelden",
  art: "Eine Stunde, gemeinsam.",
};
