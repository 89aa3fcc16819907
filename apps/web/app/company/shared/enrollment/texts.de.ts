import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** One link by which people take a seat of a session or a series themselves. */
export const texts: typeof english = {
  title: "Offene Anmeldung",
  intro:
    "Posten Sie einen einzigen Link in einem Kanal. Wer eine Adresse bei Ihrem Unternehmen bestätigt, kann sich ohne Einladung einen Platz nehmen. Mehr Plätze, als diese Session hat, werden nie vergeben.",
  open: "Anmeldung öffnen",
  link: "Link zum Posten",
  status: (enrolled, free) =>
    `Über den Link ${enrolled === 1 ? "hat" : "haben"} sich ${people(enrolled)} angemeldet, ${free === 0 ? "kein Platz ist" : count(free, "Platz ist", "Plätze sind")} frei.`,
  waiting: (waiting, offered) =>
    `${people(waiting)} auf der Warteliste${offered > 0 ? `, ${formatNumber(offered)} mit einem Angebot` : ""}.`,
  withdrawn: (n) => `${people(n)} ${n === 1 ? "hat" : "haben"} den Platz freigegeben.`,
  closes: (when) => `Offen bis ${when}.`,
  closesAtStart: "Offen bis zum Beginn der Session.",
  closed: "Geschlossen. Wer auf der Warteliste steht, bekommt weiterhin frei werdende Plätze.",
  domains: (domains) => `Für Adressen bei ${domains}.`,
  change: "Ändern",
  reopen: "Wieder öffnen",
  close: "Schließen",
  closing: {
    title: "Anmeldung schließen?",
    text: "Danach kann sich über den Link niemand mehr einen Platz nehmen. Wer einen hat, behält ihn. Sie können die Anmeldung wieder öffnen.",
    submit: "Anmeldung schließen",
    done: "Die Anmeldung ist geschlossen",
  },
  form: {
    title: "Offene Anmeldung",
    seats: "Höchstzahl an Personen (freiwillig)",
    seatsHint: (n) =>
      n === 1
        ? "Frei lassen für den einen Platz der Session."
        : `Frei lassen für alle ${formatNumber(n)} Plätze der Session.`,
    day: "Letzter Tag (freiwillig)",
    dayHint: "Die Anmeldung schließt am Ende dieses Tages, auf jeden Fall aber mit dem Beginn der Session.",
    submit: "Anmeldung öffnen",
    done: "Die Anmeldung ist offen",
  },
  series: {
    intro:
      "Posten Sie einen einzigen Link in einem Kanal. Wer eine Adresse bei Ihrem Unternehmen bestätigt, kann sich bei allen Terminen oder bei einigen einen Platz nehmen. Mehr Plätze, als eine Session hat, werden nie vergeben.",
    dates: "Plätze nach Termin",
    date: (enrolled, free, waiting) =>
      `${people(enrolled)} angemeldet, ${free === 0 ? "kein Platz" : count(free, "Platz", "Plätze")} frei${waiting > 0 ? `, ${formatNumber(waiting)} auf der Warteliste` : ""}.`,
    dateClosed: "Für diesen Termin geschlossen.",
    noneFree:
      "Alle Plätze sind vergeben. Um mehr anzubieten, erhöhen Sie die Zahl der Plätze auf der Seite einer Session.",
    closesAtStart: "Bei jedem Termin offen bis zum Beginn der Session.",
    closed: "Geschlossen. Wer auf einer Warteliste steht, bekommt weiterhin frei werdende Plätze.",
    closing: {
      title: "Anmeldung schließen?",
      text: "Danach kann sich niemand mehr über einen Link einen Platz in dieser Serie nehmen. Wer einen hat, behält ihn. Sie können die Anmeldung wieder öffnen.",
      submit: "Anmeldung schließen",
      done: "Die Anmeldung ist geschlossen",
    },
    seatsHint: (n) =>
      `Bei jedem Termin. Frei lassen für alle Plätze jeder Session. Die kleinste hat ${formatNumber(n)}.`,
    dayHint:
      "Die Anmeldung schließt am Ende dieses Tages, für jeden Termin aber spätestens mit dem Beginn der Session.",
  },
};
