import { translated } from "../../i18n/translated.ts";

export const texts = translated("company/checkout-success", {
  title: "Payment received",
  added: (credits: number) => `${credits} credits are now on your company’s account.`,
  balance: "New balance",
  credits: (balance: string) => `${balance} credits`,
  plan: "Plan a session",
  see: "See billing",
  waitingTitle: "Waiting for your payment",
  slowTitle: "This is taking longer than usual",
  slow: "Some payment methods take a day or two. You can leave this page; we’ll email you when the payment arrives.",
  stranger: "Order not found",
  strangerText: "This order doesn’t belong to your company.",
  refundedTitle: "This order was refunded",
  refunded: "Its credits were removed. The ledger shows how many.",
  disputedTitle: "This payment is disputed",
  disputed: "Its credits are on hold until the dispute is decided.",
  waiting: "This page updates when the payment arrives. You can leave; we’ll email you a receipt.",
  failedTitle: "Payment failed",
  failed: "No credits were added.",
  again: "Back to the packs",
});
