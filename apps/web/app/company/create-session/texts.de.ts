import { count } from "../../i18n/de/phrases.ts";
import { formatList, formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

const seats = (n: number) => count(n, "Platz", "Plätze");

/** Planning a session, in three steps. */
export const texts: typeof english = {
  editTitle: "Entwurf fertigstellen",
  crumbHere: "Neue Session",
  sub: "Entwürfe kosten nichts, und nur die Administration sieht sie. Credits reservieren wir, wenn Sie bestätigen.",
  story: {
    heading: "Die Geschichte",
    legend: "Abenteuer",
    titleHint: "Zum Beispiel „Außendienst trifft Support“.",
    languageHint: (story) =>
      story.length === 1
        ? `Für Seiten und E-Mails. Die Geschichte selbst ist auf ${story[0]}.`
        : `Für Geschichte, Seiten und E-Mails. Die Geschichte gibt es auf ${formatList(story)}, und alle können ihre Sprache wählen.`,
    none: "Gerade ist kein Abenteuer verfügbar. Sie können einen Entwurf speichern und später eines wählen.",
    mood: "Stimmung",
    puzzles: "Rätsel",
    difficulties: { gentle: "Leicht", medium: "Mittel", tricky: "Knifflig" },
    goodFor: "Gut für",
    played: "Schon gespielt",
    playedBy: (n, of, day) =>
      `${of > 0 ? `${formatNumber(n)} von ${formatNumber(of)} dieser Personen` : people(n)}, zuletzt am ${day}`,
  },
  people: {
    heading: "Personen und Zeit",
    undecided:
      "Noch kein Termin? Lassen Sie den Tag leer und speichern Sie den Entwurf. Auf seiner Seite können Sie fragen, welche Termine passen.",
    theirs: "Wann es für die Eingeladenen beginnt",
    youAnd: (n) => (n > 0 ? `Sie und ${people(n)}` : "Sie"),
    others: (n) => people(n),
    local: "Beginn vor Ort",
    city: "Ort",
    label: "Tageszeit dort",
    unknown: (n) =>
      `Zeitzone unbekannt: ${formatNumber(n)}. Wir erfahren sie, wenn die Personen ihren Link öffnen.`,
    outside: (n, of) =>
      `${formatNumber(n)} von ${formatNumber(of)} Personen würden außerhalb der Arbeitszeit spielen (werktags, 9 bis 18\u00a0Uhr).`,
    kinder: (time, n) =>
      n === 0
        ? `Um ${time}\u00a0Uhr träfe das niemanden.`
        : `Um ${time}\u00a0Uhr ${n === 1 ? "wäre es eine" : `wären es ${formatNumber(n)}`}.`,
    takeTime: (time) => `${time}\u00a0Uhr nehmen`,
  },
  seats: {
    heading: "Plätze und Leitung",
    seats: "Plätze",
    fewer: "Weniger Plätze",
    more: "Mehr Plätze",
    teams: (n, teams, sizes) =>
      teams === 1
        ? `${seats(n)} in einem Team mit ${sizes} Personen.`
        : `${seats(n)} in ${formatNumber(teams)} Teams mit je ${sizes} Personen.`,
    sizes: (small, large) =>
      small === large ? formatNumber(small) : `${formatNumber(small)} oder ${formatNumber(large)}`,
    range: "Von 2 bis 300. Plätze können Sie später ergänzen.",
  },
  summary: {
    heading: "Zusammenfassung",
    untitled: "Noch ohne Titel",
    inLanguage: (adventure, story, pages) =>
      story === pages
        ? `${adventure}, auf ${story}`
        : `${adventure}, auf ${story}; Seiten und E-Mails auf ${pages}`,
    noAdventure: "Kein Abenteuer gewählt",
    yours: (city) => `Für Sie, in ${city}`,
    from: (day, from, to) => `${day}, ${from} bis ${to}\u00a0Uhr`,
    noDate: "Noch kein Termin",
    there: (city) => `In ${city}`,
    theirs: "Für die Personen, die Sie einladen",
    span: (first, last) => (first === last ? first : `${first} bis ${last}`),
    at: (time, city) => `${time}\u00a0Uhr in ${city}`,
    runBy: "Leitung",
    hosting: { autopilot: "Autopilot", host: "Jemand aus Ihrem Unternehmen" },
    freeNow: "Jetzt verfügbar",
    seats: (n) => seats(n),
    cost: (n) => `${seats(n)}, sobald Sie bestätigen`,
    after: "Danach verfügbar",
    missing: "Es fehlen",
    insufficient: "Nicht genug Credits",
    insufficientText: (free) =>
      free < 2
        ? "Behalten Sie den Entwurf, bis Sie wieder Credits haben."
        : `Behalten Sie den Entwurf oder planen Sie ${formatNumber(free)} Plätze.`,
    buyByOwner: "Die Hauptadministration kann weitere kaufen.",
    resend: "E-Mail noch einmal senden",
    planSeats: (free) => `${formatNumber(free)} Plätze nehmen`,
    note: "Sie zahlen nur für Personen, die kommen: Ein Credit ist genutzt, wenn jemand fünf Minuten in der Session war. Nicht genutzte Credits werden von selbst wieder frei.",
    verify: "Bestätigen Sie zuerst Ihre E-Mail-Adresse. Danach können Sie die Session bestätigen.",
    draft: "Entwurf anlegen",
    save: "Entwurf speichern",
    confirm: (n) => `Anlegen, ${seats(n)} bestätigen`,
    saveAndConfirm: (n) => `Speichern, ${seats(n)} bestätigen`,
    incomplete: "Zum Bestätigen fehlen noch Abenteuer oder Beginn.",
  },
};
