import { type Clock, type Person, playAt, type State, wallAt } from "@lantern/engine";
import type { SessionLifecycle } from "../core/ports/live-sessions.ts";

/** Play time in the live session after which a seat counts as used. */
const ATTENDED_AFTER_MS = 5 * 60_000;

/**
 * Who is here is reported at most once in this time, ms: when a server comes back, hundreds of people return within a
 * few seconds, and every report names all of them.
 */
const PRESENCE_EVERY_MS = 1000;

/** Play ms that a person has spent in the session. @param now wall ms */
export function presentMs({ connection }: Person, clock: Clock, now: number): number {
  const { since, presentMs: before } = connection;
  return before + (since === null ? 0 : Math.max(0, playAt(clock, Math.min(now, clock.endsAt)) - since));
}

/**
 * Reports the progress of a session to the company's side. After a restart it reports again: every function is
 * idempotent, and a failed report is tried again with the next one.
 */
export class Reporter {
  readonly #lifecycle: SessionLifecycle;
  readonly #sessionId: string;
  readonly #placed = new Set<string>();
  readonly #attended = new Set<string>();
  /** Keys of the people who were reported to be here. */
  #here: string | null = null;
  /** When they were, wall ms. */
  #hereAt = Number.NEGATIVE_INFINITY;
  #started = false;
  #endsAt: number | null = null;
  #closed = false;
  /** The latest reported state, and the time at which the clock alone will bring something to report. */
  #done: { session: State["session"]; seats: State["seats"]; nextAt: number } | null = null;

  constructor(lifecycle: SessionLifecycle, sessionId: string) {
    this.#lifecycle = lifecycle;
    this.#sessionId = sessionId;
  }

  /** True once the end was reported: nothing is left to do for this session. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Wall ms at which there will be something to report although nothing happens until then; infinity if never. */
  get nextAt(): number {
    return this.#done?.nextAt ?? Number.POSITIVE_INFINITY;
  }

  /**
   * @param at wall ms of the session's last row: its end, if it has ended.
   * @param now wall ms
   */
  async report({ session, seats }: State, at: number, now: number): Promise<void> {
    const done = this.#done;
    const same = done && done.session === session && done.seats === seats && now < done.nextAt;
    if (this.#closed || same) return;
    const { clock, phase } = session;
    const people = Object.values(seats);
    const over = phase === "abandoned" || phase === "ended";
    const hereFrom = await this.#presence(people, now, over);
    if (phase === "abandoned") await this.#lifecycle.notStarted(this.#sessionId, at);
    if (clock) {
      await this.#progress(clock.startedAt, clock.endsAt);
      await this.#joined(people, now);
      await this.#attendance(people, clock, phase === "ended" ? at : now, now);
      if (phase === "ended") await this.#lifecycle.ended(this.#sessionId, at);
    }
    this.#done = {
      session,
      seats,
      nextAt: Math.min(hereFrom, clock ? this.#nextAttendance(people, clock) : Number.POSITIVE_INFINITY),
    };
    this.#closed = over;
  }

  async #progress(startedAt: number, endsAt: number): Promise<void> {
    if (!this.#started) await this.#lifecycle.started(this.#sessionId, startedAt, endsAt);
    // If the start had been reported before, another node may have done so, without the end that has moved since.
    if (this.#endsAt !== endsAt) await this.#lifecycle.endChanged(this.#sessionId, endsAt);
    this.#started = true;
    this.#endsAt = endsAt;
  }

  /** @returns from when on a change can be reported, if it is too early now, wall ms; infinity if it is not */
  async #presence(people: Person[], now: number, over: boolean): Promise<number> {
    const from = this.#hereAt + PRESENCE_EVERY_MS;
    if (now < from && !over) return from;
    const here = people.flatMap(({ key, presence }) => (presence === "here" ? [key] : [])).sort();
    const keys = here.join();
    if (this.#here === keys) return Number.POSITIVE_INFINITY;
    await this.#lifecycle.here(this.#sessionId, here, now);
    this.#here = keys;
    this.#hereAt = now;
    return Number.POSITIVE_INFINITY;
  }

  async #joined(people: Person[], now: number): Promise<void> {
    const newly = people.flatMap(({ key, team }) => (team && !this.#placed.has(key) ? [key] : []));
    if (newly.length === 0) return;
    await this.#lifecycle.joined(this.#sessionId, newly, now);
    for (const key of newly) this.#placed.add(key);
  }

  async #attendance(people: Person[], clock: Clock, until: number, now: number): Promise<void> {
    for (const person of people) {
      const { key } = person;
      if (this.#attended.has(key) || presentMs(person, clock, until) < ATTENDED_AFTER_MS) continue;
      await this.#lifecycle.attended(this.#sessionId, key, now);
      this.#attended.add(key);
    }
  }

  #nextAttendance(people: Person[], clock: Clock): number {
    if (clock.pausedAt !== null) return Number.POSITIVE_INFINITY;
    let next = Number.POSITIVE_INFINITY;
    for (const { key, connection } of people) {
      const { since, presentMs: before } = connection;
      if (since === null || this.#attended.has(key)) continue;
      next = Math.min(next, Math.ceil(wallAt(clock, since + ATTENDED_AFTER_MS - before)) + 1);
    }
    return next;
  }
}
