import type pg from "pg";
import type { StreamId } from "../streams.ts";
import type { Append, LiveLog, LogRow, StreamHead } from "./log.ts";

/**
 * Rows sorted by stream, so that two nodes' batches cannot deadlock; a taken place is skipped, so that one lost
 * race keeps no other team back; what is known of the streams follows in the same statement.
 */
const appendSql = `
  with incoming as (
    select * from json_to_recordset($1::json) as x(stream text, session_id uuid, run int, team text, seq int,
      command_id text, actor text, at bigint, events json, summary json, next_deadline bigint)
  ), stored as (
    insert into live_log (stream, seq, command_id, actor, at, events)
    select stream, seq, command_id, actor, at, events from incoming order by stream
    on conflict do nothing
    returning stream, seq
  ), known as (
    insert into live_streams (stream, session_id, run, team, head, summary, next_deadline)
    select stream, session_id, run, team, seq, summary, next_deadline
    from incoming join stored using (stream, seq) order by stream
    on conflict (stream) do update set head = excluded.head, summary = excluded.summary,
      next_deadline = excluded.next_deadline, claimed_until = 0
  )
  select stream from stored`;

const streamColumns = `stream as name, session_id as "sessionId", run, team`;

/** The log in PostgreSQL. Statements are prepared once for each connection. */
export class PostgresLog implements LiveLog {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async append(rows: Append[]): Promise<boolean[]> {
    const incoming = rows.map(({ stream, row, summary, nextDeadline }) => ({
      stream: stream.name,
      session_id: stream.sessionId,
      run: stream.run,
      team: stream.team,
      seq: row.seq,
      command_id: row.commandId,
      actor: row.actor,
      at: Math.round(row.at),
      events: row.events,
      summary,
      next_deadline: nextDeadline === null ? null : Math.ceil(nextDeadline),
    }));
    const stored = new Set(
      (await this.#query<{ stream: string }>("live-append", appendSql, [JSON.stringify(incoming)])).map(
        (row) => row.stream,
      ),
    );
    return rows.map(({ stream }) => stored.has(stream.name));
  }

  read(stream: string, after: number, limit?: number): Promise<LogRow[]> {
    return this.#query<LogRow>(
      "live-read",
      `select seq, command_id as "commandId", actor, at::float8 as at, events
       from live_log where stream = $1 and seq > $2 order by seq limit $3`,
      [stream, after, limit ?? null],
    );
  }

  async heads(streams: string[]): Promise<Map<string, number>> {
    const rows = await this.#query<{ stream: string; head: number }>(
      "live-heads",
      "select stream, head from live_streams where stream = any($1)",
      [streams],
    );
    return new Map(rows.map(({ stream, head }) => [stream, head]));
  }

  async streamsOf(sessionId: string): Promise<StreamHead[]> {
    const rows = await this.#query<StreamId & Omit<StreamHead, "stream">>(
      "live-streams-of",
      `select ${streamColumns}, head, summary, next_deadline::float8 as "nextDeadline" from live_streams
       where session_id = $1 and run = (select max(run) from live_streams where session_id = $1)
       order by team is not null, stream`,
      [sessionId],
    );
    return rows.map(({ head, summary, nextDeadline, ...stream }) => ({
      stream,
      head,
      summary,
      nextDeadline,
    }));
  }

  running(): Promise<StreamId[]> {
    return this.#query<StreamId>(
      "live-running",
      `select ${streamColumns} from live_streams where team is null and next_deadline is not null order by stream`,
      [],
    );
  }

  claimDue(now: number, leaseMs: number, limit: number): Promise<StreamId[]> {
    return this.#query<StreamId>(
      "live-claim-due",
      `update live_streams set claimed_until = $2 where stream in (
         select stream from live_streams where next_deadline <= $1 and claimed_until <= $1
         order by next_deadline limit $3 for update skip locked
       ) returning ${streamColumns}`,
      [Math.floor(now), Math.floor(now + leaseMs), limit],
    );
  }

  async rest(stream: string, head: number): Promise<void> {
    await this.#query(
      "live-rest",
      "update live_streams set next_deadline = null where stream = $1 and head = $2",
      [stream, head],
    );
  }

  async #query<R>(name: string, text: string, values: unknown[]): Promise<R[]> {
    return (await this.#pool.query({ name, text, values })).rows as R[];
  }
}
