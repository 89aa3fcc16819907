import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Passwort zurücksetzen",
  heading: "Ein neues Passwort",
  intro: "Wenn Sie ein Konto haben, schicken wir Ihnen einen Link. Er gilt eine Stunde.",
  submit: "Link schicken",
  busy: "Der Link wird geschickt",
  doneHeading: "Sehen Sie in Ihr Postfach",
  done: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde.`,
  back: "Zurück zur Anmeldung",
};
