import type { RefusalCode } from "@lantern/engine/commands";
import type { LivePorts } from "./live-ports.ts";
import type { Rules } from "./rules.ts";
import type { StreamId } from "./streams.ts";

/**
 * What became of a command: stored, refused by the rules, not possible now because the storage is away (the same
 * command may be sent again), or failed for a fault of ours (it may not).
 */
export type Outcome = { ok: true } | { ok: false; code: RefusalCode | "UNAVAILABLE" | "FAILED" };

export interface Ask<C> {
  /** Unique in the stream: the same id again is answered alike and changes nothing. */
  id: string;
  actor: string;
  command: C;
  /** Store a row even when nothing follows from it, so that an acknowledged move is always in the log. */
  record?: boolean;
  /** When it happened, wall ms, if that was before now: what another stream's row brings about. */
  at?: number;
  /** Before the deadlines that have passed meanwhile: for what moves the clock itself. */
  beforeDeadlines?: boolean;
}

const STORED: Outcome = { ok: true };
const UNAVAILABLE: Outcome = { ok: false, code: "UNAVAILABLE" };
/** More deadlines in one go than an hour has: something is wrong with the rules. */
const TOO_MANY_TICKS = 5000;

/**
 * One stream on this node: its state is the fold of its rows. Commands are handled one after another; another
 * node may write too, and the log's keys decide who was first.
 */
export class LiveStream<S, E, C> {
  readonly id: StreamId;
  readonly #rules: Rules<S, E, C>;
  readonly #ports: LivePorts;
  readonly #moved: (events: E[], own: boolean) => void;
  #state: S;
  #head = 0;
  #at = 0;
  #commands = new Set<string>();
  /** Storage failed in the middle of an append: what is in the log is not known until it is read again. */
  #doubtful = true;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    id: StreamId,
    rules: Rules<S, E, C>,
    ports: LivePorts,
    moved: (events: E[], own: boolean) => void,
  ) {
    this.id = id;
    this.#rules = rules;
    this.#ports = ports;
    this.#moved = moved;
    this.#state = rules.initial();
  }

  get state(): S {
    return this.#state;
  }

  get head(): number {
    return this.#head;
  }

  /** Wall ms of the last row. */
  get at(): number {
    return this.#at;
  }

  get deadline(): number | null {
    return this.#rules.deadline(this.#state);
  }

  /** Whether a command of this id is in the log, as far as it was read here. */
  holds(commandId: string): boolean {
    return this.#commands.has(commandId);
  }

  /** Decides and stores one command; resolves after the commit. */
  submit(ask: Ask<C>): Promise<Outcome> {
    return this.#inTurn(async () => {
      if (!ask.beforeDeadlines && !this.#ports.serving()) throw new Error("not serving now");
      if (this.#doubtful) await this.#readOn();
      const now = this.#ports.clock.now();
      const at = Math.min(ask.at ?? now, now);
      if (!ask.beforeDeadlines) await this.#passDeadlines(at);
      return this.#store(ask, at);
    });
  }

  /** Reads what others have written. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#readOn());
  }

  /** Passes every deadline that is due, or `most` of them, in order, each at its own time. */
  tick(most = TOO_MANY_TICKS): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#doubtful) await this.#readOn();
      await this.#passDeadlines(this.#ports.clock.now(), most);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work, work);
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #passDeadlines(until: number, most = TOO_MANY_TICKS): Promise<void> {
    for (let ticks = 0; ticks < most; ticks++) {
      const due = this.deadline;
      if (due === null || due > until || !this.#ports.serving()) return;
      const head = this.#head;
      const ask = { id: `tick.${head + 1}`, actor: "clock", command: this.#rules.tick };
      await this.#store(ask, due);
      if (this.#head === head || ticks === TOO_MANY_TICKS - 1)
        throw new Error(`${this.id.name} does not get past its deadline of ${due}`);
    }
  }

  async #store(ask: Ask<C>, now: number): Promise<Outcome> {
    for (;;) {
      if (this.#commands.has(ask.id)) return STORED;
      const at = Math.max(this.#at, Math.round(now));
      const next = this.#decide(ask.command, at);
      if ("code" in next) return next;
      const { events, state } = next;
      if (events.length === 0 && !ask.record) return STORED;
      const row = { seq: this.#head + 1, commandId: ask.id, actor: ask.actor, at, events };
      if (await this.#append(row, state)) {
        this.#follow(state, row);
        this.#ports.fanOut.publish(this.#topic, { kind: "moved", stream: this.id.name, seq: row.seq });
        this.#moved(events, true);
        return STORED;
      }
      await this.#readOn();
    }
  }

  #decide(command: C, at: number): { events: E[]; state: S } | Extract<Outcome, { ok: false }> {
    try {
      const decided = this.#rules.decide(this.#state, command, at);
      if (!Array.isArray(decided)) return { ok: false, code: decided.refused };
      // Folded as it will be read back, so that this node and a later one see the same.
      const events = JSON.parse(JSON.stringify(decided)) as E[];
      return { events, state: events.reduce(this.#rules.evolve, this.#state) };
    } catch (error) {
      this.#ports.trouble.error({ err: error, stream: this.id.name }, "the rules failed on a command");
      return { ok: false, code: "FAILED" };
    }
  }

  async #append(
    row: { seq: number; commandId: string; actor: string; at: number; events: E[] },
    state: S,
  ): Promise<boolean> {
    try {
      return await this.#ports.batch.append({
        stream: this.id,
        row,
        summary: this.#rules.summary(state),
        nextDeadline: this.#rules.closing(state) ? row.at : this.#rules.deadline(state),
      });
    } catch (error) {
      this.#doubtful = true;
      throw error;
    }
  }

  /** Everything of a session, teams and all, goes over one topic. */
  get #topic(): string {
    return `${this.id.sessionId}.${this.id.run}`;
  }

  async #readOn(): Promise<void> {
    const rows = await this.#ports.log.read(this.id.name, this.#head);
    this.#doubtful = false;
    if (rows.length === 0) return;
    const all: E[] = [];
    for (const row of rows) {
      const events = row.events as E[];
      this.#follow(events.reduce(this.#rules.evolve, this.#state), row);
      all.push(...events);
    }
    this.#moved(all, false);
  }

  #follow(state: S, row: { seq: number; commandId: string; at: number }): void {
    this.#state = state;
    this.#head = row.seq;
    this.#at = Math.max(this.#at, row.at);
    this.#commands.add(row.commandId);
  }
}

/** Storage away is an outcome for who asked, and a line in the log for who runs the server. */
export async function unlessAway(ports: LivePorts, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    ports.trouble.warn({ err: error }, "a command waits for the storage");
    return UNAVAILABLE;
  }
}
