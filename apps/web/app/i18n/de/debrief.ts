import type { debrief as english } from "../en/debrief.ts";
import { count } from "./phrases.ts";

export const debrief: typeof english = {
  tape: {
    title: "Momente eurer Session",
    silent: "Stille Abstimmung",
    final: "Endgültige Abstimmung",
    turned: {
      headline: "Ihr habt eure Meinung geändert.",
      question: "Welcher Satz hat die Abstimmung gedreht?",
    },
    oneVoice: {
      headline: "Aus einer einzelnen Stimme wurde die Stimme aller.",
      question: "Warum habt ihr auf diese eine Stimme gehört?",
    },
    unread: {
      headline: (waited) => `Ein Hinweis wartete ${waited}, bis ihn jemand vorgelesen hat.`,
      solved: (left) => `${left} nach dem Vorlesen gelöst.`,
      question: "Wodurch wäre er früher zur Sprache gekommen?",
    },
    tries: {
      headline: (wrong) =>
        wrong === 1
          ? "Ein Versuch ging schief. Der nächste hat geklappt."
          : `${wrong} Versuche gingen schief. Der nächste hat geklappt.`,
      question: "Was habt ihr beim letzten Mal anders gemacht?",
    },
    close: {
      headline: (left) => `Gelöst, ${left} vor Ablauf der Zeit.`,
      question: "Womit habt ihr aufgehört, als die Zeit knapp wurde?",
    },
    help: {
      headline: (hints) => `Ihr habt ${count(hints, "Tipp", "Tipps")} geholt und das Rätsel dann gelöst.`,
      question: "Wie habt ihr entschieden, um Hilfe zu bitten?",
    },
    contrast: {
      headline: (busy) => `Hier ruhig, in „${busy}“ lebhaft.`,
      rates: (quiet, busy) => `${quiet} Aktionen pro Minute hier, ${busy} dort.`,
      question: "Was war in den beiden Szenen anders?",
    },
  },
  kudos: {
    to: "Für wen ist die Karte?",
    card: "Welche Karte?",
    line: "Wenn du magst, schreib einen Satz dazu",
    give: (name) => `Karte an ${name}`,
    choose: "Wähle eine Person und eine Karte",
    yours: "Von dir vergeben",
    all: "Alle Karten",
    toName: "an",
  },
  reveal: {
    yours: "dein Team",
    table: "Als Tabelle",
    team: "Team",
    choice: "Wahl",
    silent: "Stille Abstimmung",
    final: "Endgültige Abstimmung",
    points: "Punkte",
    ending: "Ende",
    nickname: "Spitzname",
    award: "Auszeichnung",
    votes: (n) => count(n, "Stimme", "Stimmen"),
  },
  awards: {
    title: "Die Auszeichnungen",
    team: "Für euch alle",
  },
};
