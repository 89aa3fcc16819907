import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Nachricht nicht gesendet",
  heading: "Wir konnten Ihre Nachricht nicht senden.",
  text: "Bitte gehen Sie in Ihrem Browser zurück. Was Sie geschrieben haben, ist noch da. Prüfen Sie, ob Name, E-Mail-Adresse und Nachricht ausgefüllt sind und ob die Nachricht höchstens 4.000 Zeichen hat. Wenn alles ausgefüllt ist, kamen zu viele Nachrichten aus Ihrem Netz. Bitte versuchen Sie es in 15 Minuten noch einmal.",
  back: "Zurück zum Formular",
};
