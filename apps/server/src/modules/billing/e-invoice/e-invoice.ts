import type { Tax } from "../../../db/schema/orders.ts";

/** The seller or the buyer. */
export interface EInvoiceParty {
  name: string;
  street: string | null;
  postcode: string | null;
  city: string | null;
  /** ISO 3166 */
  country: string;
  /** Null also where the category of the tax forbids it. */
  vat: string | null;
  /** Where e-invoices are sent to or come from. */
  email: string | null;
}

/**
 * What an e-invoice says, in the terms of the European standard EN 16931 that our documents need. Amounts that must agree are
 * each here, so that `brokenRules` can compare them. Days are such as `2026-11-28`, amounts in cents.
 */
export interface EInvoice {
  /** UNTDID 1001: an invoice, a credit note, or the correction of an invoice. */
  type: "380" | "381" | "384";
  number: string;
  issued: string;
  /** When it must be paid. Null: it is paid, or is a credit note. */
  dueAt: string | null;
  /** The same as a sentence, or what is done with the amount of a credit note. */
  terms: string | null;
  /** ISO 4217 */
  currency: string;
  /** What people should read. */
  note: string | null;
  /** The buyer's reference, such as a Leitweg-ID. */
  buyerReference: string | null;
  purchaseOrder: string | null;
  /** The invoice that a credit note or a correction is about. */
  corrects: { number: string; issued: string } | null;
  seller: EInvoiceParty & {
    taxNumber: string | null;
    register: string | null;
    contact: string | null;
    phone: string | null;
  };
  buyer: EInvoiceParty;
  payment: {
    /** UNTDID 4461: 58 and 30 are transfers (in and outside SEPA), 68 an online payment service, 1 undefined. */
    means: string;
    reference: string;
    /** Only of transfers. */
    account: { iban: string; holder: string; bic: string | null } | null;
  };
  tax: Pick<Tax, "category" | "percent" | "code"> & {
    netCents: number;
    cents: number;
    /** Why there is no VAT. */
    reason: string | null;
  };
  /** The only line. */
  line: { what: string; quantity: number; netCents: number };
  totals: {
    netCents: number;
    taxCents: number;
    grossCents: number;
    paidCents: number;
    payableCents: number;
  };
}

/** `16.00` */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** The price of one: with six decimals its product with the largest quantity is the line's amount, to the cent. */
export const unitPrice = ({ line: { netCents, quantity } }: EInvoice): string =>
  (netCents / 100 / quantity).toFixed(6).replace(/0{1,4}$/, "");

/** What identifies a seller beside a VAT number. */
export const registration = ({ seller }: EInvoice): string | null =>
  seller.register ?? (seller.vat ? null : seller.taxNumber);
