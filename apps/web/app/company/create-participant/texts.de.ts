import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

export const texts: typeof english = {
  methods: "Wie Sie Personen hinzufügen",
  one: "Einzeln",
  list: "Liste einfügen",
  submit: "Person hinzufügen",
  busy: "Wird hinzugefügt",
  added: "Person hinzugefügt",
  justAdded: "Eben hinzugefügt",
  drop: "Ziehen Sie eine CSV-Datei oder eine Excel-Arbeitsmappe hierher",
  dropHint:
    "oder wählen Sie eine aus. Eine Liste darf bis zu 2 MB haben. Von einer Arbeitsmappe (.xlsx) lesen wir das erste Blatt.",
  chooseFile: "Datei auswählen",
  readingFile: "Die Datei wird gelesen",
  fileProblems: {
    large_file: "Diese Liste ist größer als 2 MB. Bitte teilen Sie sie auf.",
    large_workbook:
      "Diese Arbeitsmappe ist für eine Personenliste zu groß. Bitte kopieren Sie die Spalten mit Namen und Adressen in eine neue.",
    damaged_workbook:
      "Diese Arbeitsmappe können wir nicht lesen. Bitte öffnen Sie sie, wählen Sie „Datei“, „Speichern unter“, „CSV UTF-8“ und dann hier diese Datei.",
    other_table:
      "Diese Art von Datei können wir nicht lesen. Bitte öffnen Sie sie, wählen Sie „Datei“, „Speichern unter“ (oder „Exportieren“), „CSV UTF-8“ und dann hier diese Datei.",
    not_text:
      "Diese Datei können wir nicht lesen. Wenn es eine Tabelle ist, öffnen Sie sie bitte, wählen Sie „Datei“, „Speichern unter“, „CSV UTF-8“ und dann hier diese Datei.",
  },
  chooseEncoding: "Was davon ist richtig geschrieben?",
  chooseEncodingHint:
    "Die Datei sagt nicht, wie ihre Buchstaben codiert sind. Das sind Zeilen aus Ihrer Liste.",
  moreEncodings: (n) => `${formatNumber(n)} weitere anzeigen`,
  encodings: {
    western: "Westeuropäisch",
    central: "Mitteleuropäisch",
    cyrillic: "Kyrillisch",
    turkish: "Türkisch",
    greek: "Griechisch",
    baltic: "Baltisch",
    nordic: "Nordisch",
    arabic: "Arabisch",
    hebrew: "Hebräisch",
    thai: "Thai",
    vietnamese: "Vietnamesisch",
    japanese: "Japanisch",
    simplified: "Chinesisch (vereinfacht)",
    traditional: "Chinesisch (traditionell)",
    korean: "Koreanisch",
  },
  reading: "Das haben wir gelesen",
  leftOut: ({ rows, columns }) => {
    const what = [
      ...(rows > 0 ? [count(rows, "Zeile", "Zeilen")] : []),
      ...(columns > 0 ? [count(columns, "Spalte", "Spalten")] : []),
    ].join(" und ");
    return `Ausgelassen, weil in Ihrer Arbeitsmappe ausgeblendet: ${what}.`;
  },
  leftOutHint:
    "Auch ein Filter blendet Zeilen aus. Damit wir sie mitlesen, blenden Sie sie in Ihrem Tabellenprogramm ein, speichern Sie die Arbeitsmappe und wählen Sie sie noch einmal aus.",
  encoding: "Buchstaben",
  separator: "Trennzeichen",
  separators: { ",": "Kommas", ";": "Semikolons", "\t": "Tabulatoren", "|": "Senkrechte Striche" },
  headerLine: "Überschriften",
  noHeader: "Keine Überschriften",
  headerOf: (line, text) => `Zeile ${formatNumber(line)}: ${text}`,
  pasteHint:
    "E-Mail-Adressen, „Ana Ruiz <ana@firm.com>“ oder Spalten aus einer Tabelle, mit oder ohne Überschriften. Namen sind freiwillig.",
  pastePlaceholder: "ana.ruiz@firm.com\nBo Lind <bo.lind@firm.com>\nCleo, Marsh, cleo@firm.com, Design",
  check: "Liste prüfen",
  checking: "Wird geprüft",
  mapping: "Was die Spalten enthalten",
  mappingHint: "So lesen wir die Überschriften. Bitte berichtigen Sie, was nicht stimmt.",
  unknownHeadings: "Einige dieser Überschriften kennen wir nicht.",
  unknownHeadingsHint:
    "Bitte wählen Sie, was jede Spalte enthält. Bis dahin können wir niemanden hinzufügen.",
  noHeadings: "Diese Liste hat keine Überschriften.",
  noHeadingsHint:
    "Wir lesen Namen, E-Mail, Abteilung und Standort in dieser Reihenfolge. Bitte prüfen Sie, ob das stimmt.",
  chooseColumn: "Bitte wählen",
  columnOf: (name) => `Spalte ${name} enthält`,
  columnNames: {
    email: "E-Mail",
    first_name: "Vorname",
    last_name: "Nachname",
    name: "Voller Name",
    department: "Abteilung",
    office: "Standort",
    timezone: "Zeitzone",
    language: "Sprache",
  },
  leaveOut: "Auslassen",
  existing: "Personen, die schon auf Ihrer Liste stehen",
  onExisting: { skip: "So lassen, wie sie sind", update: "Fehlendes ergänzen" },
  line: "Zeile",
  person: "Person",
  outcome: "Was geschieht",
  outcomes: {
    added: "Wird hinzugefügt",
    updated: "Wird ergänzt",
    existing: "Schon auf Ihrer Liste",
    duplicate: "Doppelt in dieser Liste",
    failed: "Nicht lesbar",
  },
  show: "Anzeigen",
  showAll: "Alle Zeilen",
  showFailed: "Zeilen mit Problemen",
  fills: (fields) => `Ergänzt: ${fields.join(", ")}`,
  firstOnly: (n, all) => `Die ersten ${formatNumber(n)} von ${count(all, "Zeile", "Zeilen")}.`,
  inColumn: (column) => `Spalte ${column}:`,
  sum: ({ added, updated, existing, duplicates, failed }) =>
    [
      `${people(added)} hinzuzufügen`,
      ...(updated > 0 ? [`${formatNumber(updated)} zu ergänzen`] : []),
      ...(existing > 0 ? [`${formatNumber(existing)} schon auf Ihrer Liste`] : []),
      ...(duplicates > 0 ? [`${formatNumber(duplicates)} doppelt in dieser Liste`] : []),
      ...(failed > 0 ? [count(failed, "Zeile mit Problemen", "Zeilen mit Problemen")] : []),
    ].join(", "),
  submitList: (added, updated) =>
    updated === 0
      ? `${people(added)} hinzufügen`
      : `${formatNumber(added)} hinzufügen, ${formatNumber(updated)} ergänzen`,
  change: "Liste ändern",
  progress: (done, all) => `${formatNumber(done)} von ${people(all)} gespeichert`,
  importing: "Wird gespeichert. Bitte lassen Sie diese Seite offen.",
  stopped: (done, all) =>
    `Der Import ist nach ${formatNumber(done)} von ${people(all)} stehen geblieben. Diese sind gespeichert. Wenn Sie fortfahren, wird niemand doppelt hinzugefügt.`,
  goOn: "Fortfahren",
  finished: "Import abgeschlossen",
  listDone: (n) => `${people(n)} hinzugefügt.`,
  doneSum: (added, updated, existing) =>
    [
      `${people(added)} hinzugefügt`,
      ...(updated > 0 ? [`${formatNumber(updated)} ergänzt`] : []),
      ...(existing > 0 ? [`${formatNumber(existing)} unverändert`] : []),
    ].join(", "),
  badLines: (unread, leftOut) =>
    [
      ...(unread > 0
        ? [
            unread === 1
              ? "Eine Zeile konnten wir nicht lesen."
              : `${formatNumber(unread)} Zeilen konnten wir nicht lesen.`,
          ]
        : []),
      ...(leftOut > 0
        ? [
            leftOut === 1
              ? "Aus einer Zeile haben wir etwas weggelassen."
              : `Aus ${formatNumber(leftOut)} Zeilen haben wir etwas weggelassen.`,
          ]
        : []),
    ].join(" "),
  badLinesHint:
    "Berichtigen Sie diese Zeilen und importieren Sie sie noch einmal. Wer schon auf Ihrer Liste steht, ändert sich nicht.",
  saveBad: "Diese Zeilen herunterladen",
  badFile: "zeilen-mit-problemen.csv",
  badHeader: ["Zeile", "Wert", "Spalte", "Problem"],
  more: "Weitere hinzufügen",
  toList: "Alle Teilnehmenden ansehen",
};
