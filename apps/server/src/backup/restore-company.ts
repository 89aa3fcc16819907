/** Brings one company or one session out of a backup into a running installation. */
import pg from "pg";
import { newestApplied } from "../db/migrate.ts";
import { errorText } from "../system/error-text.ts";
import { StartError } from "../system/start-error.ts";
import { insertMissing, parentKeys } from "./bring-back.ts";
import { compare, type Difference, replace } from "./compare.ts";
import type { BackupHeader, Frame } from "./frames.ts";
import { companyOf, live, reduce, requireOwnRows, type Scope, stage, staged } from "./staging.ts";

export interface TableOutcome {
  name: string;
  /** Rows that are missing here and come back. */
  back: number;
  /** Rows that are missing and cannot come back: what they belong to is not here, or another row has their name. */
  refused: number;
  /** Rows that have other values than in the backup. */
  differing: number;
  /** Of them, those that were replaced. */
  replaced: number;
  /** The first of those that differ. */
  examples: Difference[];
}

export interface RestoredCompany extends Scope {
  name: string;
  tables: TableOutcome[];
  /** People who were deleted since the backup, and stay so. */
  notReturning: number;
  /** Sessions that come back as cancelled, because they were to begin before now. */
  overdue: number;
}

interface Options {
  /** Exactly one of the two. */
  company?: string;
  session?: string;
  /** Everything is done and then rolled back. */
  preview: boolean;
  /** What differs is replaced by what the backup has. */
  replace: boolean;
  /** People and administrators who were deleted since come back, too. */
  withDeleted: boolean;
}

/**
 * In one transaction: all of it, or nothing. It sends nothing, and no row of another company changes.
 *
 * @param finish called before the commit, to record what was done
 * @throws StartError in one line
 */
export async function restoreCompany(
  pool: pg.Pool,
  { header, frames }: { header: BackupHeader; frames: AsyncIterator<Frame> },
  options: Options,
  finish: (client: pg.PoolClient, restored: RestoredCompany) => Promise<void>,
): Promise<RestoredCompany> {
  const client = await pool.connect();
  try {
    await requireSameTables(client, header);
    await client.query("begin");
    const restored = await bringBack(client, frames, options);
    if (!options.preview) await finish(client, restored);
    await client.query(options.preview ? "rollback" : "commit");
    client.release();
    return restored;
  } catch (error) {
    client.release(true);
    throw error instanceof pg.DatabaseError
      ? new StartError(`The backup does not fit this database: ${errorText(error)}`)
      : error;
  }
}

async function requireSameTables(client: pg.ClientBase, header: BackupHeader): Promise<void> {
  const here = await newestApplied(client);
  if (header.schema === here) return;
  throw new StartError(
    `This backup has the tables of ${header.schema < here ? "an earlier" : "a newer"} version (${header.app}), so no company or session can be taken out of it. Restore it whole into an empty database, which brings it to this version, back that up, and use the new file`,
  );
}

async function bringBack(
  client: pg.ClientBase,
  frames: AsyncIterator<Frame>,
  options: Options,
): Promise<RestoredCompany> {
  const tables = await stage(client, frames);
  const session = options.session ?? null;
  const company = session === null ? (options.company ?? "") : await companyOf(client, session);
  const scope = { company, session };
  const name = await lockCompany(client, company);
  const notReturning = await reduce(client, tables, scope, options.withDeleted);
  const overdue = await cancelOverdue(client);
  await numberRuns(client);
  // After that: until then a row of a log can have the number of another company's run.
  await requireOwnRows(client, tables, scope);
  await client.query(newSessions);
  const outcomes: TableOutcome[] = [];
  await withoutEvents(client, company, async () => {
    const parents = await parentKeys(client);
    for (const table of tables) {
      const compared = session === null || !table.referred ? await compare(client, table) : [];
      const { back, refused } = await insertMissing(client, table, parents, company);
      const replaced = options.replace ? await replace(client, table, compared) : 0;
      const examples = compared.slice(0, 20);
      outcomes.push({ name: table.name, back, refused, differing: compared.length, replaced, examples });
    }
  });
  await addJobs(client);
  return { ...scope, name, tables: outcomes, notReturning, overdue };
}

/** Changes of the company wait until this transaction has ended. */
async function lockCompany(client: pg.ClientBase, company: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select name from companies where id = $1 for no key update",
    [company],
  );
  if (!rows[0])
    throw new StartError(
      `There is no company ${company} here. Its books cannot come back alone: restore the whole backup into an empty database`,
    );
  return rows[0].name;
}

/** The sessions that come back, for what is done to them alone. */
const newSessions = `
  create temporary table new_sessions on commit drop as
  select r.id from ${staged("sessions")} r where not exists (select from ${live("sessions")} t where t.id = r.id)`;

/** A session that was live, or whose start has passed, cannot go on from where the backup has it. */
async function cancelOverdue(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(`
    update ${staged("sessions")} r set status = 'cancelled', credits_reserved = 0
    where (status = 'live' or (status = 'confirmed' and starts_at <= now()))
      and not exists (select from ${live("sessions")} t where t.id = r.id)`);
  return rowCount ?? 0;
}

/**
 * A run has a number by which its rows are found. Meanwhile another session may have got that number here. A run that is
 * here has its log, whole or ended, so only the logs of others come back.
 */
async function numberRuns(client: pg.ClientBase): Promise<void> {
  await client.query(`
    delete from ${staged("live_log")} r using ${staged("live_sessions")} l, ${live("live_sessions")} t
    where l.id = r.session_run and t.session_id = l.session_id and t.run = l.run`);
  await client.query(`
    create temporary table run_numbers on commit drop as
    select r.id as old, coalesce(t.id, nextval(pg_get_serial_sequence('public.live_sessions', 'id'))::int) as new
    from ${staged("live_sessions")} r
    left join ${live("live_sessions")} t on t.session_id = r.session_id and t.run = r.run`);
  for (const [table, column] of [
    ["live_log", "session_run"],
    ["team_analyses", "session_run"],
    ["live_sessions", "id"],
  ] as const)
    await client.query(
      `update ${staged(table)} r set ${column} = n.new from pg_temp.run_numbers n where n.old = r.${column}`,
    );
  await client.query(`
    update ${staged("live_sessions")} r set nodes = '{}', claimed_until = 0,
      next_deadline = case when s.status = 'confirmed' then r.next_deadline end
    from ${staged("sessions")} s where s.id = r.session_id`);
}

/** Triggers tell the webhooks of a company about its changes. Meanwhile this transaction has none that wants an event. */
async function withoutEvents(
  client: pg.ClientBase,
  company: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ id: string; events: string[] }>(
    "select id, events from webhooks where company_id = $1 for update",
    [company],
  );
  await client.query("update webhooks set events = '{}' where company_id = $1", [company]);
  await work();
  for (const { id, events } of rows)
    await client.query("update webhooks set events = $2 where id = $1", [id, events]);
}

/**
 * Reminders and the like of sessions that come back, where they are still to come. Their keys end with the session's id; one
 * with another key would take the place of another job.
 */
async function addJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`
    select graphile_worker.add_job(j.task, j.payload, j.queue, j.run_at, j.max_attempts, j.key, j.priority, j.flags)
    from pg_temp.jobs j
    join pg_temp.new_sessions n on n.id::text = j.payload ->> 'sessionId' and right(j.key, 36) = n.id::text
    join ${live("sessions")} s on s.id = n.id and s.status <> 'cancelled'
    where j.task in ('session.open', 'report.make')
      or (j.task in ('session.remind', 'session.commitment') and j.run_at > now())`);
}
