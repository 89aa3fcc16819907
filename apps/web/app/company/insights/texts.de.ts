import { count } from "../../i18n/de/phrases.ts";
import { formatNumber, formatSigned } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

type Band = "low" | "middle" | "high";

const bands: Record<Band, string> = {
  low: "Unterer Bereich",
  middle: "Mittlerer Bereich",
  high: "Oberer Bereich",
};
const inBand: Record<Band, string> = {
  low: "im unteren Bereich",
  middle: "im mittleren Bereich",
  high: "im oberen Bereich",
};

const people = (n: number) => count(n, "Person", "Personen");

const attended = (came: number, listed: number) =>
  `An der letzten Session ${came === 1 ? "hat" : "haben"} ${formatNumber(came)} von ${people(listed)} teilgenommen`;

/** Figures over all of a company's sessions. */
export const texts: typeof english = {
  sub: "Alle Ihre Sessions auf einen Blick. Wir zeigen Summen und Teams und vergleichen nie Personen.",
  loading: "Ihre Auswertung wird geladen",
  empty: {
    title: "Die Auswertung beginnt mit Ihrer zweiten Session",
    none: "Jede Session hat ihren eigenen Bericht. Nach zweien können Sie hier Teilnahme, Zusammenarbeit und Antworten vergleichen.",
    one: "Sie hatten eine Session, und ihr Bericht ist fertig. Nach der nächsten zeigt diese Seite beide nebeneinander.",
    plan: "Session planen",
    report: "Bericht öffnen",
  },
  short: {
    changed: "Was sich geändert hat",
    next: "Was zu tun ist",
    changes: {
      attendance: ({ came, listed, share, before }) =>
        `${attended(came, listed)} (${formatNumber(share)}\u00a0%), davor waren es ${formatNumber(before)}\u00a0%.`,
      attendance_same: ({ came, listed }) => `${attended(came, listed)}, etwa so viele wie zuvor.`,
      measure: (measure, from, to) =>
        `${measure}: jetzt ${inBand[to]}, in der Session davor ${inBand[from]}.`,
      measures_same: "Alle Werte der Zusammenarbeit liegen im selben Bereich wie in der Session davor.",
      feedback: (average, before) =>
        `Die Frage „Würdest du noch eine Session spielen?“ ergab im Durchschnitt ${average} von 5, das Mal davor ${before}.`,
    },
    todo: {
      missed: (n) =>
        `${people(n)} ${n === 1 ? "hat" : "haben"} bei der letzten Session gefehlt. Planen Sie die nächste zuerst mit ${n === 1 ? "dieser Person" : "ihnen"}.`,
      department: (name, reached, of) =>
        reached === 0
          ? `Aus ${name} hat noch niemand gespielt. Laden Sie diese Abteilung zur nächsten Session ein.`
          : `Aus ${name} ${reached === 1 ? "hat" : "haben"} ${formatNumber(reached)} von ${people(of)} gespielt. Laden Sie die anderen zur nächsten Session ein.`,
      measure: (name) =>
        `${name}: im unteren Bereich. Lesen Sie im Bericht, was das bedeutet, und sprechen Sie mit den Teams darüber.`,
      plan: "Nichts braucht Ihre Aufmerksamkeit. Planen Sie die nächste Session, solange diese in Erinnerung ist.",
    },
    steps: {
      missed: "Mit ihnen planen",
      department: "Session planen",
      measure: "Bericht öffnen",
      plan: "Session planen",
    },
  },
  csv: "CSV herunterladen",
  table: "Als Tabelle zeigen",
  session: "Session",
  month: "Monat",
  attendance: {
    title: "Teilnahme",
    all: (percent, sessions) =>
      `${formatNumber(percent)}\u00a0% über ${count(sessions, "Session", "Sessions")}`,
    came: "Teilgenommen",
    listed: "Auf der Liste",
    rate: "Anteil",
  },
  months: {
    title: "Monat für Monat",
    note: "Monate in UTC. Einen Credit nutzt jede Person, die mindestens fünf Minuten da war",
    sum: ({ sessions, people: attended, credits }) =>
      `In ${count(sessions, "Session", "Sessions")} ${attended === 1 ? "war 1 Platz" : `waren ${formatNumber(attended)} Plätze`} besetzt, und ${credits === 1 ? "1 Credit wurde" : `${formatNumber(credits)} Credits wurden`} genutzt.`,
    allIn: (month) => `Alle waren im ${month}.`,
    sessions: "Sessions",
    people: "Teilgenommen",
    credits: "Genutzte Credits",
  },
  measures: {
    title: "Wie die Teams zusammengearbeitet haben",
    note: "Durchschnitt der Teams ab drei Personen, in denselben Bereichen wie in Berichten",
    names: {
      contribution: "Verteilung der Beiträge",
      voice: "Verteilung der Redezeit",
      clues: "Geteilte Hinweise",
      listening: "Zuhören",
      pace: "Tempo",
      togetherness: "Zusammenhalt",
    },
    none: "Noch nicht gemessen",
    latest: (band) => `${bands[band]} in der letzten Session mit Daten`,
    value: (band, value) => `${bands[band]} (${value})`,
    top: "Hoch",
    bottom: "Niedrig",
    scale: "Unterer Bereich: unter 0,60. Oberer Bereich: ab 0,85.",
    how: "Zum Nachdenken, nicht für eine Rangliste: Geschichten unterscheiden sich, und Sessions auch.",
  },
  feedback: {
    title: "Noch einmal spielen?",
    note: "Von 1 (lieber nicht) bis 5 (jederzeit). Gezeigt ab drei Antworten",
    average: "Durchschnitt",
    responses: "Antworten",
    one: (day, average, answers) =>
      `${day}: Der Durchschnitt von ${formatNumber(answers)} Antworten ist ${average}.`,
    none: "Noch hat keine Session drei Antworten.",
  },
  evidence: {
    title: "Hat es etwas geändert?",
    note: "Was Teilnehmende in der Kurzumfrage vorher und nachher gesagt haben, über alle Ihre Sessions",
    loading: "Die Kurzumfrage wird geladen",
    off: "Die Kurzumfrage ist ausgeschaltet. Schalten Sie sie in den Einstellungen ein, dann bekommen Teilnehmende vor und nach Sessions drei kurze Aussagen.",
    offSub: "Die Kurzumfrage ist ausgeschaltet. Die Hauptadministration kann sie einschalten.",
    settings: "Einstellungen öffnen",
    waves: { after: "Direkt danach", two_weeks: "Zwei Wochen später", month: "Einen Monat später" },
    states: {
      hidden: "Nicht gezeigt",
      unknown: "Noch nicht zu sagen",
      up: "Es hat geholfen",
      down: "Es ist schlechter geworden",
    },
    short: { hidden: "nicht gezeigt", unknown: "nicht zu sagen", up: "besser", down: "schlechter" },
    hidden: "Wir zeigen nichts, bevor mindestens fünf Personen geantwortet haben.",
    more: (n) =>
      n === 1
        ? "Etwa eine weitere Antwort würde genügen."
        : `Etwa ${formatNumber(n)} weitere Antworten würden genügen.`,
    tooSmall:
      "Auch 1.000 weitere Antworten würden wahrscheinlich nicht genügen: Der Unterschied ist zu klein.",
    few: "Für eine Aussage brauchen wir mindestens drei Sessions.",
    changed: (mean) => `Im Durchschnitt haben sich die Antworten um ${formatSigned(mean)} Stufen verändert.`,
    interval: ({ mean, low, high }) =>
      `${formatSigned(mean)} (95-%-Intervall ${formatSigned(low)} bis ${formatSigned(high)})`,
    basis: (n, sessions) =>
      `${people(n)} ${n === 1 ? "hat" : "haben"} beide Male geantwortet, in ${count(sessions, "Session oder Serie", "Sessions oder Serien")}`,
    how: (smallest) =>
      `Antworten reichen von 1 bis 5. Wir vergleichen dieselben Personen vorher und nachher und zählen Sessions statt Personen, weil Personen in einer Session oft ähnlich antworten. Damit sich einzelne Antworten nicht ausrechnen lassen, gibt es keine Filter, die Zahlen ändern sich nur, wenn ganze Sessions abgeschlossen sind, umfassen nie weniger als ${formatNumber(smallest)} Personen, und wir lassen zufällig eine von zehn Personen aus.`,
    statement: "Aussage",
    measures: {
      all: "Alle drei zusammen",
      contacts: "Wissen, wen man fragen kann",
      voice: "Sagen, was man denkt",
      belonging: "Zur Gruppe gehören",
    },
  },
  departments: {
    title: "Erreichte Abteilungen",
    note: "Personen auf Ihrer Liste, die mindestens einmal gespielt haben",
    department: "Abteilung",
    reached: "Haben gespielt",
    of: "Auf der Liste",
    rest: "Kleine Abteilungen und Personen ohne Abteilung",
    bar: (reached, of) => `${formatNumber(reached)} von ${formatNumber(of)}`,
    none: "Auf Ihrer Liste steht niemand.",
  },
};
