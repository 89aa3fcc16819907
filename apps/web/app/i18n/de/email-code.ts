import type { emailCode as english } from "../en/email-code.ts";

/** How to prove who one is by a code. */
export const emailCode: typeof english = {
  title: "Code per E-Mail anfordern",
  request: "Code per E-Mail senden",
  sent: (email) =>
    `Wenn ${email} eingeladen ist, haben wir einen Code dorthin geschickt. Es kann eine Minute dauern, bis er ankommt. Er gilt zehn Minuten.`,
  label: "Code aus der E-Mail",
  confirm: "Bestätigen",
  another: "Neuen Code senden",
  needCode: "Bitte gib den Code aus der E-Mail ein.",
  emailLabel: "Die E-Mail-Adresse, an die deine Einladung ging",
  needEmail: "Bitte gib deine E-Mail-Adresse ein.",
  emailLetters:
    "An Adressen mit Buchstaben wie ö oder é vor dem @ können wir keine E-Mails senden. Bitte nimm eine andere Adresse.",
  failed: "Das hat nicht geklappt. Bitte versuche es noch einmal.",
};
