import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Executor, Tx } from "../../../db/client.ts";
import { eInvoices } from "../../../db/schema/index.ts";
import { ciiFile } from "./cii-export.ts";
import type { EInvoice } from "./e-invoice.ts";
import { brokenRules } from "./e-invoice-policy.ts";
import { ublFile } from "./ubl-export.ts";

/**
 * Stores what a document says in XML: as CII, and as XRechnung where it has all that this demands. What breaks a rule is not
 * written, because the buyer's software would reject it.
 *
 * @returns the rules of EN 16931 that it breaks, which only faults of ours or missing settings cause
 */
export async function storeEInvoice(tx: Tx, documentId: string, invoice: EInvoice): Promise<string[]> {
  const broken = brokenRules(invoice, "en16931");
  if (broken.length > 0) return broken;
  const isXRechnung = brokenRules(invoice, "xrechnung").length === 0;
  const files = { cii: ciiFile(invoice), ...(isXRechnung && { ubl: ublFile(invoice) }) };
  await tx.insert(eInvoices).values(
    Object.entries(files).map(([syntax, text]) => {
      const xml = Buffer.from(text);
      const sha256 = createHash("sha256").update(xml).digest("hex");
      return { documentId, syntax: syntax as keyof typeof files, xml, sha256 };
    }),
  );
  return [];
}

export async function findEInvoice(
  db: Executor,
  documentId: string,
  syntax: (typeof eInvoices.$inferSelect)["syntax"],
): Promise<Buffer | null> {
  const [row] = await db
    .select({ xml: eInvoices.xml })
    .from(eInvoices)
    .where(and(eq(eInvoices.documentId, documentId), eq(eInvoices.syntax, syntax)));
  return row?.xml ?? null;
}
