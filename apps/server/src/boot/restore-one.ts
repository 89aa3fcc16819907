/** `npm run restore -- FILE --company ID`, or `--session ID`: what comes back, in lines that a person reads. */
import { cut } from "@lantern/engine/graphemes";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Difference } from "../backup/compare.ts";
import type { Key } from "../backup/encryption.ts";
import { openBackup } from "../backup/restore.ts";
import { type RestoredCompany, restoreCompany, type TableOutcome } from "../backup/restore-company.ts";
import type { Signer } from "../backup/signature.ts";
import { audit } from "../core/audit/audit.ts";
import { checkMigrated } from "../db/migrate.ts";
import { StartError } from "../system/start-error.ts";

interface Wanted {
  company: string | undefined;
  session: string | undefined;
  preview: boolean;
  replace: boolean;
  withDeleted: boolean;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** @throws StartError in one line; nothing has changed then */
export async function restoreOne(
  pool: pg.Pool,
  { file, key, signer }: { file: string; key: Key; signer: Signer },
  { company, session, ...choices }: Wanted,
  print: (line: string) => void,
): Promise<RestoredCompany> {
  if ((company === undefined) === (session === undefined))
    throw new StartError("Name either a company or a session");
  for (const id of [company, session])
    if (id !== undefined && !uuid.test(id))
      throw new StartError(`${id} is not an id: it is in the address of the page`);
  await checkMigrated(pool);
  const backup = await openBackup(file, key, signer);
  const one = session === undefined ? { company: company ?? "" } : { session };
  const restored = await restoreCompany(pool, backup, { ...one, ...choices }, (client, done) =>
    record(client, done, backup.header.madeAt),
  );
  const subject = session === undefined ? "" : `, session ${session}`;
  print(`Backup of ${backup.header.madeAt}: ${restored.name} (${restored.company})${subject}`);
  for (const line of linesOf(restored, choices)) print(line);
  return restored;
}

/** An entry in the company's audit log, in the same transaction. */
async function record(client: pg.PoolClient, restored: RestoredCompany, madeAt: string): Promise<void> {
  const { company, session, tables } = restored;
  const sum = (field: "back" | "replaced") => tables.reduce((all, table) => all + table[field], 0);
  await audit(drizzle({ client }), {
    companyId: company,
    userId: null,
    action: session === null ? "company.restore" : "session.restore",
    subject: session === null ? `company:${company}` : `session:${session}`,
    detail: { backup: madeAt, rows: sum("back"), replaced: sum("replaced") },
  });
}

function linesOf(
  { tables, notReturning, overdue }: RestoredCompany,
  { preview, replace }: Pick<Wanted, "preview" | "replace">,
): string[] {
  const lines = tables.flatMap(linesOfTable);
  const isSame = lines.length === 0;
  if (isSame) lines.push("Everything that the backup has is here, with the same values.");
  if (overdue > 0)
    lines.push(`${overdue} of the sessions should have begun by now: they come back as cancelled.`);
  if (notReturning > 0)
    lines.push(`${notReturning} people were deleted since, and stay so. --with-deleted brings them back.`);
  if (tables.some(({ differing, replaced }) => differing > replaced) && !replace)
    lines.push("What differs stays as it is here. --replace gives it the values of the backup.");
  if (preview) lines.push("This was a preview: nothing has changed.");
  return lines;
}

function linesOfTable({ name, back, refused, differing, replaced, examples }: TableOutcome): string[] {
  const facts = [
    ...(back > 0 ? [`${back} come back`] : []),
    ...(refused > 0
      ? [`${refused} cannot come back: what they belong to is missing, or another row has their name`]
      : []),
    ...(differing > 0
      ? [`${differing} differ${replaced > 0 ? `, of which ${replaced} are replaced` : ""}`]
      : []),
  ];
  if (facts.length === 0) return [];
  const more = differing - examples.length;
  return [
    `${name}: ${facts.join("; ")}`,
    ...examples.flatMap(linesOfRow),
    ...(more > 0 ? [`  and ${more} more that differ`] : []),
  ];
}

const linesOfRow = ({ key, values }: Difference) =>
  values.map(
    ({ column, here, backup, fixed }) =>
      `  ${key} ${column}: ${shortened(here)} here, ${shortened(backup)} in the backup${fixed ? " (always stays)" : ""}`,
  );

const shortened = (value: string | null) =>
  value === null ? "nothing" : JSON.stringify(value.length > 60 ? `${cut(value, 60)}…` : value);
