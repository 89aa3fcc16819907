import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Neues Passwort wählen",
  heading: "Neues Passwort wählen",
  intro: "Auf allen anderen Geräten werden Sie abgemeldet.",
  submit: "Passwort speichern",
  busy: "Ihr Passwort wird gespeichert",
  done: "Ihr Passwort ist geändert",
  doneText: "Melden Sie sich jetzt mit dem neuen an.",
  expired: "Neuen Link anfordern",
};
