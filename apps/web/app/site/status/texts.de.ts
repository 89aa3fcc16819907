import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Status",
  description:
    "Was in dieser Installation von Lantern Hour gerade funktioniert, und seit wann etwas nicht funktioniert.",
  heading: "Funktioniert alles?",
  intro: "Der Server prüft sich selbst. Diese Seite fragt ihn alle 30 Sekunden.",
  now: "Jetzt gerade",
  checking: "Wird geprüft …",
  works: "Funktioniert",
  since: (time) => `Funktioniert nicht seit: ${time}`,
  unknown: "Keine Antwort",
  summary: {
    works: "Alles funktioniert.",
    faulty: "Etwas funktioniert nicht. Sie müssen es nicht melden, der Betreiber sieht es auch.",
    unknown: "Der Server antwortet nicht. Prüfen Sie zuerst Ihre eigene Verbindung.",
  },
  noScript:
    "Diese Seite braucht JavaScript, um den Server zu fragen. Ohne JavaScript lesen Sie den Bericht des Servers selbst:",
  report: "Bericht als Daten",
  items: {
    sessions: {
      name: "Sessions",
      text: "Beitreten, Züge und Stimmen. Solange etwas nicht funktioniert, sind Sessions angehalten.",
    },
    email: {
      name: "E-Mail",
      text: "Einladungen, Erinnerungen und Links, mit denen man eine Adresse bestätigt oder ein Passwort zurücksetzt. Wenn eine E-Mail scheitert, versuchen wir es zwei Tage lang weiter.",
    },
    database: { name: "Datenbank", text: "Alles, was wir speichern." },
    jobs: {
      name: "Arbeit im Hintergrund",
      text: "Erinnerungen, Berichte, Exporte, und das Löschen von Abgelaufenem.",
    },
  },
};
