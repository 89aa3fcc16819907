import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Nachricht gesendet",
  heading: "Danke. Ihre Nachricht ist angekommen.",
  text: "Wir haben Ihnen eine Bestätigung per E-Mail geschickt. Wenn sie nicht kommt, prüfen Sie Ihre Adresse und schreiben Sie noch einmal.",
  back: "Zur Startseite",
  another: "Noch eine Nachricht schreiben",
};
