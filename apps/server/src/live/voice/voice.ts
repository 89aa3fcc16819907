import type { Analysis, TeamId } from "@lantern/engine";
import type pg from "pg";
import type { Run } from "../storage/log.ts";

/** Speaking seconds by seat of a team, and the analysis made of them. */
export interface VoiceStore {
  add(run: Run, team: TeamId, seat: string, seconds: number): Promise<void>;
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

export class PostgresVoice implements VoiceStore {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async add({ id }: Run, team: TeamId, seat: string, seconds: number): Promise<void> {
    await this.#pool.query(
      `insert into voice_seconds as v (session_run, team, seat, seconds) values ($1, $2, $3, $4)
       on conflict (session_run, team, seat) do update set seconds = v.seconds + excluded.seconds`,
      [id, team, seat, seconds],
    );
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
