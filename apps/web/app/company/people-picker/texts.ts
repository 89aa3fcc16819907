/** The dialog that chooses a session's attendees. */
export const texts = {
  methods: "Ways to choose people",
  find: "Find",
  paste: "Paste a list",
  chosen: (count: number) => `Selected, ${count}`,
  clear: "Clear all",
  saveGroup: "Save as a group…",
  none: "Nobody is selected yet.",
  nobody: (search: string) => (search ? `Nobody matches “${search}”.` : "Nobody yet."),
  results: (count: number, more: boolean) =>
    more ? `More than ${count} people` : `${count} ${count === 1 ? "person" : "people"}`,
  selectAll: "Select all results",
  pasteHint:
    "Addresses alone, “Ana Ruiz <ana@firm.com>”, or columns of a table. New people are added to your participants.",
  addPasted: "Add these people",
  readSome: (count: number) =>
    count === 0 ? "Nobody was added" : `${count} ${count === 1 ? "person" : "people"} added`,
  unread: (count: number) =>
    count === 1
      ? "We couldn’t read one line. It’s still above, so that you can correct it."
      : `We couldn’t read ${count} lines. They’re still above, so that you can correct them.`,
  tooMany: (most: number, group?: string) =>
    group ? `${group} has more than ${most} people` : `More than ${most} people`,
  tooManyText:
    "A session can’t have more, so we didn’t add anyone. Select fewer people, or plan several sessions.",
};
