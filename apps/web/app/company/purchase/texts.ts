import { formatNumber } from "../../i18n/format.ts";

const credits = (number: number) => (number === 1 ? "1 credit" : `${formatNumber(number)} credits`);

/** One purchase with all that has happened to it. */
export const texts = {
  title: "Purchase",
  loading: "Loading the purchase",
  notYours: "Orders are shown to people who may buy credits. An Owner decides who may.",
  ordered: (day: string) => `Ordered on ${day}`,
  quoted: (day: string) => `Quoted on ${day}`,
  next: {
    quoted: (day: string) => `You can order at this price until ${day}.`,
    lapsed: (day: string) => `This price was valid until ${day}. You can make a new quote anytime.`,
    open: (amount: string) => `${amount} is still to be paid.`,
    declined: "The payment was declined. You can try again.",
    dueAt: (amount: string, day: string) => `Please pay ${amount} by ${day}.`,
    overdue: (amount: string, day: string) => `${amount} was due on ${day} and hasn’t arrived yet.`,
    unused: (number: string, amount: string, day: string) =>
      `Unused credits: ${number}. Until ${day}, we refund them for ${amount}, once in 12 months.`,
    surplus: (amount: string) => `You paid ${amount} more than this order costs. We’re sending it back.`,
    disputed: "The payment is disputed. Its credits are on hold until the dispute is decided.",
  },
  order: "What you ordered",
  row: (number: number, each: string) => `${credits(number)}, ${each} each`,
  total: "Total",
  missing: "Still to pay",
  billed: "Billed to",
  purchaseOrder: "Purchase-order number",
  payments: "Payments",
  noPayments: "Nothing has been paid yet.",
  nothingWasPaid: "Nothing was paid.",
  methods: { card: "Paid by card", transfer: "Paid by bank transfer" },
  refunds: {
    pending: "Refund on its way",
    succeeded: "Refunded",
    failed: "Refund that didn’t go through",
  },
  disputes: {
    open: "Disputed by your bank",
    won: "Dispute decided in our favor",
    lost: "Taken back by your bank",
  },
  credits: "Credits of this purchase",
  added: "Added",
  used: "Used",
  left: "Left",
  creditsHint: "Sessions use free credits first, then those of your oldest purchase.",
  documents: "Documents",
  noDocuments: "The invoice comes with the payment.",
  noneWereMade: "This order was cancelled before it had any.",
  download: "Download",
  downloadOf: (kind: string, name: string) => `Download ${kind} ${name}`,
};
