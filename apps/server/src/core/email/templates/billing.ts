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
