import { exportConsumers, reportTable } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { eq } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { companyLanguage } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { fileName } from "../../core/documents/file-name.ts";
import type { ArchiveFile } from "../../core/documents/zip.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { companyCameos } from "../../db/schema/index.ts";
import { exportAccount, listAdmins } from "../access/index.ts";
import { auditLines } from "../audit/index.ts";
import {
  creditStatement,
  everyDocumentFile,
  everyOrder,
  readAccounts,
  readCostCenters,
} from "../billing/index.ts";
import { findLogo, readCompany } from "../company/index.ts";
import { exportPeople, readGroups } from "../people/index.ts";
import { insightsCsv, readInsights, reportCsv, reportOf } from "../report/index.ts";
import { listOwnSessions, readSession, type SessionRow } from "../session/index.ts";

const json = (name: string, value: unknown): ArchiveFile => ({
  name: `${name}.json`,
  content: JSON.stringify(value, null, 2),
});

/**
 * All that a company has, file by file: what its Owners can download or see, and each account's own data. Of what participants
 * wrote it has only the commitments in reports; no vote and no secret. `exported-tables.test.ts` says which file has the rows
 * of a table.
 */
export async function* companyFiles(ctx: Context, scope: CompanyScope): AsyncGenerator<ArchiveFile> {
  const { companyId } = scope;
  const language = await companyLanguage(ctx.db, companyId);
  yield json("company", await readCompany(ctx, scope));
  const logo = await findLogo(ctx.db, companyId);
  if (logo?.name) yield { name: `logo.${logo.name.split(".").at(-1)}`, content: logo.bytes };
  yield json("stories", await wordsOf(ctx, companyId));
  yield* peopleFiles(ctx, scope, language);
  for (const { id } of await listAdmins(ctx.db, companyId)) {
    const account = await exportAccount(ctx, id);
    if (account) yield json(`accounts/${id}`, account);
  }
  for (const session of await listOwnSessions(ctx.db, companyId))
    yield* sessionFiles(ctx, scope, session, language);
  yield { name: "insights.csv", content: insightsCsv(await readInsights(ctx, scope), language) };
  yield* billingFiles(ctx, scope, language);
  yield { name: "audit-log.jsonl", content: auditLines(ctx, scope) };
}

/** The company's words in each story. */
const wordsOf = ({ db }: Pick<Context, "db">, companyId: string) =>
  db
    .select({ experience: companyCameos.experience, texts: companyCameos.texts })
    .from(companyCameos)
    .where(eq(companyCameos.companyId, companyId));

async function* peopleFiles(
  ctx: Context,
  scope: CompanyScope,
  language: Language,
): AsyncGenerator<ArchiveFile> {
  const file = async (name: string, group?: string) => {
    const filter = exportConsumers.query.parse(group ? { group } : {});
    return { name: `${name}.csv`, content: await exportPeople(ctx, scope, filter, language) };
  };
  yield await file("participants");
  const { saved } = await readGroups(ctx, scope);
  for (const { id, name } of saved) yield await file(`groups/${fileName(name, id)}`, id);
}

async function* sessionFiles(
  ctx: Context,
  scope: CompanyScope,
  session: SessionRow,
  language: Language,
): AsyncGenerator<ArchiveFile> {
  const day = session.startsAt?.toISOString().slice(0, 10) ?? "no-date";
  const folder = `sessions/${day}-${fileName(session.title, session.id)}`;
  const details = await readSession(ctx, scope, session.id).catch((error: unknown) => {
    // A draft that was deleted meanwhile.
    if (error instanceof AppError) return null;
    throw error;
  });
  if (details) yield json(`${folder}/session`, details);
  const report = await reportOf(ctx, session, language);
  if (!report) return;
  yield json(`${folder}/report`, report);
  for (const table of reportTable.options)
    yield { name: `${folder}/${table}.csv`, content: reportCsv(report, table, language) };
}

async function* billingFiles(
  ctx: Context,
  scope: CompanyScope,
  language: Language,
): AsyncGenerator<ArchiveFile> {
  const { companyId } = scope;
  const [accounts, centers] = [await readAccounts(ctx, scope), await readCostCenters(ctx, scope)];
  yield json("billing", { accounts: accounts.items, cost_centers: centers.items });
  yield { name: "credits.csv", content: await creditStatement(ctx, scope, {}, language) };
  yield json("orders", await everyOrder(ctx, companyId));
  for await (const { name, content } of everyDocumentFile(ctx, scope))
    yield { name: `documents/${name}`, content };
}
