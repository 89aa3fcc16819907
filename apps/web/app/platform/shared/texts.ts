/** What several pages of the console say. */
export const texts = {
  reason: {
    label: "Reason",
    hint: "It goes into the audit log, next to your name.",
    toCustomer: "Reason (the customer reads it)",
    toCustomerHint: "It’s shown in the company’s ledger or on its credit note.",
    note: "Internal note",
    noteHint: "Only administrators of the platform see it.",
  },
  list: {
    filter: "State",
    all: "All",
    never: "Never",
    noDate: "No date yet",
    no: "No",
  },
  proved: "Confirmed",
  unproved: "Not confirmed",
  noCompany: "None",
};
