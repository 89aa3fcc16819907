import type pg from "pg";
import { converted, type OldRow, taken } from "./one-log.ts";

interface OldRun {
  sessionId: string;
  run: number;
}

/**
 * Puts what migration 0022 has laid aside into the log of sessions, one run in one transaction: a start that is
 * interrupted goes on at the next one. Ask for it under the lock of migrations.
 *
 * @throws with the session's id when its rows cannot be read: it stays as it was, and so do those after it
 */
export async function convertLogs(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ old: boolean }>(
    "select to_regclass('old_live_streams') is not null as old",
  );
  if (!rows[0]?.old) return;
  const pulse = await client.query<{ at: number }>("select at::float8 as at from live_pulse");
  for (let run = await nextRun(client); run; run = await nextRun(client)) {
    await client.query("begin");
    try {
      await convert(client, run, pulse.rows[0]?.at ?? 0);
      await client.query("commit");
    } catch (cause) {
      await client.query("rollback");
      throw new Error(`run ${run.run} of session ${run.sessionId} cannot be converted`, { cause });
    }
  }
  await client.query("drop table old_live_log, old_live_streams, old_voice_seconds, old_team_analyses");
}

async function nextRun(client: pg.ClientBase): Promise<OldRun | undefined> {
  const { rows } = await client.query<OldRun>(
    `select session_id as "sessionId", run from old_live_streams order by session_id, run limit 1`,
  );
  return rows[0];
}

const inRun = "session_id = $1 and run = $2";

async function convert(client: pg.ClientBase, { sessionId, run }: OldRun, servedAt: number): Promise<void> {
  const of = [sessionId, run];
  const old = await client.query<OldRow & { team: string | null; deadline: number | null }>(
    `select s.team, s.next_deadline::float8 as deadline, l.seq, l.command_id as "commandId", l.actor,
       l.at::float8 as at, l.events
     from old_live_streams s join old_live_log l using (stream) where ${inRun} order by s.team, l.seq`,
    of,
  );
  const streams = Map.groupBy(old.rows, ({ team }) => team);
  const { rows, state } = taken(
    converted([...streams].map(([team, of]) => ({ team, rows: of }))),
    servedAt,
    Date.now(),
  );
  // A session that is over waits for nothing but to be told of, if that is still to be done.
  const nextDeadline = state.nextDeadline ?? streams.get(null)?.[0]?.deadline ?? null;
  const made = await client.query<{ id: number }>(
    "insert into live_sessions (session_id, run, next_deadline, teams) values ($1, $2, $3, $4) returning id",
    [...of, nextDeadline === null ? null : Math.ceil(nextDeadline), state.teams],
  );
  const id = made.rows[0]?.id;
  await client.query(
    `insert into live_log (session_run, seq, team, command_id, actor, at, events)
     select $1, x.* from json_to_recordset($2::json) as x(seq int, team text, "commandId" text, actor text, at bigint,
       events json)`,
    [id, JSON.stringify(rows)],
  );
  for (const [table, columns] of [
    ["voice_seconds", "seat, seconds"],
    ["team_analyses", "analysis, created_at"],
  ])
    await client.query(
      `insert into ${table} (session_run, team, ${columns})
       select $3, s.team, ${columns?.replace(/\w+/g, "o.$&")}
       from old_${table} o join old_live_streams s using (stream) where ${inRun} and s.team is not null`,
      [...of, id],
    );
  await client.query(`delete from old_live_streams where ${inRun}`, of);
}
