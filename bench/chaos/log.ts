import { setTimeout as pause } from "node:timers/promises";
import { analyze, evolve, initialState, type LogRow, readPack, scorecard } from "@lantern/engine";
import pg from "pg";

/** Reads the sessions in the database of a server that may be killed meanwhile. */
export class PlayLog {
  readonly #url: string;
  /** The demo company begins with sessions of past weeks; what is played here begins later than this. */
  readonly #since = Date.now();

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves when this many more rows were stored; false when they were not within the time. */
  async grows(by: number, withinMs = 60_000): Promise<boolean> {
    const from = await this.#rows();
    for (const until = performance.now() + withinMs; performance.now() < until; await pause(100))
      if ((await this.#rows()) >= from + by) return true;
    return false;
  }

  /**
   * Points of every team that has played since this was made, in ascending order, computed from the log alone. The scorecards must show the same, whatever
   * was killed.
   */
  async points(): Promise<number[]> {
    const runs = await this.#query<{ id: number; compiled: unknown }>(
      `select s.id, p.compiled from live_sessions s join live_log l on l.session_run = s.id and l.seq = 1
       join packs p on p.hash = l.events->0->>'packHash' where l.at >= $1`,
      [this.#since],
    );
    const points: number[] = [];
    for (const { id, compiled } of runs) {
      const pack = readPack(JSON.stringify(compiled));
      const rows = await this.#query<LogRow & { team: string | null }>(
        `select seq, team, command_id as "commandId", actor, at::float8 as at, events from live_log
         where session_run = $1 order by seq`,
        [id],
      );
      const state = rows.flatMap(({ events }) => events).reduce(evolve, initialState());
      for (const { id: team, joined } of Object.values(state.teams)) {
        const concerning = rows.filter((row) => row.team === null || row.team === team);
        const analysis = analyze(pack, concerning, team);
        const card = scorecard(pack, state, team, analysis, joined[0] ?? null, rows.at(-1)?.at ?? 0);
        points.push(card.points.total);
      }
    }
    return points.sort((a, b) => a - b);
  }

  /** The number of nodes that have people of the newest session. */
  async nodes(): Promise<number> {
    const [row] = await this.#query<{ nodes: string[] }>(
      "select nodes from live_sessions order by id desc limit 1",
    );
    return row?.nodes.length ?? 0;
  }

  /**
   * Commands and texts that are stored twice, and how long after its planned length the last session ended.
   *
   * @param length of the session, wall ms
   */
  async session(length: number): Promise<{ duplicates: number; lateMs: number; outages: number }> {
    const [row] = await this.#query<{ duplicates: number; took: number; outages: number }>(
      `select
         (select count(*) - count(distinct (session_run, command_id)) from live_log)::int
         + (select count(*) - count(distinct (session_id, body)) from session_texts
            where id in (select e->'text'->>'text_id' from live_log, json_array_elements(events) e
                         where e->>'type' = 'chatted'))::int as duplicates,
         (max(at) filter (where e->>'type' = 'ended') - min(at) filter (where e->>'type' = 'started'))::float8
           as took,
         (count(*) filter (where e->>'why' = 'outage'))::int as outages
       from live_log, json_array_elements(events) e
       where session_run = (select max(id) from live_sessions)`,
    );
    if (!row) throw new Error("no session was played");
    return { ...row, lateMs: Math.round(row.took - length) };
  }

  async #rows(): Promise<number> {
    const counted = this.#query<{ rows: number }>("select count(*)::int as rows from live_log");
    return (await counted.catch(() => []))[0]?.rows ?? 0;
  }

  async #query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 2000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
