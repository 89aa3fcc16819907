import type { Context } from "../../core/context.ts";
import { csvOf } from "../../core/documents/csv.ts";
import { en } from "../../core/documents/text.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { type LedgerFilter, listWholeLedger } from "./ledger-repository.ts";

const { columns, kinds } = en.statement;

/** The ledger as a table for other programs, oldest first. */
export async function statement(ctx: Context, scope: CompanyScope, filter: LedgerFilter): Promise<string> {
  const entries = await listWholeLedger(ctx.db, scope.companyId, filter);
  return csvOf([
    columns,
    ...entries.map(({ row, amount, owed, sessionTitle }) => [
      row.createdAt.toISOString(),
      kinds[row.reason],
      amount,
      row.balanceAfter,
      owed,
      sessionTitle,
      row.orderId,
      row.note,
    ]),
  ]);
}
