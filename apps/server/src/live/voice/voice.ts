import type { Analysis, TeamId } from "@lantern/engine";
import type pg from "pg";
import type { ConnectionOwner } from "../../core/ports/identity.ts";
import { onceATurn } from "../../db/once-a-turn.ts";
import type { Run } from "../storage/log.ts";
import { holderOf } from "../storage/postgres.ts";

/** Speaking seconds by seat of a team, and the analysis made of them. */
export interface VoiceStore {
  /** @param holder the connection whose rights are required: without them, nothing is stored */
  add(run: Run, team: TeamId, seat: string, seconds: number, holder: ConnectionOwner | null): Promise<void>;
  seconds(run: Run, team: TeamId): Promise<Record<string, number>>;
  /** Stores the analysis permanently, unless there is one, and deletes the speaking seconds. */
  fold(run: Run, team: TeamId, analysis: Analysis): Promise<void>;
  analysis(run: Run, team: TeamId): Promise<Analysis | null>;
}

export class MemoryVoice implements VoiceStore {
  readonly #seconds = new Map<string, Record<string, number>>();
  readonly #byTeam = new Map<string, Analysis>();

  async add(run: Run, team: TeamId, seat: string, seconds: number): Promise<void> {
    const all = await this.seconds(run, team);
    this.#seconds.set(keyOf(run, team), { ...all, [seat]: (all[seat] ?? 0) + seconds });
  }

  async seconds(run: Run, team: TeamId): Promise<Record<string, number>> {
    return this.#seconds.get(keyOf(run, team)) ?? {};
  }

  async fold(run: Run, team: TeamId, analysis: Analysis): Promise<void> {
    const key = keyOf(run, team);
    if (!this.#byTeam.has(key)) this.#byTeam.set(key, analysis);
    this.#seconds.delete(key);
  }

  async analysis(run: Run, team: TeamId): Promise<Analysis | null> {
    return this.#byTeam.get(keyOf(run, team)) ?? null;
  }
}

const keyOf = ({ id }: Run, team: TeamId) => `${id}.${team}`;

/** Sorted, so that the statements of two nodes cannot deadlock. */
const addSql = `insert into voice_seconds as v (session_run, team, seat, seconds)
  select session_run, team, seat, sum(seconds)
  from json_to_recordset($1::json) as x(session_run int, team text, seat text, seconds float8, sign_in uuid,
    user_type int, restricted boolean, company uuid, session uuid)
  where sign_in is null
    or exists (select from standing_rights(sign_in, user_type, restricted, company, session, $2::timestamptz))
  group by session_run, team, seat order by session_run, team, seat
  on conflict (session_run, team, seat) do update set seconds = v.seconds + excluded.seconds`;

export class PostgresVoice implements VoiceStore {
  readonly #pool: pg.Pool;
  /** What all sessions report in one turn is one statement. */
  readonly #add: (spoken: object) => Promise<void>;

  /** @param now epoch ms, used for the expiry of tokens */
  constructor(pool: pg.Pool, now: () => number = Date.now) {
    this.#pool = pool;
    this.#add = onceATurn(async (spoken) => {
      await pool.query({
        name: "voice-add",
        text: addSql,
        values: [JSON.stringify(spoken), new Date(now())],
      });
      return [];
    });
  }

  async add(
    { id }: Run,
    team: TeamId,
    seat: string,
    seconds: number,
    holder: ConnectionOwner | null,
  ): Promise<void> {
    await this.#add({ session_run: id, team, seat, seconds, ...(holder && holderOf(holder)) });
  }

  async seconds({ id }: Run, team: TeamId): Promise<Record<string, number>> {
    const { rows } = await this.#pool.query<{ seat: string; seconds: number }>(
      "select seat, seconds from voice_seconds where session_run = $1 and team = $2",
      [id, team],
    );
    return Object.fromEntries(rows.map(({ seat, seconds }) => [seat, seconds]));
  }

  async fold({ id }: Run, team: TeamId, analysis: Analysis): Promise<void> {
    await this.#pool.query(
      `with gone as (delete from voice_seconds where session_run = $1 and team = $2)
       insert into team_analyses (session_run, team, analysis) values ($1, $2, $3) on conflict do nothing`,
      [id, team, JSON.stringify(analysis)],
    );
  }

  async analysis({ id }: Run, team: TeamId): Promise<Analysis | null> {
    const { rows } = await this.#pool.query<{ analysis: Analysis }>(
      "select analysis from team_analyses where session_run = $1 and team = $2",
      [id, team],
    );
    return rows[0]?.analysis ?? null;
  }
}
