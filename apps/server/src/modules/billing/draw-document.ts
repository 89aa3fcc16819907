import { AppError } from "../../core/app-error.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { en } from "../../core/documents/text.ts";
import { formatAmount, formatDay } from "../../core/format.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { BilledTo, EarlierBilledTo } from "../../db/schema/orders.ts";
import { countryName } from "../../system/countries.ts";
import { addressLines, sampleSeries } from "../../system/operator.ts";
import { findAccount } from "./accounts/repository.ts";
import { type DocumentFacts, drawPage } from "./document-pdf.ts";
import { documentName } from "./document-presenter.ts";
import { type DocumentRow, documentsOf, findDocument, sellerOf } from "./document-repository.ts";
import { findOrder, isUnpaid, type OrderRow } from "./repository.ts";
import { vatCountries } from "./tax/vat-rates.ts";

export interface Drawn {
  /** The name of the file. */
  name: string;
  pdf: Buffer;
}

const texts = en.billing;

/** The receipt of an order of this company, once it is paid. */
export async function drawReceipt(ctx: Context, scope: CompanyScope, orderId: string): Promise<Drawn> {
  const receipt = (await documentsOf(ctx.db, [orderId])).find(({ kind }) => kind === "receipt");
  if (!receipt) throw new AppError("CHECKOUT_002");
  return drawDocument(ctx, scope, receipt.id);
}

export async function drawDocument(ctx: Context, scope: CompanyScope, id: string): Promise<Drawn> {
  const document = await findDocument(ctx.db, id);
  if (!document || document.companyId !== scope.companyId) throw new AppError("CHECKOUT_002");
  const order = (await findOrder(ctx.db, document.orderId))!;
  const { kind } = document;
  const name = documentName(document);
  const { settings } = ctx;
  const company = await findCompany(ctx.db, scope.companyId);
  const paid = kind === "receipt" && order.tax ? await invoiceOf(ctx, order) : undefined;
  const facts: DocumentFacts = {
    title: texts.titles[kind](name),
    issued: document.issuedAt,
    sub: [await subOf(ctx, document, order), ...purchaseOrderLines(order)],
    seller: sellerLines(document.seller ?? sellerOf(ctx)),
    buyer: buyerLines(document.billedTo ?? (await defaultAddress(ctx, scope)), company?.name ?? ""),
    row: rowOf(document, order, paid && documentName(paid)),
    tax: paid ? null : taxRows(document, order),
    total: {
      name: texts.totals[kind](order.currency),
      amount: formatAmount(document.amountCents, order.currency),
    },
    notes: [
      // Orders from before tax was computed have the operator's sentence.
      ...(settings.billing.taxNote && !order.tax ? [settings.billing.taxNote] : []),
      ...(document.reason ? [texts.reason(document.reason)] : []),
    ],
    remarks: remarksOn(document, order),
    next: nextStep(ctx, document, order),
    footer: texts.order(order.id),
  };
  return { name: `${kind.replaceAll("_", "-")}-${name}.pdf`, pdf: await drawPage(facts) };
}

/** Receipts for which there were no billing details name those of today. */
async function defaultAddress({ db }: Context, { companyId }: CompanyScope): Promise<BilledTo | null> {
  const account = await findAccount(db, companyId);
  return account?.city ? { ...account, city: account.city } : null;
}

const invoiceOf = async ({ db }: Context, { id }: OrderRow) =>
  (await documentsOf(db, [id])).find(({ kind }) => kind === "invoice");

/** The dates of a document; a credit note names what it credits. */
async function subOf({ db }: Context, document: DocumentRow, order: OrderRow): Promise<string> {
  const issued = formatDay(document.issuedAt);
  if (document.kind === "quote") return texts.valid(issued, formatDay(order.validUntil!));
  if (document.kind === "invoice") return texts.payBy(issued, formatDay(order.dueAt!));
  if (document.kind === "receipt") return texts.paid(issued);
  // An invoice that was paid has a receipt, too.
  const all = await documentsOf(db, [order.id]);
  const supply = all.find(({ kind }) => kind === "invoice") ?? all.find(({ kind }) => kind === "receipt")!;
  return texts.credits(issued, `${supply.kind} ${documentName(supply)}`);
}

const purchaseOrderLines = ({ purchaseOrder }: Pick<OrderRow, "purchaseOrder">) =>
  purchaseOrder ? [texts.purchaseOrder(purchaseOrder)] : [];

