import { formatNumber } from "../../../i18n/format.ts";
/** A purchase, in the list of all and on its own page. */
export const purchaseTexts = {
  documents: {
    kinds: {
      quote: "Quote",
      receipt: "Receipt",
      invoice: "Invoice",
      confirmation: "Payment confirmation",
      credit_note: "Credit note",
      credit_note_reversal: "Reversal of a credit note",
    },
    getOf: (kind: string, credits: number, day: string, name: string) =>
      `${kind} for ${formatNumber(credits)} credits, ${day} (${name})`,
    xrechnung: "XRechnung",
    failed: "We couldn’t load the document",
  },
  credits: (credits: number) => (credits === 1 ? "1 credit" : `${formatNumber(credits)} credits`),
  purchaseOrder: (number: string) => `Purchase-order number ${number}`,
  vat: (amount: string) => `incl. VAT ${amount}`,
  validUntil: (day: string) => `valid until ${day}`,
  lapsed: (day: string) => `no longer valid since ${day}`,
  dueAt: (day: string) => `due ${day}`,
  added: (credits: number) => `${formatNumber(credits)} of them added`,
  overdue: "Overdue",
  states: {
    quoted: "Quote",
    open: "Not paid yet",
    part_paid: "Partly paid",
    paid: "Paid",
    declined: "Declined",
    expired: "Not paid in time",
    part_refunded: "Partly refunded",
    refunded: "Refunded",
    disputed: "Disputed",
    cancelled: "Cancelled",
  },
  part: (amount: string) => `${amount} refunded`,
  pay: "Pay by card",
  payOf: (name: string) => `Pay ${name} by card`,
  invoice: "Order by invoice",
  invoiceOf: (name: string) => `Order ${name} by invoice`,
  ordered: (name: string) => `Order placed. You’ll find invoice ${name} below and in your email.`,
  failed: "That didn’t work",
  cancel: "Cancel",
  cancelOf: (name: string) => `Cancel ${name}`,
  cancelTitle: (name: string) => `Cancel ${name}?`,
  cancelText: "It can’t be ordered or paid afterward. You can place a new order anytime.",
  cancelInvoiceText:
    "You’ll get a credit note for the invoice. Credits that we added before the payment are removed.",
  refund: "Refund unused credits",
  refundOf: (name: string) => `Refund the unused credits of ${name}`,
  refundTitle: (credits: number, amount: string) =>
    credits === 1
      ? `Refund 1 credit for ${amount}?`
      : `Refund ${formatNumber(credits)} credits for ${amount}?`,
  refundText: (day: string) =>
    `The money goes back to your card, and the credits leave your balance. You can do this until ${day}, and once in 12 months. You’ll get a credit note.`,
  refundSubmit: (amount: string) => `Refund ${amount}`,
  refundDone: (amount: string) => `${amount} is on its way back to your card.`,
  cancelBack: "Back",
  cancelled: (name: string) => `Cancelled: ${name}`,
};
