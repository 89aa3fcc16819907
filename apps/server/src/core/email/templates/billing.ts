import { formatAmount, formatDay } from "../../format.ts";
import { type AdministratorText, type LocalizedEmail, localized } from "../administrators.ts";
import { actionEmail } from "./action.ts";

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

/** What a price consists of, with the sentence about tax that is on its documents; empty where there is none. */
function taxOf(text: AdministratorText, { tax, netCents, taxCents, currency }: Priced): string {
  if (!tax?.line) return "";
  const [net, vat] = [netCents, taxCents].map((cents) => formatAmount(cents, currency, text.language)) as [
    string,
    string,
  ];
  return taxCents > 0 ? ` ${text.vat(net, tax.line, vat)}` : ` ${tax.line}.`;
}

interface Receipt {
  to: string;
  order: Priced & { paidAt: Date };
  /** The company's credits after this payment. */
  balance: number;
  origin: string;
  /** Whether the invoice has the buyer's address. */
  addressed: boolean;
}

export function receiptEmail({ to, order, balance, origin, addressed }: Receipt): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.receipt;
    const amount = formatAmount(order.amountCents, order.currency, text.language);
    return actionEmail(text, {
      kind: "receipt",
      to,
      about: { companyId: order.companyId },
      subject: t.subject(order.credits),
      title: t.title,
      text:
        t.text(order.credits, amount, formatDay(order.paidAt, text.language), balance) + taxOf(text, order),
      button: t.button,
      url: `${origin}/dashboard/billing/${order.id}`,
      note: addressed ? t.pdf(order.id) : `${t.noAddress} ${t.order(order.id)}`,
      footer: t.footer,
    });
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

export function refundEmail({ to, order, cents, removed, owed, origin }: Refund): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.refund;
    const amount = formatAmount(cents, order.currency, text.language);
    const refunded = t.text(amount, order.credits, removed);
    return actionEmail(text, {
      kind: "refund",
      to,
      about: { companyId: order.companyId },
      subject: t.subject(amount),
      title: t.title,
      text: owed > 0 ? `${refunded} ${t.owed(owed)}` : refunded,
      button: t.button,
      url: `${origin}/dashboard/billing/${order.id}`,
      note: text.receipt.pdf(order.id),
      footer: text.receipt.footer,
    });
  });
}

interface MoneyNews {
  to: string;
  order: Order;
  origin: string;
  /** What came too much, or what could not be refunded. */
  cents: number;
}

/** A refund has failed: the credits are back. */
export function refundFailedEmail(news: MoneyNews): LocalizedEmail {
  return localized(news.to, (text) => {
    const amount = formatAmount(news.cents, news.order.currency, text.language);
    return aboutMoney(text, news, "refund-failed", text.refundFailed, text.refundFailed.text(amount));
  });
}

/** More was paid than the order costs, and the rest goes back. */
export function surplusEmail(news: MoneyNews): LocalizedEmail {
  return localized(news.to, (text) => {
    const amount = formatAmount(news.cents, news.order.currency, text.language);
    return aboutMoney(text, news, "surplus", text.surplus, text.surplus.text(amount));
  });
}

/** Money that changes nothing about the order has gone back, such as what was paid beyond its price. */
export function returnedEmail(news: MoneyNews): LocalizedEmail {
  return localized(news.to, (text) => {
    const amount = formatAmount(news.cents, news.order.currency, text.language);
    const { subject, title } = text.refund;
    return aboutMoney(
      text,
      news,
      "returned",
      { subject: subject(amount), title },
      text.returned.text(amount),
    );
  });
}

/** @param news with what was received so far and what the order costs, in cents */
export function partPaymentEmail(
  news: Omit<MoneyNews, "cents"> & { received: number; amountCents: number },
): LocalizedEmail {
  return localized(news.to, (text) => {
    const [received, price] = [news.received, news.amountCents].map((cents) =>
      formatAmount(cents, news.order.currency, text.language),
    ) as [string, string];
    return aboutMoney(text, news, "part-payment", text.partPayment, text.partPayment.text(received, price));
  });
}

const aboutMoney = (
  text: AdministratorText,
  { to, order, origin }: Pick<MoneyNews, "to" | "order" | "origin">,
  kind: string,
  { subject, title }: { subject: string; title?: string },
  message: string,
) =>
  actionEmail(text, {
    kind,
    to,
    about: { companyId: order.companyId },
    subject,
    ...(title && { title }),
    text: message,
    button: text.refund.button,
    url: `${origin}/dashboard/billing/${order.id}`,
    note: text.receipt.order(order.id),
    footer: text.receipt.footer,
  });

