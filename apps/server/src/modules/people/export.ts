import type { Context } from "../../core/context.ts";
import { csvOf } from "../../core/documents/csv.ts";
import { en } from "../../core/documents/text.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { everyParticipant, type Filter } from "./list.ts";

/** The participants that match, as a table. */
export async function exportPeople(ctx: Context, scope: CompanyScope, filter: Filter): Promise<string> {
  const rows: (string | null)[][] = [en.tables.people];
  for await (const one of everyParticipant(ctx.db, scope.companyId, filter)) {
    const added = one.createdAt.toISOString().slice(0, 10);
    rows.push([one.firstName, one.lastName, one.email, one.department, one.office, one.timezone, added]);
  }
  return csvOf(rows);
}
