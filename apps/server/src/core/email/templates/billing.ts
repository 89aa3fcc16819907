import { formatAmount, formatDay } from "../../format.ts";
import { type AdministratorText, type LocalizedEmail, localized } from "../administrators.ts";
import { type Action, actionEmail } from "./action.ts";

interface Order {
  id: string;
  companyId: string;
  credits: number;
  currency: string;
}

interface Priced extends Order {
  amountCents: number;
  netCents: number;
  taxCents: number;
  /** Null on orders from before prices were net. */
  tax: { line: string } | null;
}

/** Who reads an email about which order. */
interface About<O = Order> {
  to: string;
  order: O;
  origin: string;
}

type Money = (cents: number) => string;

/** An email about an order, whose button leads to the order's page. */
function orderEmail(
  { to, order, origin }: About,
  write: (text: AdministratorText, money: Money) => Omit<Action, "to" | "about" | "url">,
): LocalizedEmail {
  return localized(to, (text) =>
    actionEmail(text, {
      ...write(text, (cents) => formatAmount(cents, order.currency, text.language)),
      to,
      about: { companyId: order.companyId },
      url: `${origin}/dashboard/billing/${order.id}`,
    }),
  );
}

/** What a price consists of, with the sentence about tax that is on its documents; empty where there is none. */
function taxOf(text: AdministratorText, money: Money, { tax, netCents, taxCents }: Priced): string {
  if (!tax?.line) return "";
  return taxCents > 0 ? ` ${text.vat(money(netCents), tax.line, money(taxCents))}` : ` ${tax.line}.`;
}

interface Receipt extends About<Priced & { paidAt: Date }> {
  /** The company's credits after this payment. */
  balance: number;
  /** Whether the invoice has the buyer's address. */
  addressed: boolean;
}

export function receiptEmail({ balance, addressed, ...about }: Receipt): LocalizedEmail {
  const { order } = about;
  return orderEmail(about, (text, money) => {
    const t = text.receipt;
    const paidAt = formatDay(order.paidAt, text.language);
    return {
      kind: "receipt",
      subject: t.subject(order.credits),
      title: t.title,
      text: t.text(order.credits, money(order.amountCents), paidAt, balance) + taxOf(text, money, order),
      button: t.button,
      note: addressed ? t.pdf(order.id) : `${t.noAddress} ${t.order(order.id)}`,
      footer: t.footer,
    };
  });
}

interface Refund extends About {
  /** What was refunded of the order's amount. */
  cents: number;
  /** Credits that were removed from the company. */
  removed: number;
  /** Those of them that had been used or reserved already, which the company owes now. */
  owed: number;
}

export function refundEmail({ cents, removed, owed, ...about }: Refund): LocalizedEmail {
  const { order } = about;
  return orderEmail(about, (text, money) => {
    const t = text.refund;
    const refunded = t.text(money(cents), order.credits, removed);
    return {
      kind: "refund",
      subject: t.subject(money(cents)),
      title: t.title,
      text: owed > 0 ? `${refunded} ${t.owed(owed)}` : refunded,
      button: t.button,
      note: text.receipt.pdf(order.id),
      footer: text.receipt.footer,
    };
  });
}

interface MoneyNews extends About {
  /** What came too much, or what could not be refunded. */
  cents: number;
}

/** What all emails about payments share. */
const paymentEnd = (text: AdministratorText, { order }: About) => ({
  button: text.refund.button,
  note: text.receipt.order(order.id),
  footer: text.receipt.footer,
});

/** A refund has failed: the credits are back. */
export function refundFailedEmail(news: MoneyNews): LocalizedEmail {
  return orderEmail(news, (text, money) => ({
    ...paymentEnd(text, news),
    kind: "refund-failed",
    subject: text.refundFailed.subject,
    text: text.refundFailed.text(money(news.cents)),
  }));
}

/** More was paid than the order costs, and the rest goes back. */
export function surplusEmail(news: MoneyNews): LocalizedEmail {
  return orderEmail(news, (text, money) => ({
    ...paymentEnd(text, news),
    kind: "surplus",
    subject: text.surplus.subject,
    text: text.surplus.text(money(news.cents)),
  }));
}

/** Money that changes nothing about the order has gone back, such as what was paid beyond its price. */
export function returnedEmail(news: MoneyNews): LocalizedEmail {
  return orderEmail(news, (text, money) => ({
    ...paymentEnd(text, news),
    kind: "returned",
    subject: text.refund.subject(money(news.cents)),
    title: text.refund.title,
    text: text.returned.text(money(news.cents)),
  }));
}

