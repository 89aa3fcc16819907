import { isDeepStrictEqual } from "node:util";
import { desc, eq, sql } from "drizzle-orm";
import type pg from "pg";
import { contentOf, type DatabaseContent } from "../../backup/content.ts";
import type { Key } from "../../backup/encryption.ts";
import { openBackup, restore } from "../../backup/restore.ts";
import { installation } from "../../backup/signature.ts";
import { verifyAuditLog } from "../../core/audit/verify.ts";
import { connect, type Db } from "../../db/client.ts";
import { sessionConsumers, sessionReports } from "../../db/schema/index.ts";
import type { PlayedSession } from "../../db/schema/played-session.ts";
import { StartError } from "../../system/start-error.ts";
import { versionName } from "../../system/version.ts";
import { readJoinToken, signJoinToken } from "../access/index.ts";
import { differenceIn } from "./result-policy.ts";

/** Folds the log of a finished session of the restored database. */
export type FoldSessions = (restored: {
  pool: pg.Pool;
  db: Db;
}) => (sessionId: string) => Promise<PlayedSession | null>;

interface Drill {
  file: string;
  key: Key;
  /** Connection string of an empty database. */
  scratch: string;
  /** The secret of this server, with which the links in its emails are signed. */
  appKey: string;
  /** What was saved; null when only the file is left. */
  expected: DatabaseContent | null;
  foldSessions: FoldSessions;
  /** Time for folding sessions. At least one is folded. */
  foldMs?: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

export interface DrillResult {
  rows: number;
  companies: number;
  /** How many were folded. */
  sessions: number;
  links: number;
  /**
   * The first session whose log gives another result than the one that this version stored, in one line. The rows are
   * those that were saved.
   */
  difference: string | null;
  /** The first session of an earlier version whose log gives another result with the rules of this one, in one line. */
  otherRules: string | null;
}

/** More than enough for all sessions of most installations. */
const defaultFoldMs = 120_000;

/**
 * Restores a backup into an empty database and compares what it finds there: the rows of every table with what was
 * saved, the sum of each company's ledger with its balance, the hashes of the audit log, the logs of sessions with their
 * numbering, a join link that was sent earlier with its seat, and the fold of finished sessions with their stored results.
 *
 * @throws StartError with the first difference, in one line; another result of a session is returned instead, because
 * it depends on the rules of this version
 */
export async function drill(run: Drill): Promise<DrillResult> {
  const backup = await openBackup(run.file, run.key, installation(run.appKey));
  const { pool, db } = connect(run.scratch);
  try {
    const { rows } = await restore(pool, backup, () => run.signal?.throwIfAborted());
    if (run.expected) compareContent(run.expected, await contentOf(run.scratch));
    const companies = await compareLedger(pool);
    await verifyAudit(db);
    await requireWholeLogs(pool);
    const links = await openJoinLink(db, run.appKey, backup.header.appKey);
    return { rows, companies, links, ...(await compareSessions(db, run.foldSessions({ pool, db }), run)) };
  } finally {
    await pool.end();
  }
}

function compareContent(saved: DatabaseContent, restored: DatabaseContent): void {
  for (const [name, table] of Object.entries(saved.tables)) {
    const result = restored.tables[name];
    if (result?.rows !== table.rows)
      throw fault(`${name} has ${result?.rows ?? 0} rows instead of ${table.rows}`);
    if (result.sha256 !== table.sha256) throw fault(`the rows of ${name} are not those that were saved`);
  }
  if (!isDeepStrictEqual(saved.sequences, restored.sequences)) throw fault("the sequences differ");
}

/** Triggers keep the balance; they were off while the rows were loaded. */
async function compareLedger(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string; balance: number; ledger: number }>(`
    select c.id, c.credit_balance as balance, coalesce(sum(l.amount), 0)::int as ledger
    from companies c left join credit_ledger l on l.company_id = c.id group by c.id`);
  const wrong = rows.find(({ balance, ledger }) => balance !== ledger);
  if (wrong)
    throw fault(`the ledger of company ${wrong.id} is ${wrong.ledger}, and its balance ${wrong.balance}`);
  return rows.length;
}

