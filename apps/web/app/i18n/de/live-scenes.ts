import type { liveScenes as english } from "../en/live-scenes.ts";
import { count } from "./phrases.ts";

/** Instructions by kind of scene. */
export const liveScenes: typeof english = {
  film: {
    headline: "Schaut zusammen.",
    muted: "Während des Films sind alle Mikrofone stumm.",
    withSound: "Mit Ton abspielen",
    part: (at, of) => `Bild ${at} von ${of}`,
  },
  briefing: {
    listen: "Hört der Geschichte zu.",
    readCard: "Lies deine Karte vor.",
    detail: "Drücke „Bereit“, wenn du so weit bist. Es geht weiter, wenn alle bereit sind.",
    cardDetail: "Nur du siehst sie. Drücke „Bereit“, wenn alle sie gehört haben.",
  },
  outcome: { headline: "Es ist entschieden.", detail: "Das ist passiert." },
  decision: {
    silent: "Stille Abstimmung",
    talk: "Reden",
    lock: "Festlegen",
    silentDetail: "Noch sieht niemand deine Stimme.",
    majority: (captain) =>
      `Die meisten Stimmen gewinnen. Bei Gleichstand ${captain === null ? "entscheidest du" : `entscheidet ${captain}`}.`,
    consensus: (captain) =>
      `Versucht, euch zu einigen. Sonst gewinnen die meisten Stimmen. Bei Gleichstand ${captain === null ? "entscheidest du" : `entscheidet ${captain}`}.`,
    captain: (captain) => `${captain} entscheidet, nachdem ihr alle gesprochen habt.`,
    captainYou: "Du bist am Steuer. Hör alle an und entscheide dann.",
    counts: (votes) => (votes.length === 1 ? count(votes[0] ?? 0, "Stimme", "Stimmen") : votes.join(" zu ")),
    lockNow: (counts) => `${counts}. Legt fest oder ändert.`,
    closing: (counts, left) => `${counts}. Schluss in ${left}, wenn sich niemand umentscheidet.`,
    lockMine: "Meine Stimme festlegen",
    locked: "Deine Stimme steht fest",
    yourVote: "Deine Stimme",
    group: "Deine Stimme",
    votes: (n) => (n === 1 ? "Stimme" : "Stimmen"),
    votedCount: (n, of) => `${n} von ${of} haben abgestimmt`,
    chosen: "Gewählt",
    changed: "hat sich umentschieden",
    changedOwn: "Du hast dich umentschieden.",
    changedMind: (names) => `Umentschieden: ${names}.`,
    by: {
      all: "Ihr wart euch alle einig.",
      majority: "Die meisten von euch haben das gewählt.",
      captain: (captain) => `${captain} hat entschieden.`,
      draw: "Es gab Gleichstand, und niemand war am Steuer. Das Los hat entschieden.",
      default: "Zu wenige haben abgestimmt. Die Geschichte hat gewählt.",
    },
  },
  puzzle: {
    hints: "Tipps",
    hintsUsed: (used, of) => `${used} von ${of} geholt`,
    hintButton: (n) => `Tipp ${n} holen`,
    costs: (points) => (points === 0 ? "kostenlos" : `kostet ${count(points, "Punkt", "Punkte")}`),
    noHint: "Kommt ihr nicht weiter? Ein Tipp hilft und kostet wenig.",
    check: "Prüfen",
    empty: (n) => (n === 1 ? "1 Platz ist leer" : `${n} Plätze sind leer`),
    unfinished: "Der Weg ist nicht fertig",
    proposed: {
      others: {
        check: (name) => `${name} möchte prüfen.`,
        hint: (name, costs) => `${name} möchte einen Tipp holen (${costs}).`,
      },
      own: {
        check: "Du möchtest prüfen. Es passiert, sobald jemand mitmacht oder die Zeit um ist.",
        hint: "Du möchtest einen Tipp holen. Es passiert, sobald jemand mitmacht oder die Zeit um ist.",
      },
      join: {
        check: (name) => `Prüfen mit ${name}`,
        hint: (name) => `Tipp holen mit ${name}`,
      },
      wait: "Warten",
      waited: (name) => `${name} möchte lieber warten.`,
      waiting: "Warten auf die anderen",
      choose: (join, wait) => `Drücke „${join}“ oder „${wait}“. Sonst passiert es in 20 Sekunden.`,
    },
    notYet: "Noch nicht",
    notYetDetail: (seconds) => `Das ist es noch nicht. In ${seconds}\u00a0s könnt ihr es wieder versuchen.`,
    solved: "Gelöst.",
    failed: "Die Geschichte geht weiter.",
    solvedDetail: "Gut gemacht, ihr alle.",
    failedDetail: "Nicht jedes Schloss geht auf. Die Geschichte nimmt eine andere Wendung.",
    details: {
      switchboard: "Du drehst nur deine eigenen Regler. Sag, was du brauchst. Den Rest drehen die anderen.",
      lights: "Sag, was deine Schalter ändern. Wer zurückschaltet, macht die Änderung rückgängig.",
      match:
        "Wähle ein Teil und dann die Stelle, an die es gehört. Wähle es noch einmal, um es zurückzunehmen.",
      horns: "Tipp dein Horn an: Nur du hörst es. Sag, wie es klingt, und gib es dem Boot, das es bläst.",
      cipher:
        "Jedes Zeichen hat ein Oben und ein Unten. Tippe auf ein Bild, um es an die markierte Stelle zu setzen.",
      route: "Tippe auf die nächste Station. Tippe auf die letzte, um zurückzugehen.",
      order: "Tippe auf eines und dann auf seine Stelle. Oder zieh es dorthin.",
      code: "Dreh die Räder. Du kannst auch die Pfeiltasten nehmen oder die Zeichen über die Tastatur eingeben.",
      strip:
        "Deine Lampe zeigt deinen Teil. Sag, was du siehst und was abgeschnitten ist. Stellt die Räder, dann haltet alle eure Lampen darauf.",
    },
    holding: "Stillhalten",
  },
  together: {
    board: "Das Schaltpult",
    detail:
      "Stell deine eigenen Regler ein. Wenn ihr euch einig seid, haltet alle gleichzeitig den Knopf gedrückt.",
    at: (control, position) => `${control}: ${position}`,
    submit: "Gemeinsam gedrückt halten",
    submitStrip: "Lampe darauf halten",
    pressing: (n, of) => `${n} von ${of} drücken`,
    tried: (right, of) => `Letzter Versuch: ${right} von ${of} richtig`,
    notYetDetail: (right, of, seconds) =>
      `${right} von ${of} sind richtig. In ${seconds}\u00a0s könnt ihr es wieder versuchen.`,
  },
  allocation: {
    tokens: (n) => `noch ${n}`,
    yours: "Deine zum Verteilen",
    wants: (n) => `braucht ${n}`,
    placed: (placed, wants) => `${placed} von ${wants} gesetzt`,
    enough: "Genug",
    moved: (n) => (n > 0 ? `${n} dazugekommen` : `${-n} weggenommen`),
    more: (label) => `${label}: eins geben`,
    less: (label) => `${label}: eins zurücknehmen`,
    confirm: "Meinen Teil bestätigen",
    detail: (n) =>
      n === 0
        ? "Alle verteilt. Bestätige, oder verschiebe sie noch."
        : `Du hast ${n} zu verteilen. Die anderen haben ihre eigenen.`,
    spare: "Wenn die Zeit um ist, verteilen wir den Rest für euch.",
    needs: "Was gebraucht wird",
  },
  reflection: {
    detail: "Niemand kann deine Antwort lesen, bis alle geantwortet haben.",
    label: "Deine Antwort",
    send: "Meine Antwort senden",
    change: "Meine Antwort ändern",
    sent: "Deine Antwort ist da.",
    left: (n) => `noch ${n}`,
    answered: (n, of) => `${n} von ${of} haben geantwortet`,
    nothingDetail: "Niemand hat etwas geschrieben. Drücke „Bereit“, wenn es weitergehen kann.",
    readDetail: "Ihr müsst nichts dazu sagen. Drücke „Bereit“, wenn du sie gelesen hast.",
    removed: "entfernt",
  },
  reveal: {
    headline: "Seht, was jedes Team gemacht hat.",
    detail: "Ihr hattet alle dieselben Fakten.",
  },
  kudos: {
    left: (n) =>
      n === 0 ? "Du hast alle drei vergeben." : `Noch ${count(n, "Karte", "Karten")} zu vergeben.`,
    given: (name) => `An ${name}`,
    secret: "Euer Team liest die Karten am Ende zusammen. Deinen Satz sieht nur die Person, für die er ist.",
    reading: "Lest die Karten zusammen.",
    readingDetail: "Was jemand für dich geschrieben hat, steht in deinem Rückblick.",
    ready: "Ich bin fertig",
  },
  commitment: {
    detail: (captain) =>
      `Ergänzt gemeinsam einen Satz. Alle können beide Hälften ändern, und ${captain === null ? "du legst" : `${captain} legt`} ihn fest.`,
    save: "Diesen Satz vorschlagen",
    examples: "Zum Beispiel",
    lock: "Für das Team festlegen",
    locked: "Das hat sich euer Team vorgenommen.",
    lockedDetail:
      "Der Satz steht in deinem Rückblick. Wir schicken ihn dir heute per E-Mail und fragen dich in 14 Tagen einmal, was daraus geworden ist.",
    by: (name) => `geschrieben von ${name}`,
    nothing: "Noch hat niemand etwas geschrieben.",
  },
  camp: {
    headline: "Eine ruhige Minute.",
    detail: "Hier zählt nichts.",
    goOn: "Weiter geht’s",
    over: "Die Frage ist einmal herumgegangen.",
    teams: (arrived, of) => `${arrived} von ${count(of, "Team", "Teams")} sind da.`,
  },
  scorecard: {
    headline: "Eure Session ist geschafft.",
    detail: "Der Rückblick öffnet sich, wenn ihr alle bereit seid.",
    open: "Zum Rückblick",
  },
  over: { headline: "Die Session ist vorbei.", detail: "Wir bereiten deinen Rückblick vor." },
};
