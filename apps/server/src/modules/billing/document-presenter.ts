import type { DocumentKind } from "@lantern/contract/choices";

const marks: Record<DocumentKind, string> = {
  receipt: "",
  invoice: "INV-",
  confirmation: "INV-",
  credit_note: "CN-",
  credit_note_reversal: "CNR-",
  quote: "Q-",
};

/** `LH-000123` for a receipt, `LH-INV-000123` for an invoice and for the confirmation that it was paid. */
export function documentName(document: { series: string; kind: DocumentKind; number: number }): string {
  return `${document.series}-${marks[document.kind]}${String(document.number).padStart(6, "0")}`;
}

/** `invoice-LH-INV-000123.pdf`, or with `.xml` the same as XRechnung. */
export const fileName = (document: Parameters<typeof documentName>[0], extension: "pdf" | "xml"): string =>
  `${document.kind.replaceAll("_", "-")}-${documentName(document)}.${extension}`;
