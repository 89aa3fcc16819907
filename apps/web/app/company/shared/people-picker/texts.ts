import { formatNumber } from "../../../i18n/format.ts";
/** The dialog that chooses a session's attendees. */
export const texts = {
  methods: "Ways to choose people",
  find: "Find",
  paste: "Paste a list",
  chosen: (count: number) => `Selected, ${formatNumber(count)}`,
  clear: "Clear all",
  saveGroup: "Save as a group…",
  none: "Nobody is selected yet.",
  nobody: (search: string) => (search ? `Nobody matches “${search}”.` : "Nobody yet."),
  results: (count: number, more: boolean) =>
    more
      ? `More than ${formatNumber(count)} people`
      : `${formatNumber(count)} ${count === 1 ? "person" : "people"}`,
  selectAll: "Select all results",
  pasteHint:
    "Email addresses, “Ana Ruiz <ana@firm.com>”, or columns from a table. We add new people to your participants.",
  addPasted: "Add these people",
  readSome: (count: number) =>
    count === 0 ? "Nobody was added" : `${formatNumber(count)} ${count === 1 ? "person" : "people"} added`,
  leftOut: (line: number) => `Line ${formatNumber(line)}:`,
  unread: (count: number) =>
    count === 1
      ? "We couldn’t read one line. It’s still above, so that you can correct it."
      : `We couldn’t read ${formatNumber(count)} lines. They’re still above, so that you can correct them.`,
  tooMany: (most: number, group?: string) =>
    group ? `${group} has more than ${formatNumber(most)} people` : `More than ${formatNumber(most)} people`,
  tooManyText: "We can’t split that many people at once, so we didn’t add anyone.",
  overTitle: (count: number, most: number) =>
    `${formatNumber(count)} people are selected, and a session has room for ${formatNumber(most)}`,
  overText: "Split them into several sessions in one step, or select fewer.",
  overSeries: "Select fewer people, or plan several series.",
  split: "Split into sessions…",
  splitting: {
    title: (count: number) => `Split ${formatNumber(count)} people into sessions`,
    text: "We create a draft for each part, with the same adventure and settings. Nobody is emailed.",
    by: "Split by",
    methods: { timezone: "Time zone", department: "Department", chance: "At random" },
    hints: {
      timezone: "People in nearby time zones play together.",
      department: "Departments stay together where they fit.",
      chance: "People meet colleagues from across the company.",
    },
    part: (number: number, of: number) => `Session ${formatNumber(number)} of ${formatNumber(of)}`,
    mixed: "Everyone mixed",
    noDepartment: "no department",
    noZone: "no time zone",
    zones: (cities: string, offsets: string) => `${cities} (${offsets})`,
    more: (count: number) => `${formatNumber(count)} more`,
    submit: (count: number) => `Create ${formatNumber(count)} drafts`,
    done: (count: number) => `${formatNumber(count)} drafts created`,
    doneText: "Set their dates, then confirm and invite.",
    untitled: "New session",
  },
  emptyList: "Your list of participants is empty. You can add people now or later.",
  add: "Add participants",
  search: "Search people or teams",
  chooseAll: (name: string, count: number) => `${name}, ${formatNumber(count)} people`,
};