async function verifyAudit(db: Db): Promise<void> {
  const [first] = await verifyAuditLog(db);
  if (first)
    throw fault(
      `the audit log of ${first.companyId ? `company ${first.companyId}` : "the platform"} was changed at entry ${first.number}`,
    );
}

/**
 * The rows of each session are numbered from 1, or from the row that stands for those before it, whatever the version that
 * folds them. With that row there is what each team's scorecard takes from the log.
 */
async function requireWholeLogs(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`
    select s.session_id as id from live_sessions s join live_log l on l.session_run = s.id
    group by s.id
    having max(l.seq) - min(l.seq) + 1 <> count(*) or (min(l.seq) > 1 and not bool_or(l.command_id = 'log.ended'))
    limit 1`);
  if (rows[0]) throw fault(`the log of session ${rows[0].id} lacks a row`);
  const unanalyzed = await pool.query<{ id: string }>(`
    select s.session_id as id from live_sessions s join live_log l on l.session_run = s.id, unnest(s.teams) as teams(id)
    where l.command_id = 'log.ended'
      and not exists (select from team_analyses a where a.session_run = s.id and a.team = teams.id) limit 1`);
  const [without] = unanalyzed.rows;
  if (without) throw fault(`the log of session ${without.id} has ended, and its scorecards lack an analysis`);
}

/**
 * In random order, so that every session has its turn in some night. An update can change what follows from a log, so
 * another result of a session that an earlier version reported is none of the backup's faults.
 */
async function compareSessions(
  db: Db,
  fold: ReturnType<FoldSessions>,
  { signal, foldMs = defaultFoldMs }: Pick<Drill, "signal" | "foldMs">,
): Promise<Pick<DrillResult, "sessions" | "difference" | "otherRules">> {
  const end = performance.now() + foldMs;
  const reports = await db
    .select({ id: sessionReports.sessionId, madeBy: sessionReports.madeBy })
    .from(sessionReports)
    .orderBy(sql`random()`);
  let folded = 0;
  let otherRules: string | null = null;
  for (const { id, madeBy } of reports) {
    signal?.throwIfAborted();
    if (folded > 0 && performance.now() > end) break;
    const difference = await compareSession(db, fold, id);
    folded++;
    if (difference && madeBy === versionName) return { sessions: folded, difference, otherRules };
    otherRules ??= difference;
  }
  return { sessions: folded, difference: null, otherRules };
}

async function compareSession(db: Db, fold: ReturnType<FoldSessions>, id: string): Promise<string | null> {
  const [stored] = await db
    .select({ played: sessionReports.played })
    .from(sessionReports)
    .where(eq(sessionReports.sessionId, id));
  const folded = await fold(id).catch(() => null);
  if (folded === null) return `the log of session ${id} cannot be folded to its end`;
  const field = differenceIn(stored?.played, folded);
  return field === null
    ? null
    : `the log of session ${id} gives another result than the stored one in ${field}`;
}

/** A signature depends only on the key and the seat, so signing again gives the link of the email that was sent. */
async function openJoinLink(db: Db, appKey: string, savedKey: string): Promise<number> {
  const [seat] = await db
    .select({
      sessionId: sessionConsumers.sessionId,
      consumerId: sessionConsumers.consumerId,
      linkVersion: sessionConsumers.linkVersion,
    })
    .from(sessionConsumers)
    .orderBy(desc(sessionConsumers.sessionId))
    .limit(1);
  if (!seat && appKey === savedKey) return 0;
  const claim = seat && readJoinToken(savedKey, signJoinToken(appKey, seat));
  if (!claim || !isDeepStrictEqual(claim, { ...seat, copied: false }))
    throw fault("its APP_KEY is not that of this server, so a join link sent earlier does not open");
  return 1;
}

const fault = (what: string) => new StartError(`The restored backup differs: ${what}`);
