import type { Executor } from "../../../db/client.ts";
import type { DocumentFacts } from "../../../db/schema/document-files.ts";
import type { Seller } from "../../../db/schema/orders.ts";
import { isWholeAddress } from "../accounts/account-to-bill.ts";
import { billingContact } from "../accounts/billing-contact.ts";
import { documentName } from "../document-presenter.ts";
import { type DocumentRow, documentsOf } from "../document-repository.ts";
import { documentTexts } from "../document-texts.ts";
import type { OrderRow } from "../repository.ts";
import { dayOf } from "../tax/vat-rates.ts";
import type { EInvoice } from "./e-invoice.ts";

const types: Partial<Record<DocumentRow["kind"], EInvoice["type"]>> = {
  invoice: "380",
  credit_note: "381",
  // What was credited is owed again: for that the standards have no code but that of a corrected invoice.
  credit_note_reversal: "384",
};

/**
 * A document as an e-invoice. Null: it is none, such as a quote; or the tax on it is not known, as on orders from before tax
 * was computed and where the seller's country has no VAT of ours.
 *
 * @param facts what is on the PDF
 */
export async function eInvoiceOfDocument(
  db: Executor,
  document: DocumentRow,
  order: OrderRow,
  facts: DocumentFacts,
): Promise<EInvoice | null> {
  const { kind, seller, billedTo, amountCents, taxCents } = document;
  const { tax } = order;
  const type = types[kind];
  if (!type || !isSeller(seller) || !isWholeAddress(billedTo) || !tax || tax.treatment === "unknown")
    return null;
  const number = documentName(document);
  const corrected =
    type === "380" ? undefined : (await documentsOf(db, [order.id])).find((one) => one.kind === "invoice");
  const netCents = amountCents - taxCents;
  const dueAt = type === "380" ? order.dueAt : null;
  const isUnpaid = type === "381" || dueAt !== null;
  const { setOff } = documentTexts[facts.language];
  const { copyTo } = await billingContact(db, order);
  const vatOf = (vat: string | null) => (tax.category === "O" ? null : vat);
  return {
    type,
    number,
    issued: dayOf(document.issuedAt),
    dueAt: dueAt && dayOf(dueAt),
    terms: dueAt ? facts.sub[0]! : type === "381" && corrected ? setOff(documentName(corrected)) : null,
    currency: order.currency,
    note: [...facts.remarks, ...facts.notes, facts.footer].join("\n"),
    buyerReference: billedTo.buyerReference,
    purchaseOrder: order.purchaseOrder,
    corrects: corrected ? { number: documentName(corrected), issued: dayOf(corrected.issuedAt) } : null,
    seller: {
      ...seller,
      name: seller.name!,
      country: seller.country!,
      vat: vatOf(seller.vat),
    },
    buyer: {
      name: billedTo.name,
      street: billedTo.street,
      postcode: billedTo.postcode,
      city: billedTo.city,
      country: billedTo.countryId,
      vat: vatOf(billedTo.vatId),
      // XRechnung alone demands it, and it can be a person's.
      email: billedTo.buyerReference ? copyTo : null,
    },
    payment: {
      ...paymentOf(order, seller),
      reference: corrected ? documentName(corrected) : number,
    },
    tax: {
      category: tax.category,
      percent: tax.percent,
      code: tax.code,
      netCents,
      cents: taxCents,
      reason: tax.category === "S" ? null : tax.line,
    },
    line: { what: facts.row.what, quantity: Number(facts.row.credits) || 1, netCents },
    totals: {
      netCents,
      taxCents,
      grossCents: amountCents,
      paidCents: isUnpaid ? 0 : amountCents,
      payableCents: isUnpaid ? amountCents : 0,
    },
  };
}

const isSeller = (seller: DocumentRow["seller"]): seller is Seller =>
  seller !== null && !("address" in seller);

/** Of an order by invoice the transfer that pays it. A card's digits, which its own code demands, we do not have. */
function paymentOf(
  { method, currency }: OrderRow,
  { iban, bic, name }: Seller,
): Pick<EInvoice["payment"], "means" | "account"> {
  if (method === "card") return { means: "68", account: null };
  if (!iban) return { means: "1", account: null };
  return { means: currency === "EUR" ? "58" : "30", account: { iban, bic, holder: name! } };
}
