/** The platform's console, for ADMIN. */
export const texts = {
  nav: "Console",
  toDashboard: "Dashboard",
  reason: {
    label: "Reason",
    hint: "It goes into the audit log, next to your name.",
    toCustomer: "Reason (the customer reads it)",
    toCustomerHint: "It’s shown in the company’s ledger or on its credit note.",
    note: "Internal note",
    noteHint: "Only administrators of the platform see it.",
    tooShort: "Please give a reason in a few words.",
  },
  list: {
    search: "Search",
    sort: "Sort by",
    filter: "State",
    all: "All",
    loading: "Loading the list",
    none: "Nothing here yet.",
    noMatch: (search: string) => `Nothing matches “${search}”.`,
    clear: "Show all",
    count: (number: string, more: boolean) => (more ? `The first ${number}` : `${number} in all`),
    showMore: "Show more",
    never: "Never",
    noDate: "No date yet",
    no: "No",
  },
};
