import { setTimeout as pause } from "node:timers/promises";
import {
  analyse,
  evolveTeam,
  initialTeam,
  type LogRow,
  readPack,
  scorecard,
  type TeamEvent,
} from "@lantern/engine";
import pg from "pg";

/** What the database of a server says of its sessions, looked at from outside. It may be killed meanwhile. */
export class PlayLog {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves when so many more rows were stored; false when that does not come true within the time. */
  async grows(by: number, withinMs = 60_000): Promise<boolean> {
    const from = await this.#rows();
    for (const until = performance.now() + withinMs; performance.now() < until; await pause(100))
      if ((await this.#rows()) >= from + by) return true;
    return false;
  }

  /**
   * Points of every team, in ascending order, reckoned anew from nothing but the log: what its scorecard must say,
   * whatever was killed while it came about.
   */
  async points(): Promise<number[]> {
    const teams = await this.#query<{ stream: string; compiled: unknown }>(
      `select s.stream, p.compiled from live_streams s
       join live_log l on l.stream = s.session_id || '.' || s.run and l.seq = 1
       join packs p on p.hash = l.events->0->>'packHash' where s.team is not null`,
    );
    const points: number[] = [];
    for (const { stream, compiled } of teams) {
      const pack = readPack(JSON.stringify(compiled));
      const rows = await this.#query<LogRow<TeamEvent>>(
        `select seq, command_id as "commandId", actor, at::float8 as at, events from live_log
         where stream = $1 order by seq`,
        [stream],
      );
      const state = rows.flatMap(({ events }) => events).reduce(evolveTeam, initialTeam());
      const analysis = analyse(pack, rows, {});
      const seat = Object.keys(state.members)[0] ?? "";
      points.push(scorecard(pack, state, analysis, seat, rows.at(-1)?.at ?? 0).points.total);
    }
    return points.sort((a, b) => a - b);
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
