import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const sessions = (n: number) => count(n, "Session", "Sessions");

/** The page of a series. */
export const texts: typeof english = {
  panel: "Serie",
  sub: (n, people) => `${sessions(n)} für ${count(people, "Person", "Personen")}`,
  rename: "Umbenennen",
  renaming: {
    title: "Serie umbenennen",
    text: "Auch kommende Sessions bekommen den neuen Titel, außer Sie haben ihnen einen eigenen gegeben.",
    label: "Titel der Serie",
    submit: "Titel speichern",
    done: "Serie umbenannt",
  },
  confirm: (n) => (n === 1 ? "Session bestätigen" : `${sessions(n)} bestätigen`),
  confirmed: "Serie bestätigt",
  confirmedText: "Sie können jetzt die Einladungen senden.",
  invite: "Einladungen senden",
  invited: "Einladungen verschickt",
  invitedText: (people) =>
    people === 1
      ? "Eine Person bekommt eine E-Mail mit allen Terminen."
      : `${formatNumber(people)} Personen bekommen je eine E-Mail mit allen Terminen.`,
  report: "Bericht zur Serie",
  inviting: {
    title: "Eine E-Mail mit allen Terminen",
    text: (people, dates) =>
      `${people === 1 ? "Eine Person bekommt" : `${formatNumber(people)} Personen bekommen`} diese E-Mail für ${dates === 1 ? "einen Termin" : `${formatNumber(dates)} Termine`}, mit eigenen Links.`,
    frame: "Die E-Mail",
    send: (people) => (people === 1 ? "An eine Person senden" : `An ${formatNumber(people)} Personen senden`),
  },
  figures: {
    met: "Wer schon zusammen gespielt hat",
    metText: (met, pairs) =>
      `aller Paare der Gruppe waren schon im selben Team: ${formatNumber(met)} von ${formatNumber(pairs)}`,
    notYet: "Noch nicht",
    notYetText: "Zu sehen nach der ersten Session, wenn die Gruppe mindestens drei Personen hat",
    agreed: "Was Teams vereinbart haben",
    agreedText: (teams) =>
      teams === 1
        ? "Team hat am Ende seiner Session etwas vereinbart"
        : "Teams haben am Ende ihrer Session etwas vereinbart",
    noneAgreedText: "Jedes Team kann am Ende seiner Session etwas vereinbaren",
    happened: "Was daraus geworden ist",
    happenedText: (happened, partly, notYet) =>
      `${happened === 1 ? "Person sagt" : "Personen sagen"}, dass ihr Team es umgesetzt hat. Teilweise: ${formatNumber(partly)}. Noch nicht: ${formatNumber(notYet)}.`,
    fewText: "Zu sehen, sobald drei Personen eines Teams zwei Wochen später geantwortet haben",
  },
  list: "Termine",
  columns: { session: "Session", state: "Status", start: "Beginn", people: "Personen", action: "Aktion" },
  people: {
    listed: (n) => `${formatNumber(n)} auf der Liste`,
    came: (came, of) =>
      `${formatNumber(came)} von ${formatNumber(of)} ${came === 1 ? "hat" : "haben"} teilgenommen`,
  },
  noDate: "Noch kein Termin",
  menu: (title) => `Mehr zu ${title}`,
  actions: { move: "Termin ändern", cancel: "Absagen", report: "Bericht" },
  moving: {
    title: "Termin ändern",
    text: "Alle, die Sie eingeladen haben, bekommen eine E-Mail mit allen Änderungen.",
    later: "Spätere Sessions um ebenso viele Tage verschieben",
    list: "Neue Termine",
    zone: (city) => `Alle Zeiten sind Ortszeit in ${city}.`,
    submit: (n) => (n === 1 ? "Termin speichern" : `${formatNumber(n)} Termine speichern`),
    done: "Termine gespeichert",
  },
  cancelling: {
    title: "Absagen",
    text: "Alle, die Sie eingeladen haben, bekommen eine E-Mail mit allen abgesagten Sessions. Die Credits werden wieder frei.",
    only: "Nur diese Session",
    rest: (n) => (n === 1 ? "Diese und die folgende" : `Diese und die ${formatNumber(n)} folgenden`),
    back: "Behalten",
    submit: (n) => (n === 1 ? "Session absagen" : `${sessions(n)} absagen`),
    done: (n) => (n === 1 ? "Session abgesagt" : `${sessions(n)} abgesagt`),
  },
};
