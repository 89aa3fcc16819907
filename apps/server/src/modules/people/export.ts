import type { Language } from "@lantern/contract/languages";
import type { Context } from "../../core/context.ts";
import { csvOf } from "../../core/documents/csv.ts";
import { fileTexts } from "../../core/documents/text/index.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { everyParticipant, type Filter } from "./list.ts";

/** The participants that match, as a table with headings in this language. */
export async function exportPeople(
  ctx: Context,
  scope: CompanyScope,
  filter: Filter,
  language: Language,
): Promise<string> {
  const rows: (string | null)[][] = [fileTexts[language].tables.people];
  for await (const one of everyParticipant(ctx.db, scope.companyId, filter)) {
    const added = one.createdAt.toISOString().slice(0, 10);
    const { firstName, lastName, email, department, office, timezone, language } = one;
    rows.push([firstName, lastName, email, department, office, timezone, language, added]);
  }
  return csvOf(rows);
}
