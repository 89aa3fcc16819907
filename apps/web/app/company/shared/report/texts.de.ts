import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

const teams = (n: number) => count(n, "Team", "Teams");

/** The report of a session. */
export const texts: typeof english = {
  when: (adventure, day, from, to) => `${adventure}, ${day}, ${from} bis ${to}\u00a0Uhr`,
  summary: "Der Bericht in Kürze",
  contents: "In diesem Bericht",
  next: {
    title: (title) => `Eine andere Geschichte: ${title}`,
    plan: "Diese Session planen",
  },
  came: {
    title: "Teilnahme",
    came: "Teilgenommen",
    of: (part, whole) => `${formatNumber(part)} von ${formatNumber(whole)}`,
    stayed: (n, minutes) =>
      `${formatNumber(n)} von Anfang bis Ende; die Hälfte war mindestens ${formatNumber(minutes)} Min. da`,
    few: "ab drei Personen",
    credits: "Genutzte Credits",
    creditsNote: ({ released, brief, uncovered }) =>
      [
        `${formatNumber(released)} nach der Session wieder frei`,
        brief > 0 &&
          `${people(brief)} ${brief === 1 ? "war" : "waren"} weniger als fünf Minuten da, das kostet keinen Credit`,
        uncovered > 0 &&
          `${people(uncovered)} ${uncovered === 1 ? "hat" : "haben"} gespielt, als kein Credit mehr übrig war`,
      ]
        .filter(Boolean)
        .join("; "),
    teams: "Teams",
    smaller: (n) => `${teams(n)} mit weniger als drei Personen`,
    again: "Würden wieder spielen",
    responded: "von denen, die geantwortet haben",
    hidden: "Nicht gezeigt",
    fewResponses: (responses, group) =>
      `${count(responses, "Antwort", "Antworten")}; gezeigt ab ${formatNumber(group)}`,
    absent: "Nicht gekommen",
    declined: "Abgesagt",
    early: "Vorzeitig gegangen",
    earlyText: (n) =>
      `${n === 1 ? "Eine Person" : people(n)}. Gehen steht allen frei, deshalb nennen wir keine Namen.`,
    plan: "Die nächste Session mit denen planen, die gefehlt haben",
    everyone: "Alle auf der Liste",
    name: "Name",
    department: "Abteilung",
    attendance: "Teilnahme",
    team: "Team",
    status: { came: "Teilgenommen", declined: "Abgesagt", absent: "Nicht gekommen" },
    removed: "Entfernte Person",
    ratings: "Antworten auf „Würdest du noch eine Session spielen?“",
    rating: ["1, lieber nicht", "2", "3", "4", "5, jederzeit"],
  },
  roads: {
    title: "Wege durch die Geschichte",
    tab: "Wege",
    endings: (n) => (n === 1 ? "Ein Ende" : `${formatNumber(n)} verschiedene Enden`),
    ending: "Ende",
    team: "Team",
    people,
    points: (n) => count(n, "Punkt", "Punkte"),
    picture: (n, decisions) =>
      `Der Weg ${n === 1 ? "des Teams" : `jedes der ${formatNumber(n)} Teams`} über ${count(decisions, "Entscheidung", "Entscheidungen")} bis zu seinem Ende. Die Tabelle unten zeigt dasselbe in Worten.`,
    notMet: "nicht erreicht",
    text: "Als Tabelle zeigen",
    hidden: (n) =>
      `${n === 1 ? "Ein Team" : teams(n)} hatte${n === 1 ? "" : "n"} weniger als drei Personen. Damit niemand auf Einzelne schließen kann, zeigen wir nicht, was dort geschehen ist.`,
    award: "Auszeichnung",
  },
  puzzles: {
    title: "Rätsel",
    puzzle: "Rätsel",
    solved: (time) => `gelöst in ${time}`,
    seconds: (number) => `${formatNumber(number)}\u00a0s`,
    minutes: (number) => `${number}\u00a0Min.`,
    unsolved: "nicht gelöst",
    hints: (n) => (n === 0 ? "kein Tipp" : n === 1 ? "ein Tipp" : `${formatNumber(n)} Tipps`),
  },
  choices: {
    title: "Entscheidungen im Vergleich",
    tab: "Entscheidungen",
    note: "Was jedes Team gewählt hat. Wer wie abgestimmt hat, bleibt im Team.",
    question: "Frage",
    notMet: "Nicht erreicht",
  },
  measures: {
    title: "Wie die Teams zusammengearbeitet haben",
    tab: "Zusammenarbeit",
    note: "Zum Nachdenken, nicht für eine Rangliste. Nur für Teams, nie für einzelne Personen.",
    bands: { low: "unterer Bereich", middle: "mittlerer Bereich", high: "oberer Bereich" },
    nothing: "Nichts zu messen",
    how: "Wie wir das berechnen",
    bandsText: "Unterer Bereich: unter 0,60. Oberer Bereich: ab 0,85.",
    none: (group) => `Nur für Teams ab ${formatNumber(group)} Personen. Kein Team war groß genug.`,
    foot: "Für Teams ab drei Personen.",
    moments: {
      title: "Was aufgefallen ist",
      note: "Wie viele Teams einen solchen Moment hatten. Welche, sagen wir nicht.",
      of: (part, whole) => `${formatNumber(part)} von ${teams(whole)}`,
      kinds: {
        turned: "Die Abstimmung hat sich im Gespräch gedreht",
        oneVoice: "Eine Person hat die anderen überzeugt",
        unread: "Ein Hinweis wurde spät vorgelesen",
        tries: "Falsche Versuche, dann der richtige",
        close: "Ein Rätsel knapp vor Ablauf gelöst",
        help: "Ein Tipp, dann die Lösung",
        contrast: "Eine ruhige Szene neben einer lebhaften",
      },
    },
  },
  commitments: {
    title: "Was sich die Teams vorgenommen haben",
    tab: "Vereinbarungen",
    note: "Jedes Team hat seine am selben Tag per E-Mail bekommen. Nach 14 Tagen fragen wir einmal, was daraus geworden ist.",
    none: (partial) => `Diesmal hat kein Team${partial ? " ab drei Personen" : ""} etwas vereinbart.`,
    removed: "Zusammen mit der Person entfernt, die es geschrieben hat.",
    became: "Was daraus wurde",
    outcomes: { kept: "Umgesetzt", partly: "Teilweise", not_yet: "Noch nicht" },
    fewResponses: (group) => `Gezeigt, sobald ${formatNumber(group)} Personen geantwortet haben.`,
  },
};
