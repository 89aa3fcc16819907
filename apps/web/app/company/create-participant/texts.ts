import { count } from "../../i18n/en/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

export const texts = {
  methods: "Ways to add people",
  one: "One by one",
  list: "Paste a list",
  submit: "Add participant",
  busy: "Adding",
  added: "Participant added successfully!",
  justAdded: "Added just now",
  drop: "Drop a CSV file or an Excel workbook here",
  dropHint: "or choose one. A list may have up to 2 MB. Of a workbook (.xlsx), we read the first sheet.",
  chooseFile: "Choose a file",
  readingFile: "Reading the file",
  fileProblems: {
    large_file: "This list is larger than 2 MB. Please split it.",
    large_workbook:
      "This workbook is too large for a list of people. Please copy the columns with names and addresses into a new workbook.",
    damaged_workbook:
      "We can’t read this workbook. Please open it and choose File, Save as, CSV UTF-8, then choose that file here.",
    other_table:
      "We can’t read this kind of file. Please open it and choose File, Save as (or Export), CSV UTF-8, then choose that file here.",
    not_text:
      "We can’t read this file. If it’s a table, please open it and choose File, Save as, CSV UTF-8, then choose that file here.",
  },
  chooseEncoding: "Which of these is written correctly?",
  chooseEncodingHint: "The file doesn’t say how its letters are encoded. These are lines of your list.",
  moreEncodings: (count: number) => `Show ${formatNumber(count)} more`,
  encodings: {
    western: "Western European",
    central: "Central European",
    cyrillic: "Cyrillic",
    turkish: "Turkish",
    greek: "Greek",
    baltic: "Baltic",
    nordic: "Nordic",
    arabic: "Arabic",
    hebrew: "Hebrew",
    thai: "Thai",
    vietnamese: "Vietnamese",
    japanese: "Japanese",
    simplified: "Simplified Chinese",
    traditional: "Traditional Chinese",
    korean: "Korean",
  },
  reading: "This is what we read",
  leftOut: ({ rows, columns }: { rows: number; columns: number }) => {
    const what = [
      ...(rows > 0 ? [count(rows, "row")] : []),
      ...(columns > 0 ? [count(columns, "column")] : []),
    ].join(" and ");
    return `We left out ${what} that your workbook hides.`;
  },
  leftOutHint:
    "A filter hides rows, too. To read them as well, show them in your spreadsheet program, save the workbook, and choose it again.",
  encoding: "Letters",
  separator: "Separator",
  separators: { ",": "Commas", ";": "Semicolons", "\t": "Tabs", "|": "Vertical bars" },
  headerLine: "Headings",
  noHeader: "No headings",
  headerOf: (line: number, text: string) => `Line ${formatNumber(line)}: ${text}`,
  pasteHint:
    "Email addresses, “Ana Ruiz <ana@firm.com>”, or columns from a table, with or without a header row. Names are optional.",
  pastePlaceholder: "ana.ruiz@firm.com\nBo Lind <bo.lind@firm.com>\nCleo, Marsh, cleo@firm.com, Design",
  check: "Check the list",
  checking: "Checking",
  mapping: "What the columns contain",
  mappingHint: "This is what the headings say. Please correct anything that’s wrong.",
  unknownHeadings: "We don’t know some of these headings.",
  unknownHeadingsHint: "Please choose what each column contains. Until then, we can’t add anyone.",
  noHeadings: "This list has no headings.",
  noHeadingsHint: "We read names, email, department, and office in this order. Please check that it’s right.",
  chooseColumn: "Please choose",
  columnOf: (name: string) => `Column ${name} contains`,
  columnNames: {
    email: "Email",
    first_name: "First name",
    last_name: "Last name",
    name: "Full name",
    department: "Department",
    office: "Office",
    timezone: "Time zone",
    language: "Language",
  },
  leaveOut: "Leave out",
  existing: "People already on your list",
  onExisting: { skip: "Leave them as they are", update: "Fill in what is missing" },
  line: "Line",
  person: "Person",
  outcome: "What happens",
  outcomes: {
    added: "Will be added",
    updated: "Will be updated",
    existing: "Already on your list",
    duplicate: "Twice in this list",
    failed: "Can’t be read",
  },
  show: "Show",
  showAll: "All lines",
  showFailed: "Lines with problems",
  fills: (fields: readonly string[]) => `Adds: ${fields.join(", ")}`,
  firstOnly: (count: number, all: number) =>
    `The first ${formatNumber(count)} of ${formatNumber(all)} lines.`,
  inColumn: (column: string) => `Column ${column}:`,
  sum: ({
    added,
    updated,
    existing,
    duplicates,
    failed,
  }: Record<"added" | "updated" | "existing" | "duplicates" | "failed", number>) =>
    [
      `${people(added)} to add`,
      ...(updated > 0 ? [`${formatNumber(updated)} to update`] : []),
      ...(existing > 0 ? [`${formatNumber(existing)} already on your list`] : []),
      ...(duplicates > 0 ? [`${formatNumber(duplicates)} twice in this list`] : []),
      ...(failed > 0 ? [`${formatNumber(failed)} ${failed === 1 ? "line" : "lines"} with problems`] : []),
    ].join(", "),
  submitList: (added: number, updated: number) =>
    updated === 0 ? `Add ${people(added)}` : `Add ${formatNumber(added)}, update ${formatNumber(updated)}`,
  change: "Change the list",
  progress: (done: number, all: number) => `${formatNumber(done)} of ${people(all)} saved`,
  importing: "Saving. Please keep this page open.",
  stopped: (done: number, all: number) =>
    `The import stopped after ${formatNumber(done)} of ${people(all)}. They’re saved. If you continue, nobody is added twice.`,
  goOn: "Continue",
  finished: "Import finished",
  listDone: (count: number) => `${people(count)} added.`,
  doneSum: (added: number, updated: number, existing: number) =>
    [
      `${people(added)} added`,
      ...(updated > 0 ? [`${formatNumber(updated)} updated`] : []),
      ...(existing > 0 ? [`${formatNumber(existing)} unchanged`] : []),
    ].join(", "),
  badLines: (unread: number, leftOut: number) =>
    [
      ...(unread > 0
        ? [`We couldn’t read ${unread === 1 ? "one line" : `${formatNumber(unread)} lines`}.`]
        : []),
      ...(leftOut > 0
        ? [`We left something out of ${leftOut === 1 ? "one line" : `${formatNumber(leftOut)} lines`}.`]
        : []),
    ].join(" "),
  badLinesHint: "Fix these lines and import them again. People already on your list don’t change.",
  saveBad: "Download these lines",
  badFile: "lines-with-problems.csv",
  badHeader: ["Line", "Value", "Column", "Problem"],
  more: "Add more",
  toList: "See all participants",
};
