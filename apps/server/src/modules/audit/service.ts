import { Readable } from "node:stream";
import type {
  AuditRow,
  exportAudit,
  listAudit as listOperation,
  ParsedQueryOf,
} from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { auditExport } from "../../core/audit/export.ts";
import { companyLanguage } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { csvOf } from "../../core/documents/csv.ts";
import { fileTexts } from "../../core/documents/text/index.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { type EntryRow, namesOf, readEntries } from "./repository.ts";

const exportedAtOnce = 1000;

/** Who did what, newest first. Names are joined as they are today, because the log has only ids. */
export async function listAudit(
  ctx: Context,
  { companyId }: CompanyScope,
  query: ParsedQueryOf<typeof listOperation>,
) {
  const { items, next } = await readEntries(ctx.db, companyId, query, query);
  return { items: await named(ctx, companyId, items), next };
}

/** The entries of the filter as a file that is written while it is read, however long it is. */
export async function writeExport(
  ctx: Context,
  scope: CompanyScope,
  { format, language, ...filter }: ParsedQueryOf<typeof exportAudit>,
): Promise<Readable> {
  await auditExport(ctx, scope, "audit.export");
  if (format === "jsonl") return Readable.from(auditLines(ctx, scope, filter));
  const pages = everyPage(ctx, scope, filter);
  return Readable.from(csvChunks(pages, language ?? (await companyLanguage(ctx.db, scope.companyId))));
}

type Filter = Omit<ParsedQueryOf<typeof exportAudit>, "format" | "language">;

async function* everyPage(ctx: Context, { companyId }: CompanyScope, filter: Filter) {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await readEntries(ctx.db, companyId, filter, {
      limit: exportedAtOnce,
      ...(cursor && { cursor }),
    });
    yield await named(ctx, companyId, page.items);
    cursor = page.next;
  }
}

type Pages = AsyncIterable<AuditRow[]>;

async function* csvChunks(pages: Pages, language: Language): AsyncGenerator<string> {
  yield csvOf([fileTexts[language].tables.audit]);
  for await (const rows of pages) yield csvOf(rows.map(cellsOf), { isFirst: false });
}

const cellsOf = (row: AuditRow) => [
  row.number,
  row.at,
  row.user?.name ?? null,
  row.user?.id ?? null,
  row.key?.id ?? null,
  row.address,
  row.request_id,
  row.action,
  row.subject,
  row.subject_name,
  json(row.detail),
  json(row.before),
  json(row.after),
  row.hash,
];

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The entries as JSON lines, newest first. */
export async function* auditLines(
  ctx: Context,
  scope: CompanyScope,
  filter: Filter = {},
): AsyncGenerator<string> {
  for await (const rows of everyPage(ctx, scope, filter))
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

async function named(ctx: Context, companyId: string, rows: EntryRow[]): Promise<AuditRow[]> {
  const subjects = rows.map(({ entry }) => entry.subject);
  const names = await namesOf(ctx.db, companyId, subjects);
  return rows.map((row) => present(row, names));
}

function present({ entry, first, last, keyName, values }: EntryRow, names: Map<string, string>): AuditRow {
  const { before, after } = values[entry.subject] ?? {};
  const address = Object.values(values).find((value) => value.address)?.address;
  return {
    id: entry.id,
    number: entry.number ?? 0,
    at: entry.createdAt.toISOString(),
    user: entry.userId && first !== null ? { id: entry.userId, name: `${first} ${last}`.trim() } : null,
    key: entry.keyId ? { id: entry.keyId, name: keyName } : null,
    address: address ?? null,
    request_id: entry.requestId,
    action: entry.action,
    subject: entry.subject,
    subject_name: names.get(entry.subject) ?? null,
    detail: entry.detail,
    before: before ?? null,
    after: after ?? null,
    hash: entry.hash ?? "",
  };
}
