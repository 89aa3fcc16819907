import type pg from "pg";
import type { TextStore } from "./texts.ts";

export class PostgresTexts implements TextStore {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async get(ids: string[], now: number): Promise<Map<string, string>> {
    const { rows } = await this.#pool.query<{ id: string; body: string }>(
      `select id, body from session_texts
        where id = any($1) and not hidden and expires_at > to_timestamp($2::float8 / 1000)`,
      [ids, now],
    );
    return new Map(rows.map(({ id, body }) => [id, body]));
  }

  async moderate(...[id, sessionId, change]: Parameters<TextStore["moderate"]>): Promise<boolean> {
    const [column, value] = "hidden" in change ? ["hidden", change.hidden] : ["reported", true];
    const { rowCount } = await this.#pool.query(
      `update session_texts set ${column} = $3 where id = $1 and session_id = $2`,
      [id, sessionId, value],
    );
    return rowCount === 1;
  }

  async reported(sessionId: string): Promise<Map<string, { hidden: boolean }>> {
    const { rows } = await this.#pool.query<{ id: string; hidden: boolean }>(
      "select id, hidden from session_texts where session_id = $1 and reported",
      [sessionId],
    );
    return new Map(rows.map(({ id, hidden }) => [id, { hidden }]));
  }

  async erase(now: number): Promise<number> {
    const { rowCount } = await this.#pool.query(
      "delete from session_texts where expires_at <= to_timestamp($1::float8 / 1000)",
      [now],
    );
    return rowCount ?? 0;
  }
}
