import type { formTexts as english } from "./form-texts.ts";

export const formTexts: typeof english = {
  REQUIRED: "Bitte füllen Sie dieses Feld aus.",
  EMAIL: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  EMAIL_LETTERS:
    "An Adressen mit Buchstaben wie ö oder é vor dem @ können wir keine E-Mails schicken. Bitte geben Sie eine andere Adresse ein.",
  ONE_NAME: "Bitte geben Sie einen Vor- oder Nachnamen ein.",
  TOO_LONG: ({ max }) => `Bitte höchstens ${max} Zeichen.`,
  TERMS: "Bitte akzeptieren Sie die Nutzungsbedingungen, um fortzufahren.",
  USER_013: "Das Passwort muss mindestens 8 Zeichen lang sein",
  USER_014: "Die Passwörter stimmen nicht überein",
};
