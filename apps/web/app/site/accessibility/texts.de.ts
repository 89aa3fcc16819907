import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Barrierefreiheit",
  description:
    "Wie alle Lantern Hour spielen können: Tastatur, Untertitel, Screenreader, weniger Bewegung, und was noch fehlt.",
  heading: "Alle können mitspielen.",
  version: "1.2",
  date: "2026-11-29",
  intro:
    "Ein Spiel für Teams gelingt nur, wenn alle mitspielen können. Wir richten uns nach WCAG 2.2, Stufe AA, und nennen unten die Lücken, von denen wir wissen.",
  conformance: "Bericht zu jedem Kriterium der WCAG 2.2",
  sections: [
    {
      title: "In der Session",
      list: [
        "Untertitel sind von Anfang an eingeschaltet, in jedem Film.",
        "Alles geht mit der Tastatur. Man muss nie etwas ziehen: Ein Menü, ein Tippen oder Tasten tun dasselbe.",
        "Kein Rätsel hängt von Farben oder vom Hören ab. Zeichen haben Formen und Namen.",
        "Screenreader sagen Stimmen an, und die Zeit bei 60, 30 und 10 Sekunden, ohne zu unterbrechen.",
        "Kamera und Mikrofon sind freiwillig. Chat und Karten genügen, um mitzumachen, und man kann auch einfach zuschauen.",
        "Die Spielleitung kann die Session anhalten oder um fünf Minuten verlängern.",
      ],
    },
    {
      title: "Auf jeder Seite",
      list: [
        "Der Fokus ist immer zu sehen, jedes Feld zeigt seine eigene Fehlermeldung, und die Überschriften folgen dem Aufbau der Seite.",
        "Text hat einen Kontrast von mindestens 4,5 zu 1, hell wie dunkel, und von 7 zu 1 auf den Seiten der Geschichten.",
        "Die öffentlichen Seiten, das Dashboard und die Konsole funktionieren bei einer Breite von 320 Pixeln. Alle Seiten sind für eine Vergrößerung auf 200\u00a0% gebaut, die noch kein Test prüft.",
        "Wenn Ihr System weniger Bewegung verlangt, bewegt sich der Schmuck nicht. Auf der Startseite hält ein Knopf die Animation an.",
        "Die öffentlichen Seiten kann man ohne JavaScript lesen, und auch das Kontaktformular lässt sich so absenden.",
      ],
    },
    {
      title: "Wie wir prüfen",
      list: [
        "Automatische Tests prüfen die Seiten mit axe-core, hell und dunkel, und gehen häufige Aufgaben mit der Tastatur durch.",
        "Wir messen den Kontrast von Text zu seinem Hintergrund.",
        "Bevor eine Geschichte erscheint, prüfen wir, wie lang ihre Zeilen sind und wie leicht sie sich liest.",
      ],
    },
    {
      title: "Was fehlt",
      list: [
        "Was Leute in einem Team sagen, hat keine Untertitel in Echtzeit. Jedes Team kann stattdessen den Chat nehmen.",
        "Die Filme gibt es nicht in Gebärdensprache.",
        "Bisher hat keine Stelle von außen das Produkt geprüft.",
      ],
    },
  ],
  report: {
    heading: "Steht Ihnen etwas im Weg?",
    text: "Sagen Sie uns, was Sie tun wollten und welche Hilfsmittel Sie verwenden. Wenn Ihre Session bald ist, sagen Sie uns, wann.",
    link: "Schreiben Sie uns",
    by: "oder per E-Mail:",
  },
};
