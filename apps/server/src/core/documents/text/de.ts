import { measureTitles } from "@lantern/contract/measure-texts/de";
import { countIn, formatNumber, formatPercent } from "../../format.ts";
import type { FileTexts } from "./en.ts";

const n = (number: number) => formatNumber(number, "de");
const count = countIn("de");
const teamsOf = (number: number) => count(number, "Team", "Teams");

/** What files to download say, in German. */
export const de: FileTexts = {
  removed: "Gelöschte Person",
  attendance: { came: "Teilgenommen", declined: "Abgesagt", absent: "Nicht gekommen" },
  report: {
    smaller: (teams) => `${teamsOf(teams)} mit weniger als drei Personen`,
    hiddenTeams: (teams) =>
      `${count(teams, "Team hatte", "Teams hatten")} weniger als drei Personen. Damit niemand erfährt, was eine einzelne Person getan hat, zeigen wir nicht, was ${teams === 1 ? "es" : "sie"} getan ${teams === 1 ? "hat" : "haben"}.`,
    title: (session) => `${session}: Bericht`,
    footer: (session) => `${session}, Lantern Hour`,
    when: (day, from, to, zone) => `${day}, ${from} bis ${to}\u00a0Uhr (${zone})`,
    summary: {
      title: "Kurz gesagt",
      everybody: (listed, teams) =>
        listed === 1
          ? `Die einzige Person auf der Liste hat teilgenommen, in ${teamsOf(teams)}.`
          : `Alle ${n(listed)} Personen auf der Liste haben teilgenommen, in ${teamsOf(teams)}.`,
      came: (came, listed, teams) =>
        `Von ${count(listed, "Person", "Personen")} auf der Liste ${came === 1 ? "hat" : "haben"} ${n(came)} teilgenommen, in ${teamsOf(teams)}.`,
      away: (declined, absent) =>
        [
          declined > 0 && `${n(declined)} ${declined === 1 ? "hat" : "haben"} abgesagt`,
          absent > 0 && `${n(absent)} ${absent === 1 ? "ist" : "sind"} nicht gekommen`,
        ]
          .filter(Boolean)
          .join(", und "),
      together: (solved, puzzles, endings, partial) =>
        `${partial ? "In Teams ab drei Personen" : "Es"} ${solved === 1 ? "wurde" : "wurden"} ${n(solved)} von ${count(puzzles, "Rätsel", "Rätseln")} gelöst und ${endings === 1 ? "ein Ende" : `${n(endings)} verschiedene Enden`} erreicht.`,
      none: (partial) => `Kein Team${partial ? " ab drei Personen" : ""} hat etwas vereinbart.`,
      committed: (teams, of, partial) =>
        `${n(teams)} von ${teamsOf(of)}${partial ? " ab drei Personen" : ""} ${teams === 1 ? "hat" : "haben"} etwas vereinbart.`,
      waiting: "Nach 14 Tagen fragen wir, was daraus geworden ist.",
      outcomes: (responses, kept, partly) =>
        `Zwei Wochen später, von ${count(responses, "Antwort", "Antworten")}: ${n(kept)} umgesetzt, ${n(partly)} teilweise.`,
    },
    first: {
      attended: "der Personen auf der Liste haben teilgenommen",
      solved: "Rätsel gelöst, in allen Teams zusammen",
      playAgain: "derer, die geantwortet haben, würden wieder spielen",
      happened: "sagen, dass ihre Vereinbarung umgesetzt wurde",
      teams: (teams) => (teams === 1 ? "Team hat gespielt" : "Teams haben gespielt"),
      endings: "verschiedene Enden erreicht",
      of: (part, whole) => `${n(part)} von ${n(whole)}`,
      allHigh: (measures) =>
        `Bei allen ${n(measures)} Werten der Zusammenarbeit liegt der Mittelwert im oberen Bereich.`,
      measured: (measures, highest, lowest) =>
        `Von ${n(measures)} Werten der Zusammenarbeit hat „${highest}“ den höchsten Mittelwert und „${lowest}“ den niedrigsten.`,
      notMeasured: (hidden) =>
        hidden
          ? "Wie Teams zusammengearbeitet haben, zeigen wir nur für Teams ab drei Personen."
          : "Wie die Teams zusammengearbeitet haben, wurde nicht gemessen.",
      again: (again, responses) =>
        `Von ${count(responses, "Person", "Personen")}, die geantwortet ${responses === 1 ? "hat" : "haben"}, ${again === 1 ? "würde" : "würden"} ${n(again)} gern wieder spielen.`,
      fewRatings: "Ob sie wieder spielen würden, zeigen wir, sobald drei Personen geantwortet haben.",
    },
    attendance: {
      title: "Teilnahme",
      attended: "Teilgenommen",
      of: (part, whole) => `${n(part)} von ${n(whole)}`,
      stayed: (stayed, minutes) =>
        `${n(stayed)} von Anfang bis Ende; die Hälfte war mindestens ${n(minutes)}\u00a0min da`,
      credits: "Verbrauchte Credits",
      creditsNote: ({ released, brief, uncovered }) =>
        [
          `${count(released, "Credit", "Credits")} nach der Session freigegeben`,
          brief > 0 &&
            `${count(brief, "Person war", "Personen waren")} weniger als fünf Minuten da, was keinen Credit kostet`,
          uncovered > 0 &&
            `${count(uncovered, "Person hat", "Personen haben")} gespielt, als kein Credit mehr übrig war`,
        ]
          .filter(Boolean)
          .join("; "),
      teams: "Teams",
      playAgain: "Würden wieder spielen",
      notVisible: "Nicht gezeigt",
      responded: "von denen, die geantwortet haben",
      fewResponses: "Wird gezeigt, sobald drei Personen geantwortet haben",
    },
    paths: {
      title: "Wege durch die Geschichte",
      columns: { team: "Team", path: "Weg", ending: "Ende", award: "Auszeichnung", points: "Punkte" },
      puzzle: { name: "Rätsel", solved: "Gelöst", minutes: "Minuten", hints: "Tipps" },
      solved: "ja",
      unsolved: "nein",
      minutes: (used, of) => `${used} von ${of}`,
    },
    choices: {
      title: "Entscheidungen im Vergleich",
      note: "Was jedes Team gewählt hat. Wie Einzelne abgestimmt haben, bleibt im Team.",
    },
    measures: {
      title: "Wie die Teams zusammengearbeitet haben",
      note: "Zum Nachdenken, nicht als Rangliste. Nur für Teams, nie für Einzelne.",
      none: (group) => `Wird nur für Teams ab ${n(group)} Personen gezeigt. Kein Team war groß genug.`,
      line: (team, label, sentence) => `${team}: ${label}. ${sentence}`,
    },
    commitments: {
      title: "Was sich die Teams vorgenommen haben",
      quote: (text) => `„${text}“`,
      removed: "Zusammen mit der Person gelöscht, die es geschrieben hat.",
      followUp: (done, partly, notYet) =>
        `Zwei Wochen später: ${n(done)} umgesetzt, ${n(partly)} teilweise, ${n(notYet)} noch nicht`,
    },
    slides: {
      next: "Wie es weitergeht",
      measure: "Wert",
      teams: teamsOf,
      more: (more) => `${n(more)} weitere im Bericht`,
      missed: (missed) =>
        missed === 1
          ? "Die nächste Session mit der Person planen, die diese verpasst hat."
          : `Die nächste Session mit den ${n(missed)} Personen planen, die diese verpasst haben.`,
      followUp: "In zwei Wochen besprechen, was aus den Vereinbarungen geworden ist.",
      plan: "Das nächste Abenteuer wählen, solange dieses in Erinnerung ist.",
      moments: {
        title: "Was aufgefallen ist",
        note: "Wie viele Teams jede Art von Moment hatten. Welche es waren, sagen wir nicht.",
        of: (part, whole) => `${n(part)} von ${teamsOf(whole)}`,
        kinds: {
          turned: "Die Abstimmung ging nach dem Gespräch anders aus",
          oneVoice: "Eine Person hat die anderen überzeugt",
          unread: "Ein Hinweis wurde spät vorgelesen",
          tries: "Falsche Versuche, dann der richtige",
          close: "Ein Rätsel gerade noch rechtzeitig gelöst",
          help: "Ein Tipp, dann die Lösung",
          contrast: "Eine ruhige Szene neben einer lebhaften",
        },
      },
    },
    people: {
      title: "Personen",
      note: "Wie lange Einzelne da waren, zeigen wir nicht.",
      columns: { name: "Name", department: "Abteilung", attendance: "Teilnahme", team: "Team" },
    },
  },
  seriesReport: {
    title: (series) => `${series}: Bericht der Serie`,
    footer: (series) => `${series}, Lantern Hour`,
    span: (sessions, first, last) =>
      `Eine Serie von ${count(sessions, "Session", "Sessions")}, ${first} bis ${last}`,
    summary: {
      attendance: (played, of, share) =>
        `${n(played)} von ${count(of, "Session", "Sessions")} ${played === 1 ? "wurde" : "wurden"} gespielt, und ${formatPercent(share, "de")} der Personen auf der Liste waren dabei.`,
      met: (share) =>
        `${formatPercent(share, "de")} aller möglichen Paare waren schon einmal im selben Team.`,
      tooFew: "Die Gruppe ist zu klein, um zu sagen, wie viele sich begegnet sind.",
      noCommitments: "Noch hat kein Team ab drei Personen etwas vereinbart.",
      unanswered: (teams) =>
        `${count(teams, "Team hat", "Teams haben")} vereinbart, was danach geschehen soll. Was daraus geworden ist, zeigen wir, sobald drei Personen eines Teams geantwortet haben.`,
      outcomes: (teams, kept, partly, notYet) =>
        `${count(teams, "Team hat", "Teams haben")} vereinbart, was danach geschehen soll. Von ${count(kept + partly + notYet, "Antwort", "Antworten")}: umgesetzt ${n(kept)}, teilweise ${n(partly)}, noch nicht ${n(notYet)}.`,
    },
    attendance: {
      title: "Wer dabei war",
      note: "„Begegnet“: Paare, die bis dahin im selben Team waren",
      columns: {
        session: "Session",
        date: "Datum",
        adventure: "Abenteuer",
        came: "Dabei",
        met: "Begegnet",
      },
      of: (came, listed) => `${n(came)} von ${n(listed)}`,
      share: (share) => formatPercent(share, "de"),
      ahead: "steht noch aus",
    },
    measures: {
      title: "Wie die Teams zusammengearbeitet haben",
      note: "Zum Nachdenken, nicht als Rangliste",
      measure: "Wert, von 0 bis 100",
      missing: "–",
      none: (group) => `Wird nur für Teams ab ${n(group)} Personen gezeigt. Kein Team war groß genug.`,
      how: (group) =>
        `Der Mittelwert über Teams ab ${n(group)} Personen, an jedem Termin. Wie die Werte berechnet werden, steht im Bericht jeder Session. Ein Strich bedeutet: nicht gemessen.`,
    },
    commitments: {
      title: "Was die Teams vereinbart haben und was daraus geworden ist",
      outcomes: (kept, partly, notYet) =>
        `${n(kept)} umgesetzt, ${n(partly)} teilweise, ${n(notYet)} noch nicht`,
      few: (group) => `Was daraus geworden ist, zeigen wir, sobald ${n(group)} Personen geantwortet haben.`,
      more: (more) => `${count(more, "weiteres steht", "weitere stehen")} in den Berichten der Sessions.`,
    },
  },
  tables: {
    attendance: ["Name", "Abteilung", "Standort", "Teilnahme", "Team"],
    teams: [
      "Team",
      "Personen",
      "Beiname",
      "Ende",
      "Punkte",
      "Auszeichnung",
      "Gelöste Rätsel",
      "Rätsel",
      "Tipps",
    ],
    commitments: ["Was sie vereinbart haben", "Umgesetzt", "Teilweise", "Noch nicht"],
    decisions: ["Frage", "Möglichkeit", "Team", "Gewählt"],
    chosen: { yes: "ja", no: "nein" },
    names: measureTitles,
    bands: { low: "unterer Bereich", middle: "mittlerer Bereich", high: "oberer Bereich" },
    insights: {
      session: ["Session", "Tag (UTC)", "Auf der Liste", "Teilgenommen"],
      value: (measure) => `${measure}, von 0 bis 1`,
      ratings: ["Mittlere Antwort, von 1 bis 5", "Antworten"],
    },
    audit: [
      "Nummer",
      "Zeit (UTC)",
      "Person",
      "ID der Person",
      "ID des Schlüssels",
      "Adresse",
      "Anfrage",
      "Aktion",
      "Gegenstand",
      "Name des Gegenstands",
      "Einzelheiten",
      "Vorher",
      "Nachher",
      "Hash",
    ],
    people: [
      "Vorname",
      "Nachname",
      "E-Mail",
      "Abteilung",
      "Standort",
      "Zeitzone",
      "Sprache",
      "Hinzugefügt am",
    ],
  },
  statement: {
    columns: [
      "Zeit (UTC)",
      "Art",
      "Credits",
      "Stand",
      "Schuld",
      "Session",
      "Bestellung",
      "Notiz",
      "Kostenstelle",
      "Plätze",
      "Nettowert",
      "Währung",
      "Rechnung",
    ],
    kinds: {
      grant: "Kostenlose Credits",
      purchase: "Gekauft",
      capture: "Verbraucht",
      refund: "Erstattung",
      chargeback: "Rückbuchung",
      adjustment: "Korrektur",
    },
  },
};
