import { formatAmount, formatDay } from "../../format.ts";
import type { Email } from "../outbox.ts";
import { text } from "../text/administrators.ts";
import { actionEmail } from "./action.ts";

interface Order {
  id: string;
  companyId: string;
  credits: number;
  currency: string;
}

interface Receipt {
  to: string;
  order: Order & { amountCents: number; paidAt: Date };
  /** The company's credits after this payment. */
  balance: number;
  origin: string;
  /** Whether the receipt has the buyer's address. */
  addressed: boolean;
}

export function receiptEmail({ to, order, balance, origin, addressed }: Receipt): Email {
  const t = text.receipt;
  const amount = formatAmount(order.amountCents, order.currency);
  return actionEmail({
    kind: "receipt",
    to,
    about: { companyId: order.companyId },
    subject: t.subject(order.credits),
    title: t.title,
    text: t.text(order.credits, amount, formatDay(order.paidAt), balance),
    button: t.button,
    url: `${origin}/dashboard/billing?order=${order.id}`,
    note: addressed ? t.order(order.id) : `${t.noAddress} ${t.order(order.id)}`,
    footer: t.footer,
  });
}

interface Refund {
  to: string;
  order: Order;
  /** What was refunded of the order's amount. */
  cents: number;
  /** Credits that were removed from the company. */
  removed: number;
  /** Those of them that had been used or reserved already, which the company owes now. */
  owed: number;
  origin: string;
}

export function refundEmail({ to, order, cents, removed, owed, origin }: Refund): Email {
  const t = text.refund;
  const amount = formatAmount(cents, order.currency);
  const refunded = t.text(amount, order.credits, removed);
  return actionEmail({
    kind: "refund",
    to,
    about: { companyId: order.companyId },
    subject: t.subject(amount),
    title: t.title,
    text: owed > 0 ? `${refunded} ${t.owed(owed)}` : refunded,
    button: t.button,
    url: `${origin}/dashboard/billing?order=${order.id}`,
    note: t.order(order.id),
    footer: text.receipt.footer,
  });
}

interface Invoice {
  to: string;
  order: Order & { amountCents: number; dueAt: Date | null };
  /** The invoice's number. */
  name: string;
  origin: string;
}

/** @param invoice with the credits that were added before the payment */
export function invoiceEmail(invoice: Invoice & { atOnce: number }): Email {
  const t = text.invoice;
  const { order, name, atOnce } = invoice;
  const amount = formatAmount(order.amountCents, order.currency);
  const added = atOnce === 0 ? t.none : atOnce < order.credits ? t.some(atOnce) : t.all;
  return aboutInvoice(invoice, {
    kind: "invoice",
    subject: t.subject(name),
    title: t.title,
    text: `${t.text(order.credits, amount, formatDay(order.dueAt!))} ${added}`,
    note: t.order(order.id),
  });
}

export function invoiceOverdueEmail(invoice: Invoice): Email {
  const t = text.invoiceOverdue;
  const { order, name } = invoice;
  const amount = formatAmount(order.amountCents, order.currency);
  return aboutInvoice(invoice, {
    kind: "invoice-overdue",
    subject: t.subject(name),
    text: t.text(amount, formatDay(order.dueAt!)),
    note: text.refund.order(order.id),
  });
}

/** @param invoice with its credit note's number, the credits that were withdrawn, and those the company now owes */
export function invoiceCancelledEmail(
  invoice: Invoice & { note: string; withdrawn: number; owed: number },
): Email {
  const t = text.invoiceCancelled;
  const { order, name, note, withdrawn, owed } = invoice;
  const sentences = [
    t.text(formatAmount(order.amountCents, order.currency), name, note),
    ...(withdrawn > 0 ? [t.withdrawn(withdrawn)] : []),
    ...(withdrawn > 0 && owed > 0 ? [text.refund.owed(owed)] : []),
  ];
  return aboutInvoice(invoice, {
    kind: "invoice-cancelled",
    subject: t.subject(name),
    title: t.title,
    text: sentences.join(" "),
    button: t.button,
    note: text.refund.order(order.id),
  });
}

type InvoiceText = Pick<Parameters<typeof actionEmail>[0], "kind" | "subject" | "title" | "text" | "note"> & {
  button?: string;
};

const aboutInvoice = (
  { to, order, origin }: Invoice,
  { button = text.invoice.button, ...about }: InvoiceText,
) =>
  actionEmail({
    ...about,
    to,
    button,
    about: { companyId: order.companyId },
    url: `${origin}/dashboard/billing?order=${order.id}`,
    footer: text.receipt.footer,
  });
