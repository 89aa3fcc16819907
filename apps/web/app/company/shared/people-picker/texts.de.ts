import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** The dialog that chooses a session's attendees. */
export const texts: typeof english = {
  methods: "Wie Sie Personen auswählen",
  find: "Suchen",
  paste: "Liste einfügen",
  chosen: (n) => `Ausgewählt, ${formatNumber(n)}`,
  clear: "Alle abwählen",
  saveGroup: "Als Gruppe speichern…",
  none: "Noch ist niemand ausgewählt.",
  nobody: (search) => (search ? `Zu „${search}“ gibt es niemanden.` : "Noch niemand."),
  results: (n, more) => (more ? `Mehr als ${people(n)}` : people(n)),
  selectAll: "Alle Treffer auswählen",
  pasteHint:
    "E-Mail-Adressen, „Ana Ruiz <ana@firm.com>“ oder Spalten aus einer Tabelle. Neue Personen kommen zu Ihren Teilnehmenden.",
  addPasted: "Diese Personen hinzufügen",
  readSome: (n) => (n === 0 ? "Niemand wurde hinzugefügt" : `${people(n)} hinzugefügt`),
  leftOut: (line) => `Zeile ${formatNumber(line)}:`,
  unread: (n) =>
    n === 1
      ? "Eine Zeile konnten wir nicht lesen. Sie steht noch oben, damit Sie sie berichtigen können."
      : `${formatNumber(n)} Zeilen konnten wir nicht lesen. Sie stehen noch oben, damit Sie sie berichtigen können.`,
  tooMany: (most, group) => (group ? `${group} hat mehr als ${people(most)}` : `Mehr als ${people(most)}`),
  tooManyText:
    "So viele Personen können wir nicht auf einmal aufteilen. Deshalb haben wir niemanden hinzugefügt.",
  overTitle: (n, most) => `${people(n)} sind ausgewählt, und eine Session fasst ${formatNumber(most)}`,
  overText: "Teilen Sie sie in einem Schritt auf mehrere Sessions auf oder wählen Sie weniger.",
  overSeries: "Wählen Sie weniger Personen oder planen Sie mehrere Serien.",
  split: "Auf Sessions aufteilen…",
  splitting: {
    title: (n) => `${people(n)} auf Sessions aufteilen`,
    text: "Wir legen je einen Entwurf an, mit demselben Abenteuer und denselben Einstellungen. Niemand bekommt eine E-Mail.",
    by: "Aufteilen nach",
    methods: { timezone: "Zeitzone", department: "Abteilung", chance: "Zufall" },
    hints: {
      timezone: "Wer in benachbarten Zeitzonen ist, spielt zusammen.",
      department: "Abteilungen bleiben zusammen, soweit es passt.",
      chance: "Alle treffen Menschen aus dem ganzen Unternehmen.",
    },
    part: (number, of) => `Session ${formatNumber(number)} von ${formatNumber(of)}`,
    mixed: "Alle gemischt",
    noDepartment: "ohne Abteilung",
    noZone: "ohne Zeitzone",
    zones: (cities, offsets) => `${cities} (${offsets})`,
    more: (n) => `${formatNumber(n)} weitere`,
    submit: (n) => count(n, "Entwurf anlegen", "Entwürfe anlegen"),
    done: (n) => count(n, "Entwurf angelegt", "Entwürfe angelegt"),
    doneText: "Legen Sie die Termine fest, dann bestätigen und einladen.",
    untitled: "Neue Session",
  },
  emptyList: "Ihre Liste der Teilnehmenden ist leer. Sie können Personen jetzt oder später hinzufügen.",
  add: "Teilnehmende hinzufügen",
  search: "Personen oder Teams suchen",
  chooseAll: (name, n) => `${name}, ${people(n)}`,
};
