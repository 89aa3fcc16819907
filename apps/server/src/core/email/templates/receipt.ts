import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";
import { formatAmount } from "../money.ts";
import type { Email } from "../outbox.ts";

export interface Receipt {
  to: string;
  order: {
    id: string;
    companyId: string;
    credits: number;
    amountCents: number;
    currency: string;
    paidAt: Date;
  };
  /** The company's credits with these. */
  balance: number;
  origin: string;
  /** Whether the receipt has the buyer's address. */
  addressed: boolean;
}

export function receiptEmail({ to, order, balance, origin, addressed }: Receipt): Email {
  const texts = en.receipt;
  const letter = accountLetter({
    kind: "receipt",
    to,
    subject: texts.subject(order.credits),
    title: texts.title,
    text: texts.text(
      order.credits,
      formatAmount(order.amountCents, order.currency),
      order.paidAt.toISOString().slice(0, 10),
      balance,
    ),
    button: texts.button,
    url: `${origin}/dashboard/billing?order=${order.id}`,
    hint: addressed ? texts.order(order.id) : `${texts.noAddress} ${texts.order(order.id)}`,
    footer: texts.footer,
  });
  return { ...letter, about: { companyId: order.companyId } };
}
