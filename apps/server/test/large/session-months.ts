/**
 * Months of sessions in a database: logs, seats, texts and emails as the server stores them, with the jobs that end them. It
 * shows how large the database becomes.
 */
import { randomUUID } from "node:crypto";
import { play } from "@lantern/bots/in-memory";
import { loadPack } from "@lantern/content";
import type pg from "pg";
import type { Context } from "../../src/core/context.ts";
import { storeSetting } from "../../src/core/settings/settings.ts";
import { companies, consumers, packs, sessions } from "../../src/db/schema/index.ts";
import { deleteExpiredData } from "../../src/modules/erasure/retention-job.ts";
import { endLogs } from "../../src/modules/report/end-logs-job.ts";
import { makeReport } from "../../src/modules/report/make-report.ts";
import { createLifecycle } from "../../src/modules/session/lifecycle.ts";
import { liveServerOf, rowsOf } from "../live/played-log.ts";

interface Plan {
  months: number;
  /** Of each month. */
  sessions: number;
  /** Of each session. */
  people: number;
  /** Months after which logs end; 0: never. */
  after: number;
  /** How many different sessions simulated people play; the others are the same again. */
  plays: number;
}

interface Month {
  month: number;
  /** Bytes of the whole database, and of the logs in it. */
  database: number;
  logs: number;
  /** Bytes of the rows of logs, without free space. */
  rows: number;
}

const slug = "the-quiet-station";
const textsEach = 12;
const emailsEach = 4;

/** @param pool of a database with tables and without companies */
export async function* monthsOfSessions(given: Context, pool: pg.Pool, plan: Plan): AsyncGenerator<Month> {
  const clock = { at: new Date("2027-01-04T09:00:00Z"), now: () => new Date(clock.at) };
  const ctx: Context = { ...given, now: clock.now };
  const lifecycle = createLifecycle(ctx);
  const withLive = () => ({ ...ctx, live: liveServerOf({ database: { pool }, lifecycle, clock }) });
  await storeSetting(ctx.db, "sessions.log_months", plan.after, clock.now());
  const { pack, hash } = loadPack(slug);
  await ctx.db.insert(packs).values({ hash, slug, compiled: pack });
  const [company] = await ctx.db.insert(companies).values({ name: "Months" }).returning();
  const companyId = company!.id;
  const listed = Array.from({ length: plan.people }, (_, n) => ({
    companyId,
    firstName: `Person ${n}`,
    lastName: "Of the list",
    email: `p${n}@people.example`,
  }));
  const people = (await ctx.db.insert(consumers).values(listed).returning()).map(({ id }) => id);
  const played = Array.from({ length: plan.plays }, (_, n) => {
    const session = play(pack, { seed: `month ${n}`, people: plan.people, addresses: true });
    return { rows: rowsOf(session.rows, hash, people), teams: session.teams.map(({ id }) => id) };
  });

  for (let month = 1; month <= plan.months; month++) {
    for (let n = 0; n < plan.sessions; n++) {
      const { rows, teams } = played[n % played.length]!;
      const id = randomUUID();
      const at = clock.now();
      await ctx.db.insert(sessions).values({
        id,
        companyId,
        title: `Session ${n} of month ${month}`,
        experience: slug,
        packHash: hash,
        status: "completed",
        seats: plan.people,
        timezone: "Europe/Copenhagen",
        startsAt: at,
        endsAt: at,
        completedAt: at,
      });
      await pool.query(
        `insert into session_consumers (session_id, consumer_id, company_id, invited_at, joined_at, attended_at)
         select $1, unnest($2::uuid[]), $3, $4, $4, $4`,
        [id, people, companyId, at],
      );
      await pool.query(
        `with run as (insert into live_sessions (session_id, run, teams) values ($1, 1, $2) returning id)
         insert into live_log (session_run, seq, team, command_id, actor, at, events)
         select run.id, seq, team, "commandId", actor, at, events
         from run, json_to_recordset($3::json) as x(seq int, team text, "commandId" text, actor text, at bigint, events json)`,
        [id, teams, JSON.stringify(rows)],
      );
      await pool.query(
        `insert into session_texts (id, session_id, body, author, created_at, expires_at)
         select gen_random_uuid(), $1, repeat('What somebody wrote. ', 4), person, $3, $3::timestamptz + interval '1 year'
         from unnest($2::text[]) person, generate_series(1, ${textsEach})`,
        [id, people, at],
      );
      await pool.query(
        `insert into outbox (id, kind, to_address, subject, text, html, company_id, session_id, consumer_id, created_at, sent_at)
         select uuidv7(), 'reminder', 'person@people.example', 'Your session is tomorrow', '', '', $1, $2, person, $4, $4
         from unnest($3::uuid[]) person, generate_series(1, ${emailsEach})`,
        [companyId, id, people, at],
      );
      await makeReport(withLive(), id);
    }
    clock.at = new Date(clock.at);
    clock.at.setUTCMonth(clock.at.getUTCMonth() + 1);
    await endLogs(withLive(), new AbortController().signal);
    await deleteExpiredData(ctx);
    // As the database does by itself, over days.
    await pool.query("vacuum analyze");
    yield { month, ...(await sizes(pool)) };
  }
}

async function sizes(pool: pg.Pool): Promise<Omit<Month, "month">> {
  const { rows } = await pool.query<Omit<Month, "month">>(
    `select pg_database_size(current_database())::float8 as database,
       pg_total_relation_size('live_log')::float8 as logs,
       (select coalesce(sum(pg_column_size(l.*)), 0)::float8 from live_log l) as rows`,
  );
  return rows[0]!;
}