/** @param quote with the last day of its price */
export function quoteEmail({
  to,
  order,
  name,
  origin,
}: Omit<Invoice, "order"> & { order: Order & { amountCents: number; validUntil: Date } }): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.quote;
    const amount = formatAmount(order.amountCents, order.currency, text.language);
    return actionEmail(text, {
      kind: "quote",
      to,
      about: { companyId: order.companyId },
      subject: t.subject(name),
      text: t.text(order.credits, amount, formatDay(order.validUntil, text.language)),
      button: t.button,
      url: `${origin}/dashboard/billing/${order.id}`,
      note: text.receipt.pdf(order.id),
      footer: t.footer,
    });
  });
}

/** @param quote with the person who cancelled it; null: our support */
export function quoteCancelledEmail({
  to,
  order,
  name,
  by,
  origin,
}: Pick<Invoice, "to" | "name" | "origin"> & {
  order: Order & { amountCents: number };
  by: string | null;
}): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.quoteCancelled;
    const amount = formatAmount(order.amountCents, order.currency, text.language);
    return actionEmail(text, {
      kind: "quote-cancelled",
      to,
      about: { companyId: order.companyId },
      subject: t.subject(name),
      title: t.title,
      text: t.text(by ?? t.support, name, order.credits, amount),
      button: t.button,
      url: `${origin}/dashboard/billing/${order.id}`,
      note: text.receipt.order(order.id),
      footer: text.quote.footer,
    });
  });
}

interface Invoice {
  to: string;
  order: Priced & { dueAt: Date | null };
  /** The invoice's number. */
  name: string;
  origin: string;
}

/** @param invoice with the credits that were added before the payment */
export function invoiceEmail(invoice: Invoice & { atOnce: number }): LocalizedEmail {
  return localized(invoice.to, (text) => {
    const t = text.invoice;
    const { order, name, atOnce } = invoice;
    const amount = formatAmount(order.amountCents, order.currency, text.language);
    const added = atOnce === 0 ? t.none : atOnce < order.credits ? t.some(atOnce) : t.all;
    return aboutInvoice(text, invoice, {
      kind: "invoice",
      subject: t.subject(name),
      text: `${t.text(order.credits, amount, formatDay(order.dueAt!, text.language))}${taxOf(text, order)} ${added}`,
    });
  });
}

/** @param invoice with how many of its unused credits were withdrawn now */
export function invoiceOverdueEmail(invoice: Invoice & { withdrawn: number }): LocalizedEmail {
  return localized(invoice.to, (text) => {
    const t = text.invoiceOverdue;
    const { order, name, withdrawn } = invoice;
    const amount = formatAmount(order.amountCents, order.currency, text.language);
    const sentences = [
      t.text(amount, formatDay(order.dueAt!, text.language)),
      ...(withdrawn > 0 ? [t.withdrawn(withdrawn)] : []),
    ];
    return aboutInvoice(text, invoice, {
      kind: "invoice-overdue",
      subject: t.subject(name),
      text: sentences.join(" "),
    });
  });
}

/** @param invoice with its credit note's number, the credits that were withdrawn, and those the company now owes */
export function invoiceCancelledEmail(
  invoice: Invoice & { note: string; withdrawn: number; owed: number },
): LocalizedEmail {
  return localized(invoice.to, (text) => {
    const t = text.invoiceCancelled;
    const { order, name, note, withdrawn, owed } = invoice;
    const sentences = [
      t.text(formatAmount(order.amountCents, order.currency, text.language), name, note),
      ...(withdrawn > 0 ? [t.withdrawn(withdrawn)] : []),
      ...(withdrawn > 0 && owed > 0 ? [text.refund.owed(owed)] : []),
    ];
    return aboutInvoice(text, invoice, {
      kind: "invoice-cancelled",
      subject: t.subject(name),
      title: t.title,
      text: sentences.join(" "),
      button: t.button,
    });
  });
}

type InvoiceText = Pick<Parameters<typeof actionEmail>[1], "kind" | "subject" | "title" | "text"> & {
  button?: string;
};

const aboutInvoice = (
  text: AdministratorText,
  { to, order, origin }: Invoice,
  { button = text.invoice.button, ...about }: InvoiceText,
) =>
  actionEmail(text, {
    ...about,
    to,
    button,
    about: { companyId: order.companyId },
    url: `${origin}/dashboard/billing/${order.id}`,
    note: text.receipt.pdf(order.id),
    footer: text.invoice.footer,
  });
