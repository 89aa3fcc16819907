import type { Language } from "@lantern/contract/languages";
import type { Context } from "../../core/context.ts";
import { csvOf } from "../../core/documents/csv.ts";
import { fileTexts } from "../../core/documents/text/index.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { documentName } from "./document-presenter.ts";
import { documentsOf } from "./document-repository.ts";
import {
  type LedgerEntry,
  type LedgerFilter,
  listSeatCosts,
  listWholeLedger,
  type SeatCost,
} from "./ledger-repository.ts";

/**
 * The ledger as a table for other programs, oldest first. A session has a row for each cost center and purchase that its
 * seats were paid from, with what they cost without tax.
 */
export async function statement(
  ctx: Context,
  scope: CompanyScope,
  filter: LedgerFilter,
  language: Language,
): Promise<string> {
  const { columns, kinds } = fileTexts[language].statement;
  const [entries, costs] = await Promise.all([
    listWholeLedger(ctx.db, scope.companyId, filter),
    listSeatCosts(ctx.db, scope.companyId),
  ]);
  const bySession = Map.groupBy(costs, ({ sessionId }) => sessionId);
  const invoices = await invoicesOf(
    ctx,
    costs.flatMap(({ orderId }) => orderId ?? []),
  );
  return csvOf([
    columns,
    ...entries.flatMap((entry) => {
      const parts = entry.row.reason === "capture" ? bySession.get(entry.row.sessionId) : undefined;
      return parts
        ? parts.map((cost) => [...common(entry, 0 - cost.seats), ...costColumns(cost)])
        : [common(entry, entry.amount)];
    }),
  ]);

  function common({ row, owed, sessionTitle }: LedgerEntry, amount: number) {
    const { createdAt, reason, balanceAfter, orderId, note } = row;
    return [createdAt.toISOString(), kinds[reason], amount, balanceAfter, owed, sessionTitle, orderId, note];
  }

  function costColumns({ costCenter, seats, netCents, currency, orderId }: SeatCost) {
    const value = currency ? (netCents / 100).toFixed(2) : "";
    const invoice = orderId === null ? null : (invoices.get(orderId) ?? null);
    return [costCenter, seats, value, currency, invoice];
  }
}

/** The number of each order's invoice, or of its receipt where it has none. */
async function invoicesOf(ctx: Context, orderIds: string[]): Promise<Map<string, string>> {
  const documents = await documentsOf(ctx.db, orderIds);
  return new Map(
    ["receipt", "invoice"].flatMap((kind) =>
      documents.filter((one) => one.kind === kind).map((one) => [one.orderId, documentName(one)]),
    ),
  );
}
