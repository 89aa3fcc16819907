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
    const { firstName, lastName, email, department, office, timezone, language } = one;
    rows.push([firstName, lastName, email, department, office, timezone, language, added]);
  }
  return csvOf(rows);
}
