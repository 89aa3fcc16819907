import type { TeamId } from "@lantern/engine";
import type pg from "pg";
import type { ConnectionOwner } from "../../core/ports/identity.ts";
import type { NewText } from "../texts/texts.ts";
import type { Append, Appended, LiveLog, Nodes, OtherNode, Row, Run, RunState } from "./log.ts";
import { prepared } from "./prepared.ts";

/** The optional fields of an append. */
type AppendFields = Record<"states" | "texts" | "holders", boolean>;

/**
 * The whole append as one statement. A run with a row whose owner has lost their rights is left out and returned.
 * Rows are sorted, so that the batches of two nodes wait for each other in one order only and cannot deadlock. `$1`
 * are the rows; the parameters of the optional fields follow in the order of `AppendFields`. The ids of the states
 * are passed a second time, because they make the planner use the key, whatever size it expects of a record set.
 */
function appendSql({ states, texts, holders }: AppendFields): string {
  const statesAt = 2;
  const textsAt = statesAt + (states ? 2 : 0);
  const nowAt = textsAt + (texts ? 1 : 0);
  const allowed = (run: string) => (holders ? `where ${run} not in (select session_run from ended)` : "");
  const steps = [
    `incoming as (
      select * from json_to_recordset($1::json) as x(session_run int, seq int, team text, command_id text, actor text,
        at bigint, events json, "index" int, sign_in uuid, user_type int, restricted boolean, company uuid, session uuid))`,
    holders &&
      `ended as materialized (
        select session_run, "index" from incoming where sign_in is not null
          and not exists (
            select from standing_rights(sign_in, user_type, restricted, company, session, $${nowAt}::timestamptz)))`,
    states &&
      `states as (
        update live_sessions s
        set next_deadline = k.next_deadline, nodes = k.nodes, teams = k.teams, claimed_until = 0
        from (select * from json_to_recordset($${statesAt}::json)
          as r(id int, next_deadline bigint, nodes text[], teams text[]) ${allowed("id")}) k
        where s.id = any($${statesAt + 1}::int[]) and s.id = k.id)`,
    texts &&
      `new_texts as (
        insert into session_texts (id, session_id, body, expires_at, author)
        select id, session_id, body, to_timestamp(expires_at / 1000), author
        from json_to_recordset($${textsAt}::json) as t(session_run int, id text, session_id uuid, body text,
          expires_at float8, author text) ${allowed("session_run")}
        on conflict do nothing)`,
    `stored as (
      insert into live_log (session_run, seq, team, command_id, actor, at, events)
      select session_run, seq, team, command_id, actor, at, events from incoming ${allowed("session_run")}
      order by session_run, seq)`,
  ];
  return `with ${steps.filter((step) => step !== false).join(", ")}
    select session_run as run, "index" from ${holders ? "ended" : "incoming where false"}`;
}

const openSql = `with opened as (
    insert into live_sessions (session_id, run, next_deadline, nodes, teams)
    values ($1::uuid, $2, $3, $4::text[], $5::text[]) on conflict (session_id, run) do nothing returning id
  ), stored as (
    insert into live_log (session_run, seq, team, command_id, actor, at, events)
    select id, $6::int, $7::text, $8::text, $9::text, $10::bigint, $11::json from opened
  ) select id from opened`;

/** The runs of an append that have lost: one of their row numbers or command ids exists already. */
const conflictingSql = `select distinct x.session_run as id
  from json_to_recordset($1::json) as x(session_run int, seq int, command_id text)
  where exists (select from live_log l where l.session_run = x.session_run and l.seq = x.seq)
    or exists (select from live_log l where l.session_run = x.session_run and l.command_id = x.command_id)`;

const rowColumns = `seq, team, command_id as "commandId", actor, at::float8 as at, events`;
const runColumns = `id, session_id as "sessionId", run`;

/** The log in PostgreSQL: a batch of appends is one statement. */
export class PostgresLog implements LiveLog {
  readonly #pool: pg.Pool;
  readonly #now: () => number;

  /** @param now epoch ms, used for the expiry of tokens */
  constructor(pool: pg.Pool, now: () => number = Date.now) {
    this.#pool = pool;
    this.#now = now;
  }