/** @param paid the name of the invoice that a receipt is for */
function rowOf(
  { amountCents, taxCents }: DocumentRow,
  { amountCents: price, credits, currency }: OrderRow,
  paid: string | undefined,
): DocumentFacts["row"] {
  if (paid)
    return {
      what: texts.paymentOf(paid),
      credits: "",
      each: "",
      amount: formatAmount(amountCents, currency),
    };
  const isWhole = amountCents === price;
  const net = amountCents - taxCents;
  return {
    what: texts.what,
    credits: isWhole ? String(credits) : "",
    each: isWhole ? formatAmount(net / credits, currency) : "",
    amount: formatAmount(net, currency),
  };
}

function taxRows({ amountCents, taxCents }: DocumentRow, { tax, currency }: OrderRow): DocumentFacts["tax"] {
  if (!tax?.line) return null;
  const [net, amount] = [amountCents - taxCents, taxCents].map((cents) => formatAmount(cents, currency)) as [
    string,
    string,
  ];
  return { net, line: tax.line, amount };
}

/** What has happened to the order since the document was issued. A credit note is itself such news. */
function remarksOn({ kind, series }: DocumentRow, order: OrderRow): string[] {
  const { status, refundedCents, refundedAt, currency, cancelledAt, paidAt, payment } = order;
  const sandbox = payment?.startsWith("sandbox_") ? [texts.sandbox] : [];
  const sample = series === sampleSeries ? [texts.sample] : [];
  if (kind !== "quote" && kind !== "invoice" && kind !== "receipt") return [...sample, ...sandbox];
  return [
    ...sample,
    ...(kind === "invoice" && paidAt ? [texts.paid(formatDay(paidAt))] : []),
    ...(cancelledAt ? [texts.cancelled(formatDay(cancelledAt))] : []),
    ...(refundedCents > 0 && refundedAt
      ? [texts.refunded(formatAmount(refundedCents, currency), formatDay(refundedAt))]
      : []),
    ...(status === "disputed" ? [texts.disputed] : []),
    ...sandbox,
  ];
}

/** How to order what is quoted, or to pay an invoice. */
function nextStep({ settings }: Context, document: DocumentRow, order: OrderRow): DocumentFacts["next"] {
  if (document.kind === "quote" && order.stage === "quoted")
    return {
      title: texts.acceptance.title,
      lines: [texts.acceptance.text(new URL(settings.origin).host)],
    };
  if (document.kind !== "invoice" || !isUnpaid(order)) return null;
  return {
    title: texts.payment.title,
    lines: [texts.payment.reference(documentName(document)), ...accountLines(document.seller, settings)],
  };
}

/** Where to pay. Invoices from before the account was stored have today's. */
function accountLines(seller: DocumentRow["seller"], { operator }: Context["settings"]): string[] {
  const { name, iban, bic } = seller && "iban" in seller ? seller : operator;
  if (!iban) return [texts.payment.noBank];
  return [
    ...(name ? [texts.payment.holder(name)] : []),
    texts.payment.iban(iban.replace(/.{4}(?=.)/g, "$& ")),
    ...(bic ? [texts.payment.bic(bic)] : []),
  ];
}

/** A payment can arrive while the operator's data are missing. Its receipt names the operator as soon as they are set. */
function sellerLines(seller: DocumentRow["seller"]): string[] {
  if (!seller) return [texts.notSet.seller];
  const { name, vat } = seller;
  if ("address" in seller)
    return [
      name ?? texts.notSet.seller,
      ...(seller.address?.split(/\n|\\n|, /) ?? []),
      ...(vat ? [texts.vat(vat)] : []),
    ];
  const { taxNumber, register, contact, phone, email } = seller;
  return [
    name,
    ...addressLines(seller),
    vat && texts.vat(vat),
    taxNumber && texts.tax(taxNumber),
    register,
    contact,
    phone,
    email,
  ].filter((line) => line !== null);
}

/** Who is billed; where nobody knows, the company's name and where to add its address. */
function buyerLines(billed: BilledTo | EarlierBilledTo | null, name: string): string[] {
  if (!billed) return [name, texts.notSet.buyer];
  const { vatId, countryId } = billed;
  const numberText = vatCountries.includes(countryId) ? texts.vat : texts.tax;
  const number = vatId ? [numberText(vatId)] : [];
  if ("address" in billed)
    return [billed.name, ...billed.address.split("\n"), countryName(countryId), ...number];
  const reference = billed.buyerReference ? [texts.reference(billed.buyerReference)] : [];
  return [billed.name, ...addressLines({ ...billed, country: countryId }), ...number, ...reference];
}
