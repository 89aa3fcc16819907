import { capitalized } from "@lantern/engine/graphemes";
import type { liveScorecard as english } from "../en/live-scorecard.ts";
import { measure } from "./measures.ts";
import { conjunction } from "./phrases.ts";
import { points } from "./points.ts";

/** The scorecard. */
export const liveScorecard: typeof english = {
  measureText: measure,
  pointsText: (part, { pointsFrom }) => points[part](pointsFrom),
  title: "Dein Rückblick",
  waiting: "Wir bereiten deinen Rückblick vor.",
  waitingDetail: "Das dauert einen Moment. Du kannst diese Seite offen lassen.",
  failed: "Wir konnten deinen Rückblick nicht öffnen.",
  again: "Noch einmal versuchen",
  another: (title) => `Eine andere Geschichte: ${title}`,
  none: "Es gibt keinen Rückblick",
  noneDetail: "Die Session war zu Ende, bevor dein Team eine Szene gespielt hat.",
  team: (people, team) => `${conjunction(people)}. ${capitalized(team)}.`,
  ofTotal: "von 1000 Punkten",
  of: (n) => `von ${n}`,
  road: "Euer Weg",
  roadText: (steps, ending) => `Der Weg eures Teams: ${conjunction(steps)}. Euer Ende: ${ending}.`,
  solved: "gelöst",
  open: "nicht gelöst",
  notChosen: "nicht gewählt",
  stepsTable: "Als Tabelle zeigen",
  step: "Szene",
  chosen: "Was ihr getan habt",
  others: "Andere Wege",
  addsUp: "Wie es sich zusammensetzt",
  story: "Geschichte",
  puzzles: "Rätsel",
  collaboration: "Zusammenarbeit",
  spirit: "Teamgeist",
  together: "Insgesamt",
  togetherText: "Die Punkte gehören dem Team. Wir erstellen keine Rangliste von Personen.",
  yourTeam: "Dein Team",
  you: (name) => `Du, ${name}`,
  measures: "Wie ihr zusammengearbeitet habt",
  collaborationIntro:
    "Wir zeigen Bereiche, keine genauen Zahlen. Deinen eigenen Anteil siehst nur du. Dein Unternehmen sieht nur das Team.",
  notMeasured: "Nicht gemessen",
  how: "Wie wir das berechnen",
  ownShare: (percent) => `Dein Anteil: ${percent}\u00a0%`,
  valueOf: (percent) => `${percent} von 100`,
  thanks: "Dafür danken dir die anderen",
  removed: "entfernt",
  promise: "Was sich euer Team vorgenommen hat",
  noPromise:
    "Euer Team hat nichts aufgeschrieben. Das geht immer noch: Such dir etwas Kleines aus und erzähl einer Person davon.",
  promiseNote: "Halte es dort fest, wo du es am Montag siehst.",
  log: "Das Logbuch",
  logIntro: "Eure Seite darin: wer ihr wart, was ihr gewählt und was ihr geschrieben habt.",
  picture: "Bild speichern",
  pictureNote:
    "Euer Ende, eure Namen und was ihr gewählt habt. Keine Punkte und nichts, was jemand geschrieben hat.",
  pictureFailed: "Das Bild ließ sich nicht erstellen. Versuch es noch einmal.",
  openLink: "Öffne noch einmal den Link in deiner Einladung. Er führt 37 Tage lang zu deinem Rückblick.",
  shareNote: "Dein Link öffnet diese Seite 37 Tage lang.",
  afterRehearsal: {
    heading: "Das nächste Mal mit deinem eigenen Team",
    text: "Das war eine Probe mit simulierten Teammitgliedern. In einer Session spielst du mit den Menschen, die du einlädst.",
    plan: "Eine Session planen",
  },
  afterScene: {
    title: "Euer Weg endet vor einer Tür",
    text: "Das waren fünf Minuten von sechzig. In der ganzen Session lässt Ona euch herein, und jemand sehr Kleines entscheidet mit.",
    team: {
      title: "Spiel das mit deinem Team",
      text: "Deine ersten sechs Plätze sind kostenlos, und du brauchst keine Kreditkarte. Such einen Termin aus und verschick die Einladungen.",
      button: "Registrieren: 6 Plätze kostenlos",
    },
    colleague: {
      title: "Schick diese Szene jemandem aus deinem Team",
      text: "Ein Konto ist nicht nötig, es kann sofort losgehen. Vergleicht eure Wege beim Mittagessen.",
    },
    price: {
      title: "Sieh dir die Preise an",
      text: "Du zahlst pro Platz, und nur für die, die kommen.",
      button: "Preise ansehen",
    },
    send: "Szene weiterschicken",
    copied: "Link kopiert",
    message:
      "Fünf Minuten, ohne Anmeldung: eine stille Raumstation und drei, die mit dir spielen. Was würdest du fragen?",
    whole: "Über das ganze Abenteuer",
    again: "Szene noch einmal spielen",
  },
  followUp: {
    question: "Zwei Wochen später: Was ist daraus geworden?",
    options: { kept: "Umgesetzt", partly: "Teilweise", not_yet: "Noch nicht" },
    note: "Dein Unternehmen sieht die Gesamtzahlen deines Teams, sobald drei Personen geantwortet haben. Deine Antwort sieht es nie.",
    thanks: "Danke. Du kannst deine Antwort ändern, solange es diese Seite gibt.",
  },
  feedback: {
    question: "Würdest du mit diesen Menschen noch eine Session spielen?",
    options: ["Lieber nicht", "Wenn es sein muss", "Vielleicht", "Gern", "Jederzeit"],
    note: "Dein Unternehmen sieht die Gesamtzahlen aller Antworten. Deine sieht es nie.",
    thanks: "Danke. Du kannst deine Antwort ändern, solange es diese Seite gibt.",
  },
};
