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
  figures: {
    met: "Anteil der Gruppe, der sich kennt",
    metText: (met, pairs) =>
      `${formatNumber(met)} von ${formatNumber(pairs)} Paaren waren schon im selben Team`,
    notYet: "Noch nicht",
    notYetText: "Nach der ersten Session, für Gruppen ab drei Personen",
    agreed: "Teams haben etwas vereinbart",
    agreedText: "Am Ende ihrer Session",
    happened: "Antworten: umgesetzt",
    happenedText: (partly, notYet) => `${formatNumber(partly)} teilweise, ${formatNumber(notYet)} noch nicht`,
    fewText: "Sobald drei Personen eines Teams geantwortet haben",
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