/** @param news with what was received so far and what the order costs, in cents */
export function partPaymentEmail(
  news: Omit<MoneyNews, "cents"> & { received: number; amountCents: number },
): LocalizedEmail {
  return orderEmail(news, (text, money) => ({
    ...paymentEnd(text, news),
    kind: "part-payment",
    subject: text.partPayment.subject,
    text: text.partPayment.text(money(news.received), money(news.amountCents)),
  }));
}

interface Invoice<O = Priced & { dueAt: Date | null }> extends About<O> {
  /** The number of the document. */
  name: string;
}

/** @param quote with the last day of its price */
export function quoteEmail({
  name,
  ...about
}: Invoice<Order & { amountCents: number; validUntil: Date }>): LocalizedEmail {
  const { order } = about;
  return orderEmail(about, (text, money) => {
    const t = text.quote;
    return {
      kind: "quote",
      subject: t.subject(name),
      text: t.text(order.credits, money(order.amountCents), formatDay(order.validUntil, text.language)),
      button: t.button,
      note: text.receipt.pdf(order.id),
      footer: t.footer,
    };
  });
}

/** @param quote with the person who cancelled it; null: our support */
export function quoteCancelledEmail({
  name,
  by,
  ...about
}: Invoice<Order & { amountCents: number }> & { by: string | null }): LocalizedEmail {
  const { order } = about;
  return orderEmail(about, (text, money) => {
    const t = text.quoteCancelled;
    return {
      kind: "quote-cancelled",
      subject: t.subject(name),
      title: t.title,
      text: t.text(by ?? t.support, name, order.credits, money(order.amountCents)),
      button: t.button,
      note: text.receipt.order(order.id),
      footer: text.quote.footer,
    };
  });
}

/** What all emails about invoices share. */
const invoiceEnd = (text: AdministratorText, { order }: About) => ({
  button: text.invoice.button,
  note: text.receipt.pdf(order.id),
  footer: text.invoice.footer,
});

/** @param invoice with the credits that were added before the payment */
export function invoiceEmail(invoice: Invoice & { atOnce: number }): LocalizedEmail {
  const { order, name, atOnce } = invoice;
  return orderEmail(invoice, (text, money) => {
    const t = text.invoice;
    const added = atOnce === 0 ? t.none : atOnce < order.credits ? t.some(atOnce) : t.all;
    const payable = t.text(order.credits, money(order.amountCents), formatDay(order.dueAt!, text.language));
    return {
      ...invoiceEnd(text, invoice),
      kind: "invoice",
      subject: t.subject(name),
      text: `${payable}${taxOf(text, money, order)} ${added}`,
    };
  });
}

/** @param invoice with how many of its unused credits were withdrawn now */
export function invoiceOverdueEmail(invoice: Invoice & { withdrawn: number }): LocalizedEmail {
  const { order, name, withdrawn } = invoice;
  return orderEmail(invoice, (text, money) => {
    const t = text.invoiceOverdue;
    const sentences = [
      t.text(money(order.amountCents), formatDay(order.dueAt!, text.language)),
      ...(withdrawn > 0 ? [t.withdrawn(withdrawn)] : []),
    ];
    return {
      ...invoiceEnd(text, invoice),
      kind: "invoice-overdue",
      subject: t.subject(name),
      text: sentences.join(" "),
    };
  });
}

/** @param invoice with its credit note's number, the credits that were withdrawn, and those the company now owes */
export function invoiceCancelledEmail(
  invoice: Invoice & { note: string; withdrawn: number; owed: number },
): LocalizedEmail {
  const { order, name, note, withdrawn, owed } = invoice;
  return orderEmail(invoice, (text, money) => {
    const t = text.invoiceCancelled;
    const sentences = [
      t.text(money(order.amountCents), name, note),
      ...(withdrawn > 0 ? [t.withdrawn(withdrawn)] : []),
      ...(withdrawn > 0 && owed > 0 ? [text.refund.owed(owed)] : []),
    ];
    return {
      ...invoiceEnd(text, invoice),
      kind: "invoice-cancelled",
      subject: t.subject(name),
      title: t.title,
      text: sentences.join(" "),
      button: t.button,
    };
  });
}
