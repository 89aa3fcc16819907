import {
  audienceOf,
  type Event,
  evolve,
  initialState,
  type Pack,
  privateView,
  type State,
  viewInputs,
  viewOf,
} from "@lantern/engine";
import type { Row, Run } from "../../src/live/storage/log.ts";
import type { Findings } from "./findings.ts";
import { fingerprint } from "./fingerprint.ts";
import { Secrets } from "./secrets.ts";

interface Moment {
  state: State;
  /** Ms at which the storage had it. */
  storedAt: number;
}

interface Visible {
  parts: unknown[];
  shared: number;
  mine: Map<string, number>;
}

/** The true state of a session: the fold of what its storage has, with every state that it ever had. */
export class SessionHistory {
  readonly run: Run;
  readonly secrets: Secrets;
  readonly rows: Row[] = [];
  readonly #pack: Pack;
  readonly #findings: Findings;
  /** By row number; the first is the state before all rows. */
  readonly #moments: Moment[] = [{ state: initialState(), storedAt: 0 }];
  readonly #commands = new Map<string, Row>();
  /** By audience: the view after each row, the same object while nothing changes. */
  readonly #visible = new Map<string, Visible[]>();
  /** The number of the row that was made unreadable. */
  poisonedAt: number | null = null;

  constructor(run: Run, pack: Pack, findings: Findings) {
    this.run = run;
    this.#pack = pack;
    this.#findings = findings;
    this.secrets = new Secrets(pack);
  }

  get latest(): number {
    return this.#moments.length - 1;
  }

  get state(): State {
    return this.at(this.latest).state;
  }

  get over(): boolean {
    const { phase } = this.state.session;
    return phase === "ended" || phase === "abandoned" || this.poisonedAt !== null;
  }

  get endedAt(): number | null {
    return this.state.session.phase === "ended" ? (this.rows.at(-1)?.at ?? null) : null;
  }

  at(row: number): Moment {
    const match = this.#moments[row];
    if (!match) throw new Error(`there is no row ${row}`);
    return match;
  }

  /** The number of the latest row that was stored by then. */
  rowBefore(ms: number): number {
    return Math.max(
      0,
      this.#moments.findLastIndex(({ storedAt }) => storedAt <= ms),
    );
  }

  rowOf(commandId: string): Row | undefined {
    return this.#commands.get(commandId);
  }

  /** The storage has stored these rows. */
  stored(rows: Row[], now: number): void {
    for (const row of rows) {
      const before = this.rows.at(-1);
      if (row.seq !== this.latest + 1)
        this.#findings.add("versions", `row ${row.seq} follows ${this.latest}`);
      if (before && row.at < before.at)
        this.#findings.add("versions", `row ${row.seq} is older than the last`);
      if (this.#commands.has(row.commandId))
        this.#findings.add("acknowledged", `${row.commandId} was stored twice`);
      const own: Row = structuredClone(row);
      this.#commands.set(own.commandId, own);
      this.rows.push(own);
      const readable = this.poisonedAt === null;
      this.#moments.push({ state: readable ? this.#fold(own.events) : this.state, storedAt: now });
      if (readable) this.secrets.follow(own, this.state);
    }
  }

  #fold(events: Event[]): State {
    return events.reduce(evolve, this.state);
  }

  /** A number for what the page of this seat shows if the log ends here. */
  viewAt(row: number, seat: string): { shared: number; own: number } {
    const { state } = this.at(row);
    const audience = audienceOf(state, seat);
    const visible = this.#visibleAt(row, audience, state);
    const existing = visible.mine.get(seat);
    const own = existing ?? fingerprint(audience === "" ? null : privateView(this.#pack, state, seat));
    visible.mine.set(seat, own);
    return { shared: visible.shared, own };
  }

  #visibleAt(row: number, audience: string, state: State): Visible {
    const all = this.#visible.get(audience) ?? [];
    this.#visible.set(audience, all);
    const existing = all[row];
    if (existing) return existing;
    const parts = viewInputs(state, audience);
    const near = all[row - 1] ?? all[row + 1];
    const same =
      near && near.parts.length === parts.length && near.parts.every((part, at) => part === parts[at]);
    const visible = same
      ? near
      : { parts, shared: fingerprint(viewOf(this.#pack, state, audience)), mine: new Map() };
    all[row] = visible;
    return visible;
  }
}
