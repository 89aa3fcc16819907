import type pg from "pg";
import type { Closed, Line, Opened, PresenceStore } from "./presence.ts";

/** Presence in PostgreSQL. Each call is one statement, so nodes need no agreement beyond it. */
export class PostgresPresence implements PresenceStore {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async open({ room, person, node, browser, playAt }: Opened): Promise<number> {
    const { rows } = await this.#pool.query<{ epoch: number }>(
      `insert into live_connections as c (room, person, epoch, node, browser, present_from)
       values ($1, $2, 1, $3, $4, $5)
       on conflict (room, person) do update set epoch = c.epoch + 1, node = excluded.node,
         browser = excluded.browser, grace_ends_at = null, expired = false,
         present_from = case when c.grace_ends_at is null then c.present_from else excluded.present_from end
       returning epoch`,
      [room, person, node, browser, playAt],
    );
    return rows[0]?.epoch ?? 1;
  }

  async close({ room, person, epoch, graceEndsAt, playAt }: Closed): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update live_connections set grace_ends_at = $4, present_ms = present_ms + greatest(0, $5 - present_from)
       where room = $1 and person = $2 and epoch = $3 and grace_ends_at is null`,
      [room, person, epoch, Math.round(graceEndsAt), playAt],
    );
    return rowCount === 1;
  }

  async renew({ room, person, epoch, node, playAt }: Opened & { epoch: number }): Promise<void> {
    await this.#pool.query(
      `update live_connections set node = $4, grace_ends_at = null, expired = false,
         present_from = case when grace_ends_at is null then present_from else $5 end
       where room = $1 and person = $2 and epoch = $3`,
      [room, person, epoch, node, playAt],
    );
  }

  async lines(room: string): Promise<Line[]> {
    const { rows } = await this.#pool.query<Line>(
      `select person, epoch, node, browser, grace_ends_at::float8 as "graceEndsAt", expired,
         present_ms as "presentMs", present_from as "presentFrom"
       from live_connections where room = $1 order by person collate "C"`,
      [room],
    );
    return rows;
  }

  async expire(now: number): Promise<{ room: string; person: string }[]> {
    const { rows } = await this.#pool.query<{ room: string; person: string }>(
      `update live_connections set expired = true where (room, person) in (
         select room, person from live_connections where grace_ends_at <= $1 and not expired
         for update skip locked
       ) returning room, person`,
      [Math.floor(now)],
    );
    return rows;
  }

  async beat(node: string, now: number): Promise<boolean> {
    const { rows } = await this.#pool.query<{ known: boolean }>(
      `insert into live_nodes (node, heartbeat_at) values ($1, $2)
       on conflict (node) do update set heartbeat_at = excluded.heartbeat_at
       returning xmax <> 0 as known`,
      [node, Math.round(now)],
    );
    return rows[0]?.known ?? false;
  }

  async leave(node: string, graceEndsAt: number): Promise<string[]> {
    return this.#rooms(
      `with gone as (delete from live_nodes where node = $1)
       update live_connections set grace_ends_at = $2 where node = $1 and grace_ends_at is null returning room`,
      [node, Math.round(graceEndsAt)],
    );
  }

  async dropStale(before: number, graceMs: number, floor: number): Promise<string[]> {
    return this.#rooms(
      `with gone as (delete from live_nodes where heartbeat_at < $1 returning node, heartbeat_at)
       update live_connections c set grace_ends_at = greatest(gone.heartbeat_at, $3::bigint) + $2::bigint
       from gone where c.node = gone.node and c.grace_ends_at is null returning c.room`,
      [Math.floor(before), graceMs, Math.floor(floor)],
    );
  }

  async pulse(): Promise<number | null> {
    const { rows } = await this.#pool.query<{ at: number }>("select at::float8 as at from live_pulse");
    return rows[0]?.at ?? null;
  }

  async setPulse(now: number): Promise<void> {
    await this.#pool.query(
      `insert into live_pulse as p (at) values ($1)
       on conflict (one) do update set at = greatest(p.at, excluded.at)`,
      [Math.round(now)],
    );
  }

  async #rooms(text: string, values: unknown[]): Promise<string[]> {
    const { rows } = await this.#pool.query<{ room: string }>(text, values);
    return [...new Set(rows.map(({ room }) => room))];
  }
}
