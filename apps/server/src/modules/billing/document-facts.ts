import type { Language } from "@lantern/contract/languages";
import type { Context } from "../../core/context.ts";
import { formatAmount, formatDay } from "../../core/format.ts";
import type { Executor } from "../../db/client.ts";
import type { DocumentFacts } from "../../db/schema/document-files.ts";
import type { BilledTo, EarlierBilledTo } from "../../db/schema/orders.ts";
import { countryName } from "../../system/countries.ts";
import { addressLines, sampleSeries } from "../../system/operator.ts";
import { billingContact } from "./accounts/billing-contact.ts";
import { findAccount } from "./accounts/repository.ts";
import { documentName } from "./document-presenter.ts";
import { type DocumentRow, documentsOf, sellerOf } from "./document-repository.ts";
import { documentTexts } from "./document-texts.ts";
import type { OrderRow } from "./repository.ts";
import { vatCountries } from "./tax/vat-rates.ts";

type Settings = Pick<Context, "settings">;

/** A document with its order, and how both are written. */
interface Subject extends Settings {
  document: DocumentRow;
  order: OrderRow;
  language: Language;
  texts: (typeof documentTexts)[Language];
  /** The name that it has, or the invoice that a confirmation has. */
  name: string;
  day: (at: Date) => string;
  money: (cents: number) => string;
}

/**
 * What is on a document: how things were when it was issued. What happens later is on the order's page and on later
 * documents.
 *
 * @returns null: the seller or the buyer is missing, which only payments of earlier orders allow. Today's serve once they are
 * set, as they do for documents from before files were stored.
 */
export async function documentFactsOf(
  ctx: Settings,
  db: Executor,
  document: DocumentRow,
  order: OrderRow,
): Promise<DocumentFacts | null> {
  const seller = document.seller?.name ? document.seller : sellerOf(ctx);
  const billedTo = document.billedTo ?? (await defaultAddress(db, order.companyId));
  if (!seller || !billedTo) return null;
  const { language } = await billingContact(db, order);
  const texts = documentTexts[language];
  const subject: Subject = {
    ...ctx,
    document,
    order,
    language,
    texts,
    name: documentName(document),
    day: (at) => formatDay(at, language),
    money: (cents) => formatAmount(cents, order.currency, language),
  };
  const { kind } = document;
  const isPaid = kind === "invoice" && !order.dueAt;
  return {
    language,
    title: texts.titles[kind](subject.name),
    issued: document.issuedAt.toISOString(),
    sub: [
      ...(await datesOf(db, subject)),
      ...(order.purchaseOrder ? [texts.purchaseOrder(order.purchaseOrder)] : []),
    ],
    seller: sellerLines(seller, subject),
    buyer: buyerLines(billedTo, subject),
    row: rowOf(subject),
    tax: taxOf(subject),
    total: {
      name: texts.totals[isPaid ? "paidInvoice" : kind](order.currency),
      amount: subject.money(document.amountCents),
    },
    notes: notesOn(subject),
    remarks: document.series === sampleSeries ? [texts.sample] : [],
    next: nextStep(subject),
    footer: texts.order(order.id),
  };
}

/** A credit note names what it credits. An invoice without a day to pay by was issued for a payment by card. */
async function datesOf(db: Executor, { document, order, texts, day, name }: Subject): Promise<string[]> {
  const issued = day(document.issuedAt);
  switch (document.kind) {
    case "quote":
      return [texts.valid(issued, day(order.validUntil!))];
    case "invoice":
      return order.dueAt
        ? [texts.payBy(issued, day(order.dueAt))]
        : [texts.issued(issued), texts.paid(issued)];
    case "receipt":
      return [texts.paid(issued)];
    case "confirmation":
      return [texts.confirms(name, issued)];
  }
  const all = await documentsOf(db, [order.id]);
  const invoice = all.find(({ kind }) => kind === "invoice");
  const receipt = all.find(({ kind }) => kind === "receipt");
  return [
    invoice
      ? texts.credits.invoice(issued, documentName(invoice))
      : texts.credits.receipt(issued, documentName(receipt!)),
  ];
}

/** For which there were no billing details: those of today. */
async function defaultAddress(db: Executor, companyId: string): Promise<BilledTo | null> {
  const account = await findAccount(db, companyId);
  return account?.city ? { ...account, city: account.city } : null;
}

/** Net; what a confirmation confirms is the whole. */
function rowOf({ document: { amountCents, taxCents }, order, texts, money }: Subject): DocumentFacts["row"] {
  const isWhole = amountCents === order.amountCents;
  const net = amountCents - taxCents;
  return {
    what: texts.what,
    credits: isWhole ? String(order.credits) : "",
    each: isWhole ? money(net / order.credits) : "",
    amount: money(net),
  };
}

function taxOf({ document: { kind, amountCents, taxCents }, order, money }: Subject): DocumentFacts["tax"] {
  if (kind === "confirmation" || !order.tax?.line) return null;
  return { net: money(amountCents - taxCents), line: order.tax.line, amount: money(taxCents) };
}

/** Orders from before tax was computed have the operator's sentence. */
function notesOn({ document: { kind, reason }, order, texts, settings }: Subject): string[] {
  const { taxNote } = settings.billing;
  if (kind === "confirmation") return [texts.noInvoice];
  return [...(taxNote && !order.tax ? [taxNote] : []), ...(reason ? [texts.reason(reason)] : [])];
}

/** How to order what is quoted, or to pay an invoice. */
function nextStep({ document, order, texts, settings, name }: Subject): DocumentFacts["next"] {
  const { title, text } = texts.acceptance;
  if (document.kind === "quote") return { title, lines: [text(new URL(settings.origin).host)] };
  if (document.kind !== "invoice" || !order.dueAt) return null;
  const { payment } = texts;
  // Invoices from before the account was stored have today's.
  const { seller } = document;
  const { name: holder, iban, bic } = seller && "iban" in seller ? seller : settings.operator;
  const account = iban
    ? [
        ...(holder ? [payment.holder(holder)] : []),
        payment.iban(iban.replace(/.{4}(?=.)/g, "$& ")),
        ...(bic ? [payment.bic(bic)] : []),
      ]
    : [];
  return { title: payment.title, lines: [payment.reference(name), ...account] };
}

function sellerLines(seller: NonNullable<DocumentRow["seller"]>, { texts, language }: Subject): string[] {
  const { name, vat } = seller;
  if ("address" in seller)
    return [name, ...(seller.address?.split(/\n|\\n|, /) ?? []), vat && texts.vat(vat)].filter(
      (line) => line !== null,
    );
  const { taxNumber, register, contact, phone, email } = seller;
  return [
    name,
    ...addressLines(seller, language),
    vat && texts.vat(vat),
    taxNumber && texts.tax(taxNumber),
    register,
    contact,
    phone,
    email,
  ].filter((line) => line !== null);
}

/** Who is billed, line by line. */
export function buyerLines(
  billed: BilledTo | EarlierBilledTo,
  { texts, language }: Pick<Subject, "texts" | "language">,
): string[] {
  const { name, countryId, vatId } = billed;
  const numberText = vatCountries.includes(countryId) ? texts.vat : texts.tax;
  const number = vatId ? [numberText(vatId)] : [];
  if ("address" in billed)
    return [name, ...billed.address.split("\n"), countryName(countryId, language), ...number];
  const reference = billed.buyerReference ? [texts.reference(billed.buyerReference)] : [];
  return [name, ...addressLines({ ...billed, country: countryId }, language), ...number, ...reference];
}
