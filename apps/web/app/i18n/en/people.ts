/** Choosing people for a session. */
export const people = {
  ways: "Ways to choose people",
  find: "Find",
  paste: "Paste a list",
  chosen: (count: number) => `Chosen, ${count}`,
  clear: "Clear all",
  none: "Nobody is chosen yet.",
  nobody: (search: string) => (search ? `Nobody matches “${search}”.` : "Nobody yet."),
  found: (count: number, more: boolean) =>
    more ? `More than ${count} people` : `${count} ${count === 1 ? "person" : "people"}`,
  selectAll: "Select all found",
  pasteHint:
    "Addresses alone, “Ana Ruiz <ana@firm.com>”, or columns of a table. Who is new is added to your participants.",
  addPasted: "Add these people",
  unread: (count: number) =>
    count === 1
      ? "One line could not be read. It stands above, to be mended."
      : `${count} lines could not be read. They stand above, to be mended.`,
  goOn: (count: number) => `Go on with ${count}`,
};