  async open(sessionId: string, after: number, first: Row, state: RunState): Promise<Run | null> {
    const { nextDeadline, nodes, teams } = state;
    const { seq, team, commandId, actor, at, events } = first;
    const [opened] = await this.#query<{ id: number }>("live-open", openSql, [
      sessionId,
      after + 1,
      deadlineOf(nextDeadline),
      nodes,
      teams,
      seq,
      team,
      commandId,
      actor,
      Math.round(at),
      JSON.stringify(events),
    ]);
    return opened ? { id: opened.id, sessionId, run: after + 1 } : null;
  }

  async append(appends: Append[]): Promise<Appended[]> {
    const became = new Map<number, Appended>();
    let left = [...appends].sort((a, b) => a.run.id - b.run.id);
    // Runs that lost are removed and the others are sent again, until all of them are stored by one statement.
    while (left.length > 0) {
      const ended = await this.#insert(left);
      if (ended) {
        for (const { run } of left) became.set(run.id, ended.get(run.id) ?? "stored");
        break;
      }
      const lost = await this.#lost(left);
      for (const id of lost) became.set(id, "lost");
      left = left.filter(({ run }) => !lost.has(run.id));
    }
    return appends.map(({ run }) => became.get(run.id) ?? "lost");
  }

  read(run: Run, after: number, limit?: number): Promise<Row[]> {
    return this.#query<Row>(
      "live-read",
      `select ${rowColumns} from live_log where session_run = $1 and seq > $2 order by seq limit $3`,
      [run.id, after, limit ?? null],
    );
  }

  readTeam(run: Run, team: TeamId): Promise<Row[]> {
    return this.#query<Row>(
      "live-read-team",
      `select ${rowColumns} from live_log where session_run = $1 and (team is null or team = $2) order by seq`,
      [run.id, team],
    );
  }

  async latestSeqs(runs: Run[]): Promise<Map<number, number>> {
    const rows = await this.#query<{ id: number; seq: number }>(
      "live-latest-seqs",
      `select r.id, l.seq from unnest($1::int[]) as r(id), lateral
         (select seq from live_log where session_run = r.id order by seq desc limit 1) l`,
      [runs.map(({ id }) => id)],
    );
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  async latest(sessionId: string): Promise<{ run: Run; state: RunState } | null> {
    const [row] = await this.#query<Run & RunState>(
      "live-latest",
      `select ${runColumns}, next_deadline::float8 as "nextDeadline", nodes, teams
       from live_sessions where session_id = $1 order by live_sessions.run desc limit 1`,
      [sessionId],
    );
    if (!row) return null;
    const { id, run, nextDeadline, nodes, teams } = row;
    return { run: { id, sessionId, run }, state: { nextDeadline, nodes, teams } };
  }

  running(): Promise<Run[]> {
    return this.#query<Run>(
      "live-running",
      `select ${runColumns} from live_sessions where next_deadline is not null order by id`,
      [],
    );
  }

  connectedAt(nodes: string[]): Promise<Run[]> {
    return this.#query<Run>(
      "live-connected-at",
      // The first condition is that of the index.
      `select ${runColumns} from live_sessions where nodes <> '{}' and nodes && $1::text[] order by id`,
      [nodes],
    );
  }

  claimOverdue(now: number, leaseMs: number, limit: number): Promise<Run[]> {
    return this.#query<Run>(
      "live-claim-overdue",
      `update live_sessions set claimed_until = $2 where id in (
         select id from live_sessions where next_deadline <= $1 and claimed_until <= $1
         order by next_deadline limit $3 for update skip locked
       ) returning ${runColumns}`,
      [Math.floor(now), Math.floor(now + leaseMs), limit],
    );
  }

  finish(run: Run, latestSeq: number): Promise<void> {
    return this.#locked(run, (client) =>
      client.query(
        `update live_sessions set next_deadline = null
         where id = $1 and not exists (select from live_log where session_run = $1 and seq > $2)`,
        [run.id, latestSeq],
      ),
    );
  }

  end(run: Run, { seq, team, commandId, actor, at, events }: Row): Promise<void> {
    return this.#locked(run, async (client) => {
      await client.query("delete from live_log where session_run = $1 and seq <= $2", [run.id, seq]);
      await client.query(
        `insert into live_log (session_run, seq, team, command_id, actor, at, events)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [run.id, seq, team, commandId, actor, Math.round(at), JSON.stringify(events)],
      );
    });
  }

  async #locked(run: Run, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
    const client = await this.#pool.connect();
    let failed = true;
    try {
      await client.query("begin");
      // Waits for an append that is under way, so that the next statement sees its rows.
      await client.query("select from live_sessions where id = $1 for update", [run.id]);
      await work(client);
      await client.query("commit");
      failed = false;
    } finally {
      // A connection in the middle of a transaction is closed.
      client.release(failed);
    }
  }

  /** Runs that were left out because of their owners' rights; null when one of the runs has lost to another node. */
  async #insert(appends: Append[]): Promise<Map<number, { ended: number[] }> | null> {
    const rows = appends.flatMap(({ run, rows: decided, holders }) =>
      decided.map((row, index) => ({ ...incoming(run, row), index, ...holderOf(holders?.get(index)) })),
    );
    const states = appends.flatMap(({ run, state }) => (state ? [asState(run, state)] : []));
    const texts = appends.flatMap(({ run, texts: newTexts = [] }) =>
      newTexts.map((newText) => asText(run, newText)),
    );
    const parts = {
      states: states.length > 0,
      texts: texts.length > 0,
      holders: appends.some(({ holders }) => (holders?.size ?? 0) > 0),
    };
    const { name, text } = statementOf(parts);
    try {
      const ended = await this.#query<{ run: number; index: number }>(name, text, [
        JSON.stringify(rows),
        ...(parts.states ? [JSON.stringify(states), states.map(({ id }) => id)] : []),
        ...(parts.texts ? [JSON.stringify(texts)] : []),
        ...(parts.holders ? [new Date(this.#now())] : []),
      ]);
      const byRun = new Map<number, { ended: number[] }>();
      for (const { run, index } of ended) {
        const others = byRun.get(run)?.ended ?? [];
        byRun.set(run, { ended: [...others, index] });
      }
      return byRun;
    } catch (error) {
      if (codeOf(error) === uniqueViolation) return null;
      if (codeOf(error) === deadlock) return this.#insert(appends);
      throw error;
    }
  }

  /**
   * The runs that have lost. If the winner was deleted again with its session, all of them count as lost, so that
   * their nodes read again.
   */
  async #lost(appends: Append[]): Promise<Set<number>> {
    const rows = appends.flatMap(({ run, rows: decided }) => decided.map((row) => incoming(run, row)));
    const conflicting = await this.#query<{ id: number }>("live-conflicting", conflictingSql, [
      JSON.stringify(rows),
    ]);
    const lost = conflicting.length > 0 ? conflicting : appends.filter(repeats).map(({ run }) => run);
    return new Set((lost.length > 0 ? lost : appends.map(({ run }) => run)).map(({ id }) => id));
  }

  #query<R extends object>(name: string, text: string, values: unknown[]): Promise<R[]> {
    return prepared<R>(this.#pool, name, text, values);
  }
}

const uniqueViolation = "23505";
const deadlock = "40P01";

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

/** Whether an append conflicts with itself. */
function repeats({ rows }: Append): boolean {
  const count = (values: unknown[]) => new Set(values).size;
  return (
    count(rows.map(({ commandId }) => commandId)) < rows.length ||
    count(rows.map(({ seq }) => seq)) < rows.length
  );
}

function incoming(run: Run, { seq, team, commandId, actor, at, events }: Row) {
  return { session_run: run.id, seq, team, command_id: commandId, actor, at: Math.round(at), events };
}

/** The rights that a row requires, as columns of a statement's record set. */
export function holderOf(holder: ConnectionOwner | undefined) {
  if (!holder) return {};
  const { signInId, account, sessionId } = holder;
  return {
    sign_in: signInId,
    session: sessionId,
    ...(account && {
      user_type: account.userTypeId,
      restricted: account.billingOnly,
      company: account.companyId,
    }),
  };
}

function asText({ id: session_run }: Run, { id, sessionId, body, expiresAt, author }: NewText) {
  // PostgreSQL accepts every character but this one.
  const storable = body.replaceAll("\u0000", "");
  return {
    session_run,
    id,
    session_id: sessionId,
    body: storable,
    expires_at: expiresAt,
    author: author ?? null,
  };
}

const statements = new Map<string, { name: string; text: string }>();

/** The statement for the fields of an append; each is prepared once per connection. */
function statementOf(parts: AppendFields): { name: string; text: string } {
  const name = ["live-append", ...Object.entries(parts).flatMap(([part, is]) => (is ? part : []))].join("-");
  const statement = statements.get(name) ?? { name, text: appendSql(parts) };
  statements.set(name, statement);
  return statement;
}

function asState({ id }: Run, { nextDeadline, nodes, teams }: RunState) {
  return { id, next_deadline: deadlineOf(nextDeadline), nodes, teams };
}

/** Never earlier than the deadline, because an earlier tick would change nothing. */
function deadlineOf(at: number | null): number | null {
  return at === null ? null : Math.ceil(at);
}

/** The nodes in PostgreSQL. Each function is one statement, so nodes need no other coordination. */
export class PostgresNodes implements Nodes {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  beat(node: string, now: number): Promise<OtherNode[]> {
    return prepared(
      this.#pool,
      "live-beat",
      `with beat as (
         insert into live_nodes (node, heartbeat_at, reads_addresses) values ($1, $2, true)
         on conflict (node) do update set heartbeat_at = excluded.heartbeat_at
       ), pulse as (
         insert into live_pulse as p (at) values ($2)
         on conflict (one) do update set at = greatest(p.at, excluded.at)
       ) select node, heartbeat_at::float8 as "lastBeatAt", reads_addresses as "readsAddresses"
       from live_nodes where node <> $1`,
      [node, Math.round(now)],
    );
  }

  async leave(node: string): Promise<void> {
    await prepared(this.#pool, "live-leave", "delete from live_nodes where node = $1", [node]);
  }

  async pulse(): Promise<number | null> {
    const text = "select at::float8 as at from live_pulse";
    const [row] = await prepared<{ at: number }>(this.#pool, "live-pulse", text, []);
    return row?.at ?? null;
  }
}
