import type { Readiness } from "@lantern/contract/choices";
import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import { readinessNames } from "../../ui/readiness-names.de.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** Inside a sentence. None of these names begins with a noun. */
const inSentence = (name: string) => name.replace(/^\p{L}/u, (letter) => letter.toLowerCase());

export const texts: typeof english = {
  morning: (name) => `Guten Morgen, ${name}`,
  afternoon: (name) => `Guten Tag, ${name}`,
  evening: (name) => `Guten Abend, ${name}`,
  loading: "Ihre Startseite wird geladen",
  planSeries: "Serie planen",
  series: {
    title: "Serien",
    all: "Alle Serien",
    state: (played, of) => `${formatNumber(played)} von ${formatNumber(of)} gespielt`,
  },
  sum: (counts) =>
    (Object.keys(readinessNames) as Readiness[])
      .filter((state) => counts[state] > 0)
      .map((state) => `${formatNumber(counts[state])} ${inSentence(readinessNames[state])}`)
      .join("; "),
  street: (n, sum) =>
    `Eine Hafenstraße in der Dämmerung. Jedes Fenster steht für eine der ${formatNumber(n)} Personen auf der Liste: ${sum}.`,
  nothing: (day) => `${day}. Noch ist nichts geplant.`,
  needsDate: (day) => `${day}. Ihre nächste Session braucht noch einen Termin.`,
  planned: (day, ahead) => `${day}. Ihre nächste Session beginnt ${ahead}.`,
  needed: (n) =>
    n === 0
      ? "Für Sie ist nichts mehr zu tun."
      : n === 1
        ? "Ein Punkt ist noch offen."
        : `${formatNumber(n)} Punkte sind noch offen.`,
  noneAhead: {
    title: "Es ist keine Session geplant",
    text: "Ihre Berichte finden Sie unten. Wählen Sie ein Abenteuer und einen Termin für die nächste.",
  },
  sessionIsLive: (day) => `${day}. Gerade läuft eine Session.`,
  when: (adventure, date, time, city) => `${adventure}. ${date}, ${time}\u00a0Uhr in ${city}`,
  now: "läuft gerade",
  noWindows: "Auf der Liste steht noch niemand, deshalb sind alle Fenster dunkel.",
  checklist: {
    confirmed: "Session bestätigt",
    seats: (n) => count(n, "Platz reserviert", "Plätze reserviert"),
    confirm: "Angaben zur Session",
    toConfirm: "noch ein Entwurf; die Plätze reservieren wir, wenn Sie bestätigen",
    attendees: "Teilnehmende",
    nobody: "noch niemand auf der Liste",
    listed: (n) => people(n),
    add: "Personen hinzufügen",
    invitations: "Einladungen",
    allInvited: (n) => (n === 1 ? "verschickt" : `alle ${formatNumber(n)} verschickt`),
    uninvited: (n) => `${formatNumber(n)} nicht verschickt`,
    send: (n) => `${formatNumber(n)} senden`,
    rsvps: "Antworten",
    rsvpsGiven: (n, of) => `${formatNumber(n)} von ${formatNumber(of)}`,
    joined: "Beigetreten",
    here: "Gerade da",
    rsvpsLater: "sobald Sie Einladungen verschickt haben",
    undelivered: (n) => `${formatNumber(n)} nicht zugestellt`,
    see: (n) => `${people(n)} ansehen`,
    teams: "Teams",
    formed: (n) => (n === 1 ? "1, vorab gebildet" : `${formatNumber(n)}, vorab gebildet`),
    formedThen: "werden zu Beginn der Session gebildet",
    checks: "Bereit",
    checked: (n, of) =>
      `${formatNumber(n)} von ${formatNumber(of)} ${n === 1 ? "hat" : "haben"} zugesagt und Mikrofon und Ton getestet`,
    host: "Leitung",
    autopilot: "Autopilot",
    aHost: "Spielleitung",
  },
  credits: {
    title: "Credits",
    free: "verfügbar",
    reserved: (n) => `${formatNumber(n)} reserviert`,
    balance: "Guthaben",
    note: "Sie zahlen nur für Personen, die kommen. Nicht genutzte Credits werden am Ende der Session wieder frei.",
    unverified: "Wenn Sie Ihre E-Mail-Adresse bestätigen, bekommen Sie 6 Credits geschenkt.",
  },
  waiting: {
    title: "Außerdem offen",
    noDate: "Noch kein Termin",
    noAdventure: "Noch kein Abenteuer",
    finish: "Fertigstellen",
    uninvited: (n) => count(n, "Einladung nicht verschickt", "Einladungen nicht verschickt"),
    send: (n) => `${formatNumber(n)} senden`,
    nobody: "Noch keine Teilnehmenden",
    draft: "Kann bestätigt werden",
    open: "Öffnen",
  },
  recent: {
    title: "Neueste Berichte",
    all: "Alle beendeten Sessions",
    session: "Session",
    came: "Teilgenommen",
    line: "Vereinbarung eines Teams",
    cameOf: (came, of) => `${formatNumber(came)} von ${formatNumber(of)}`,
    quoted: (text) => `„${text}“`,
    noLine: "Keine Vereinbarung",
  },
  first: {
    title: "Ihre erste Session vorbereiten",
    done: (done, of) => `${formatNumber(done)} von ${formatNumber(of)} erledigt`,
    isDone: "erledigt",
    steps: {
      verify: {
        name: "E-Mail-Adresse bestätigen",
        note: "mit dem Link in der E-Mail, die wir Ihnen geschickt haben",
        ownerNote: "die Hauptadministration hat ihre Adresse noch nicht bestätigt",
      },
      credits: {
        name: "Credits bekommen",
        note: "6 sind kostenlos, sobald Sie Ihre E-Mail-Adresse bestätigt haben; weitere können Sie kaufen",
        ownerNote: "6 sind kostenlos, sobald die Hauptadministration ihre E-Mail-Adresse bestätigt hat",
        action: "Credits kaufen",
      },
      people: {
        name: "Teilnehmende hinzufügen",
        note: "einzeln, eingefügt oder aus einer Datei",
        action: "Personen hinzufügen",
      },
      plan: { name: "Session planen", note: "Abenteuer, Termin und Anzahl der Plätze", action: "Planen" },
      invite: {
        name: "Bestätigen und Einladungen senden",
        note: "jede mit einer Kalenderdatei",
        action: "Öffnen",
      },
    },
  },
};
