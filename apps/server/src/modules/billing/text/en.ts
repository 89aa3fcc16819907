/** What documents say: quotes, invoices, confirmations of payments, credit notes. */
export const en = {
  titles: {
    receipt: (name: string) => `Receipt ${name}`,
    invoice: (name: string) => `Invoice ${name}`,
    confirmation: () => "Payment confirmation",
    credit_note: (name: string) => `Credit note ${name}`,
    credit_note_reversal: (name: string) => `Reversal of a credit note ${name}`,
    quote: (name: string) => `Quote ${name}`,
  },
  issued: (day: string) => `Issued on ${day}`,
  paid: (day: string) => `Paid on ${day}`,
  payBy: (issued: string, day: string) => `Issued on ${issued}. Please pay by ${day}.`,
  confirms: (name: string, day: string) => `Invoice ${name} was paid on ${day}.`,
  credits: {
    receipt: (issued: string, name: string) => `Issued on ${issued} for receipt ${name}`,
    invoice: (issued: string, name: string) => `Issued on ${issued} for invoice ${name}`,
  },
  /** How a credit note is paid, in its e-invoice. */
  setOff: (name: string) => `The amount is set off against invoice ${name}, or paid back.`,
  valid: (issued: string, until: string) => `Issued on ${issued}. Valid until ${until}.`,
  purchaseOrder: (number: string) => `Purchase-order number: ${number}`,
  order: (id: string) => `Order ${id}`,
  from: "From",
  to: "To",
  columns: { what: "Description", credits: "Credits", each: "Each", amount: "Amount" },
  what: "Lantern Hour credits (one seat each)",
  totals: {
    receipt: (currency: string) => `Total paid (${currency})`,
    invoice: (currency: string) => `Amount due (${currency})`,
    paidInvoice: (currency: string) => `Total, paid (${currency})`,
    confirmation: (currency: string) => `Amount received (${currency})`,
    credit_note: (currency: string) => `Amount credited (${currency})`,
    credit_note_reversal: (currency: string) => `Amount no longer credited (${currency})`,
    quote: (currency: string) => `Total (${currency})`,
  },
  /** Why credits that nobody used were refunded. */
  unused: "Unused credits",
  /** Why credits of an unpaid invoice were withdrawn. */
  overdue: "Not paid 30 days after it was due",
  net: "Net",
  reference: (reference: string) => `Reference: ${reference}`,
  reason: (reason: string) => `Reason: ${reason}`,
  noInvoice: "This confirmation is not an invoice. The invoice shows any VAT.",
  sample: "Sample: made in local mode, and not for bookkeeping",
  vat: (number: string) => `VAT number ${number}`,
  tax: (number: string) => `Tax number ${number}`,
  payment: {
    title: "How to pay",
    reference: (name: string) => `By bank transfer, with the reference ${name}`,
    holder: (name: string) => `Account holder: ${name}`,
    iban: (number: string) => `IBAN ${number}`,
    bic: (code: string) => `BIC ${code}`,
  },
  acceptance: {
    title: "How to order",
    text: (origin: string) =>
      `Order at this price on the Billing page of ${origin}, by card or by invoice. You can have a purchase-order number on the invoice.`,
  },
};

export type DocumentText = typeof en;
