import type { SessionSeat, SessionState } from "@lantern/engine";
import type { SessionLifecycle } from "../ports.ts";
import { attendees } from "./attendance.ts";
import type { Line } from "./presence/presence.ts";

/**
 * Tells the company's side what became of a session. It is told again after a restart: every call is idempotent,
 * and what failed is tried again with the next look.
 */
export class Reporter {
  readonly #lifecycle: SessionLifecycle;
  readonly #sessionId: string;
  readonly #placed = new Set<string>();
  readonly #attended = new Set<string>();
  #started = false;
  #endsAt: number | null = null;
  #closed = false;

  constructor(lifecycle: SessionLifecycle, sessionId: string) {
    this.#lifecycle = lifecycle;
    this.#sessionId = sessionId;
  }

  /** True once the end was reported: nothing is left to do for this session. */
  get closed(): boolean {
    return this.#closed;
  }

  /** @param at wall ms of the session's last row: when it ended, if it has. */
  async report(session: SessionState, lines: Iterable<Line>, at: number, now: number): Promise<void> {
    if (this.#closed) return;
    const { clock, phase } = session;
    if (phase === "abandoned") await this.#lifecycle.notStarted(this.#sessionId, at);
    if (clock) {
      await this.#progress(clock.startedAt, clock.endsAt);
      await this.#places(Object.values(session.seats), now);
      await this.#attendance(attendees(lines, clock, phase === "ended" ? at : now), now);
      if (phase === "ended") await this.#lifecycle.ended(this.#sessionId, at);
    }
    this.#closed = phase === "abandoned" || phase === "ended";
  }

  async #progress(startedAt: number, endsAt: number): Promise<void> {
    if (!this.#started) await this.#lifecycle.started(this.#sessionId, startedAt, endsAt);
    else if (this.#endsAt !== endsAt) await this.#lifecycle.endMoved(this.#sessionId, endsAt);
    this.#started = true;
    this.#endsAt = endsAt;
  }

  async #places(seats: SessionSeat[], now: number): Promise<void> {
    const newly = seats.flatMap(({ key, team }) => (team && !this.#placed.has(key) ? [key] : []));
    if (newly.length === 0) return;
    await this.#lifecycle.placed(this.#sessionId, newly, now);
    for (const key of newly) this.#placed.add(key);
  }

  async #attendance(came: string[], now: number): Promise<void> {
    for (const person of came) {
      if (this.#attended.has(person)) continue;
      await this.#lifecycle.attended(this.#sessionId, person, now);
      this.#attended.add(person);
    }
  }
}
