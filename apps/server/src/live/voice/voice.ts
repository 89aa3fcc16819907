import type { Analysis } from "@lantern/engine";
import type pg from "pg";

/** Speaking seconds by seat of a team, and the analysis that is left of them. */
export interface VoiceStore {
  add(stream: string, seat: string, seconds: number): Promise<void>;
  seconds(stream: string): Promise<Record<string, number>>;
  /** Keeps the analysis, the first one for good, and deletes the seconds it was made of. */
  fold(stream: string, analysis: Analysis): Promise<void>;
  analysis(stream: string): Promise<Analysis | null>;
}

export class MemoryVoice implements VoiceStore {
  readonly #seconds = new Map<string, Record<string, number>>();
  readonly #analyses = new Map<string, Analysis>();

  async add(stream: string, seat: string, seconds: number): Promise<void> {
    const all = this.#seconds.get(stream) ?? {};
    this.#seconds.set(stream, { ...all, [seat]: (all[seat] ?? 0) + seconds });
  }

  async seconds(stream: string): Promise<Record<string, number>> {
    return this.#seconds.get(stream) ?? {};
  }

  async fold(stream: string, analysis: Analysis): Promise<void> {
    if (!this.#analyses.has(stream)) this.#analyses.set(stream, analysis);
    this.#seconds.delete(stream);
  }

  async analysis(stream: string): Promise<Analysis | null> {
    return this.#analyses.get(stream) ?? null;
  }
}

export class PostgresVoice implements VoiceStore {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async add(stream: string, seat: string, seconds: number): Promise<void> {
    await this.#pool.query(
      `insert into voice_seconds as v (stream, seat, seconds) values ($1, $2, $3)
       on conflict (stream, seat) do update set seconds = v.seconds + excluded.seconds`,
      [stream, seat, seconds],
    );
  }

  async seconds(stream: string): Promise<Record<string, number>> {
    const { rows } = await this.#pool.query<{ seat: string; seconds: number }>(
      "select seat, seconds from voice_seconds where stream = $1",
      [stream],
    );
    return Object.fromEntries(rows.map(({ seat, seconds }) => [seat, seconds]));
  }

  async fold(stream: string, analysis: Analysis): Promise<void> {
    await this.#pool.query(
      `with gone as (delete from voice_seconds where stream = $1)
       insert into team_analyses (stream, analysis) values ($1, $2) on conflict do nothing`,
      [stream, JSON.stringify(analysis)],
    );
  }

  async analysis(stream: string): Promise<Analysis | null> {
    const { rows } = await this.#pool.query<{ analysis: Analysis }>(
      "select analysis from team_analyses where stream = $1",
      [stream],
    );
    return rows[0]?.analysis ?? null;
  }
}
