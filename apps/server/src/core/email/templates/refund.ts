import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";
import { formatAmount } from "../money.ts";
import type { Email } from "../outbox.ts";

export interface Refund {
  to: string;
  order: { id: string; companyId: string; credits: number; currency: string };
  /** What was paid back, of the order's sum. */
  cents: number;
  /** Credits that went with it. */
  taken: number;
  /** Credits that had been used already and are owed now. */
  debt: number;
  origin: string;
}

/** To the one who bought, when an order was paid back. */
export function refundEmail({ to, order, cents, taken, debt, origin }: Refund): Email {
  const texts = en.refund;
  const amount = formatAmount(cents, order.currency);
  const letter = accountLetter({
    kind: "refund",
    to,
    subject: texts.subject(amount),
    title: texts.title,
    text: [texts.text(amount, order.credits, taken), ...(debt > 0 ? [texts.debt(debt)] : [])].join(" "),
    button: texts.button,
    url: `${origin}/dashboard/billing?order=${order.id}`,
    hint: texts.order(order.id),
    footer: en.receipt.footer,
  });
  return { ...letter, about: { companyId: order.companyId } };
}
