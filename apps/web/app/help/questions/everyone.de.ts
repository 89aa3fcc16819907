import { participantLanguages } from "../../i18n/participant-languages.ts";
import type { TranslatedGroup } from "../question-group.ts";

export const everyone: TranslatedGroup = {
  id: "everyone",
  title: "Für alle",
  list: [
    {
      id: "can-people-with-disabilities-take-part",
      q: "Können Menschen mit Behinderung mitmachen?",
      a: [
        "Ja. Untertitel sind von Anfang an eingeschaltet. Alles lässt sich mit der Tastatur bedienen, man muss nie etwas ziehen, kein Rätsel hängt von Farben oder vom Hören ab, und wir reduzieren Bewegung, wenn Ihr System darum bittet.",
      ],
      terms:
        "Barrierefreiheit barrierefrei Behinderung Screenreader gehörlos blind Rollstuhl Untertitel WCAG Tastatur",
    },
    {
      id: "which-languages-are-available",
      q: "Welche Sprachen gibt es?",
      a: [
        `Die Abenteuer, ihre Seiten und ihre E-Mails gibt es auf ${participantLanguages}, in einfachen Worten und kurzen Sätzen. Sie wählen für jede Session, und alle Teilnehmenden können für sich selbst wählen: In einem Team sind alle drei möglich.`,
      ],
      terms: "Sprache Sprachen Englisch Spanisch Deutsch Übersetzung international",
    },
    {
      id: "do-i-have-to-talk",
      q: "Muss ich reden?",
      a: [
        "Nein. Sie können mit Stimmen, Rätseln, Chat und Karten mitmachen oder einfach zuschauen. Sie können jederzeit gehen, und niemand fragt nach dem Grund.",
      ],
      terms: "schüchtern introvertiert still reden sprechen unsicher zuschauen",
    },
    {
      id: "is-there-an-accessibility-statement",
      q: "Gibt es eine Erklärung zur Barrierefreiheit?",
      a: [
        "Ja. Auf der Seite zur Barrierefreiheit steht, was geht und was nicht, und ein Konformitätsbericht geht alle Kriterien der WCAG durch.",
      ],
      terms: "VPAT WCAG Erklärung zur Barrierefreiheit Konformitätsbericht BFSG Audit",
    },
    {
      id: "does-someone-need-to-know-games",
      q: "Muss man sich mit Spielen auskennen?",
      a: [
        "Nein. Die Seite sagt jederzeit, was zu tun ist, und es gibt Tipps. Lesen, zuhören und mit dem Team reden genügt.",
      ],
      terms: "Gamer Gaming Erfahrung Anfänger Können schwer leicht älter Spiele kennen",
    },
  ],
};
