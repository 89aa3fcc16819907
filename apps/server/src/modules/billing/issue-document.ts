import type { Context } from "../../core/context.ts";
import type { Tx } from "../../db/client.ts";
import { documents } from "../../db/schema/index.ts";
import { storeFile } from "./document-file.ts";
import { type DocumentRow, nextNumber, sellerOf } from "./document-repository.ts";
import type { OrderRow } from "./repository.ts";

export interface NewDocument extends Pick<DocumentRow, "kind" | "amountCents" | "taxCents"> {
  reason?: string | null;
  /** What a payment confirmation confirms: it has the invoice's number and none of its own. */
  invoice?: DocumentRow | undefined;
}

/** Issues a document about an order, and its file. */
export async function issueDocument(
  ctx: Pick<Context, "settings" | "now" | "log">,
  tx: Tx,
  order: OrderRow,
  { kind, amountCents, taxCents, reason = null, invoice }: NewDocument,
): Promise<DocumentRow> {
  const series = invoice?.series ?? ctx.settings.billing.prefix;
  const [issued] = await tx
    .insert(documents)
    .values({
      companyId: order.companyId,
      orderId: order.id,
      kind,
      series,
      number: invoice?.number ?? (await nextNumber(tx, series, kind)),
      issuedAt: ctx.now(),
      amountCents,
      taxCents,
      billedTo: order.billedTo,
      seller: sellerOf(ctx),
      reason,
    })
    .returning();
  await storeFile(ctx, tx, issued!, order);
  return issued!;
}
