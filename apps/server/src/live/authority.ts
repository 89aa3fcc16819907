import {
  type Command,
  deadline,
  decide,
  type Event,
  evolve,
  initialState,
  type Pack,
  type State,
  type TeamId,
} from "@lantern/engine";
import type { CommandErrorCode } from "@lantern/engine/commands";
import type { ConnectionOwner } from "../core/ports/identity.ts";
import type { LivePorts } from "./ports.ts";
import type { Appended, Row, Run, RunState } from "./storage/log.ts";
import type { NewText } from "./texts/texts.ts";

/**
 * The result of a command: stored; rejected by the rules; `UNAVAILABLE` while the storage is away (the same command
 * can be sent again); `FAILED` for an internal error (it cannot); `RIGHTS_ENDED` when the sender has lost the right
 * to act.
 */
export type Outcome =
  /** `events` are missing when the command had been stored before. */
  | { ok: true; events?: Event[] }
  | { ok: false; code: CommandErrorCode | "UNAVAILABLE" | "FAILED" | "RIGHTS_ENDED" };

export interface CommandRequest {
  /** Unique in the session: a command with the same id again has the same result and changes nothing. */
  id: string;
  actor: string;
  command: Command;
  /** Stores a row even without events, so that an acknowledged move is always in the log. */
  record?: boolean;
  /** The connection whose rights are required at the commit; null for commands of the server itself. */
  holder?: ConnectionOwner | null;
  /** The text that somebody wrote in it, stored with the row. */
  text?: NewText | null;
  /** Decided before the deadlines that have passed meanwhile, because it changes the clock itself. */
  beforeDeadlines?: boolean;
}

interface Waiting {
  request: CommandRequest;
  done(outcome: Outcome): void;
}

/** Decided one after another, and not stored yet. */
interface Decided {
  rows: Row[];
  state: State;
  at: number;
  outcomes: [Waiting, Outcome][];
  /** The command of each row, by the index of the row. */
  byRow: Map<number, Waiting>;
  /** To be decided once these rows are stored. */
  later: Waiting[];
}

const UNAVAILABLE: Outcome = { ok: false, code: "UNAVAILABLE" };
const FAILED: Outcome = { ok: false, code: "FAILED" };
const RIGHTS_ENDED: Outcome = { ok: false, code: "RIGHTS_ENDED" };
/** More rows than this are stored in several steps: after a long outage, many deadlines are overdue at once. */
const ROWS_AT_ONCE = 200;

/**
 * One session on this node: its state is the fold of its log. Commands that arrive in one turn of the event loop are
 * decided in order, stored with one statement, and only then acknowledged and shown. Other nodes may write, too: the
 * log's primary key decides which append was first, and the others read the new rows and decide again.
 *
 * Over 400 lines because reading, deciding and appending share one queue and one position in the log.
 */
export class SessionAuthority {
  readonly run: Run;
  readonly #pack: Pack;
  readonly #ports: LivePorts;
  readonly #followed: (rows: Row[]) => void;
  #state: State = initialState();
  #latestSeq = 0;
  #at = 0;
  #commands = new Set<string>();
  #queue: Waiting[] = [];
  /** Rows that other nodes have sent and that are not in the state yet. */
  #received: Row[] = [];
  /** The log may have rows that this node has not read. */
  #behind = true;
  #stored: RunState | null = null;
  #working: Promise<void> | null = null;
  /** `wake` was called since the running step began. */
  #again = false;
  #stopped = false;

  /** @param followed called with all rows once they are in the state, whichever node stored them */
  constructor(run: Run, pack: Pack, ports: LivePorts, followed: (rows: Row[]) => void) {
    this.run = run;
    this.#pack = pack;
    this.#ports = ports;
    this.#followed = followed;
  }

  get state(): State {
    return this.#state;
  }

  /** Number of the last row. */
  get latestSeq(): number {
    return this.#latestSeq;
  }

  /** Wall ms of the last row. */
  get at(): number {
    return this.#at;
  }

  /** Wall ms of the next deadline. */
  get deadline(): number | null {
    return this.#stopped ? null : deadline(this.#state);
  }

  /** The storage failed, or other nodes have written: the next step reads the log. */
  get behind(): boolean {
    return this.#behind;
  }

  /** The log cannot be read or the rules failed: nothing is decided here any more. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Whether a command with this id is in the log, as far as this node has read it. */
  hasCommand(commandId: string): boolean {
    return this.#commands.has(commandId);
  }

  /** Decides and stores one command; resolves after the commit. */
  submit(request: CommandRequest): Promise<Outcome> {
    return new Promise((done) => {
      this.#queue.push({ request, done });
      this.wake();
    });
  }

  /** Passes overdue deadlines, and reads the log if other nodes have written. */
  wake(): void {
    this.#again = true;
    this.#working ??= this.#work();
  }

  /** Another node has stored these rows. */
  receive(rows: Row[]): void {
    if ((rows.at(-1)?.seq ?? 0) <= this.#latestSeq) return;
    this.#received.push(...rows);
    this.wake();
  }

  /** The log has rows up to this number. */
  catchUp(latestSeq: number): void {
    if (latestSeq <= this.#latestSeq) return;
    this.#behind = true;
    this.wake();
  }

  /**
   * Other nodes may have stored rows that were not sent to this node: the next step reads the log before it decides.
   */
  doubt(): void {
    this.#behind = true;
  }

  /**
   * Reads the log; throws when the storage is away. Calls of `wake` meanwhile wait, because two readers would follow
   * rows twice.
   */
  async load(): Promise<void> {
    const reading = this.#readOn();
    this.#working = reading
      .catch(() => {})
      .then(() => {
        this.#working = null;
        if (this.#again) this.wake();
      });
    await reading;
  }

  /** Resolves when nothing is left to do for now. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(): Promise<void> {
    await new Promise<void>((resolve) => this.#ports.timers.soon(resolve));
    try {
      while (this.#again) {
        this.#again = false;
        while (await this.#step());
      }
    } catch (error) {
      // The content of the log is unknown until it is read again.
      this.#behind = true;
      this.#ports.logger.warn({ err: error, session: this.run.sessionId }, "a session waits for its storage");
      for (const { done } of this.#queue.splice(0)) done(UNAVAILABLE);
    }
    this.#working = null;
    if (this.#queue.length > 0) this.wake();
  }

  /** False when nothing is left to do. */
  async #step(): Promise<boolean> {
    this.#followReceived();
    if (this.#behind) await this.#readOn();
    const waiting = this.#queue.splice(0);
    let decided: Decided;
    try {
      decided = this.#decideAll(waiting);
    } catch (error) {
      this.#stop(error, "the rules failed");
      for (const { done } of waiting) done(FAILED);
      return false;
    }
    const { rows, outcomes, state, at, later } = decided;
    if (rows.length > 0) {
      const appended = await this.#append(waiting, decided);
      if (appended !== "stored") {
        this.#decideAgain(waiting, decided, appended);
        return true;
      }
    }
    this.#queue.unshift(...later);
    this.#follow(rows, state, at);
    if (rows.length > 0) this.#ports.fanOut.publish(this.topic, { kind: "rows", rows });
    for (const [{ done }, outcome] of outcomes) done(outcome);
    return rows.length > 0 || this.#queue.length > 0 || this.#received.length > 0;
  }

  get topic(): string {
    return String(this.run.id);
  }

  #decideAll(waiting: Waiting[]): Decided {
    const now = this.#ports.clock.now();
    const serving = this.#ports.serving();
    const so: Decided = {
      rows: [],
      state: this.#state,
      at: this.#at,
      outcomes: [],
      later: [],
      byRow: new Map(),
    };
    const ids = new Set<string>();
    for (const one of waiting) {
      const { request } = one;
      const early = request.beforeDeadlines === true;
      if (this.#stopped) so.outcomes.push([one, FAILED]);
      else if (!serving && !early) so.outcomes.push([one, UNAVAILABLE]);
      else if (this.#commands.has(request.id) || ids.has(request.id)) so.outcomes.push([one, { ok: true }]);
      else {
        // Overdue deadlines come first, as many as one statement stores; the others wait with the command.
        if (!early && !this.#passDeadlines(so, now)) so.later.push(one);
        else if (this.#decide(so, one, now)) ids.add(request.id);
      }
    }
    if (serving && !this.#stopped) this.#passDeadlines(so, now);
    return so;
  }

  /** True when it has to be stored. */
  #decide(so: Decided, one: Waiting, now: number): boolean {
    const { request } = one;
    const at = Math.max(so.at, Math.round(now));
    let decision: ReturnType<typeof decide>;
    try {
      decision = decide(this.#pack, so.state, request.command, at);
    } catch (error) {
      this.#ports.logger.error(
        { err: error, session: this.run.sessionId, command: request.command.type },
        "the rules failed on a command",
      );
      so.outcomes.push([one, FAILED]);
      return false;
    }
    if ("error" in decision) so.outcomes.push([one, { ok: false, code: decision.error }]);
    else {
      const { events, state } = decision;
      so.outcomes.push([one, { ok: true, events }]);
      if (events.length === 0 && !request.record) return false;
      so.byRow.set(so.rows.length, one);
      this.#add(so, request.id, request.actor, at, events, state);
      return true;
    }
    return false;
  }

  /** Passes every overdue deadline in order, each at its own time. False when there are too many for one step. */
  #passDeadlines(so: Decided, until: number): boolean {
    for (;;) {
      const dueAt = deadline(so.state);
      if (dueAt === null || dueAt > until) return true;
      if (so.rows.length >= ROWS_AT_ONCE) return false;
      const at = Math.max(so.at, dueAt);
      const decision = decide(this.#pack, so.state, { type: "tick" }, at);
      if ("error" in decision || decision.events.length === 0)
        throw new Error(`session ${this.run.sessionId} does not get past its deadline of ${dueAt}`);
      this.#add(
        so,
        `tick.${this.#latestSeq + so.rows.length + 1}`,
        "clock",
        at,
        decision.events,
        decision.state,
      );
    }
  }

  #add(so: Decided, commandId: string, actor: string, at: number, events: Event[], state: State): void {
    const seq = this.#latestSeq + so.rows.length + 1;
    so.rows.push({ seq, team: teamOf(events), commandId, actor, at, events });
    so.state = state;
    so.at = at;
  }

  /** Nothing was stored: another node was first, or a sender has lost the right to act. */
  #decideAgain(waiting: Waiting[], { byRow }: Decided, appended: Exclude<Appended, "stored">): void {
    if (appended === "lost") {
      this.#behind = true;
      this.#queue.unshift(...waiting);
      return;
    }
    const ended = new Set(appended.ended.map((index) => byRow.get(index)));
    this.#queue.unshift(...waiting.filter((one) => !ended.has(one)));
    for (const one of ended) one?.done(RIGHTS_ENDED);
  }

  async #append(waiting: Waiting[], { rows, state, byRow }: Decided): Promise<Appended> {
    const next = runStateOf(state, rows.at(-1)?.at ?? 0);
    const current = this.#stored;
    const changed = !current || !sameRunState(current, next);
    try {
      const appended = await this.#ports.batch.append({
        run: this.run,
        rows,
        state: changed ? next : null,
        texts: [...byRow.values()].flatMap(({ request }) => request.text ?? []),
        holders: new Map(
          [...byRow].flatMap(([index, { request }]) => (request.holder ? [[index, request.holder]] : [])),
        ),
      });
      if (appended === "stored") this.#stored = next;
      return appended;
    } catch (error) {
      this.#stored = null;
      this.#queue.unshift(...waiting);
      throw error;
    }
  }

  #follow(rows: Row[], state: State, at: number): void {
    if (rows.length === 0) return;
    this.#state = state;
    this.#latestSeq = rows.at(-1)?.seq ?? this.#latestSeq;
    this.#at = Math.max(this.#at, at);
    for (const { commandId } of rows) this.#commands.add(commandId);
    this.#followed(rows);
  }

  #followReceived(): void {
    for (const row of this.#received.splice(0).sort((a, b) => a.seq - b.seq)) {
      if (row.seq <= this.#latestSeq) continue;
      if (row.seq > this.#latestSeq + 1) this.#behind = true;
      else this.#fold([row]);
    }
  }

  async #readOn(): Promise<void> {
    // Reset before the read, so that a change during the read is not lost.
    this.#behind = false;
    const rows = await this.#ports.log.read(this.run, this.#latestSeq);
    if (rows.length > 0) this.#fold(rows);
  }

  /** Follows rows of other nodes. Rows that cannot be folded stop this session and no other one. */
  #fold(rows: Row[]): void {
    // Another node has stored the latest state of the run.
    this.#stored = null;
    let state = this.#state;
    try {
      for (const [index, row] of rows.entries()) {
        if (row.seq !== this.#latestSeq + index + 1) throw new Error(`a row is missing before ${row.seq}`);
        state = row.events.reduce(evolve, state);
      }
    } catch (error) {
      this.#stop(error, "its log cannot be read");
      return;
    }
    this.#follow(rows, state, rows.at(-1)?.at ?? 0);
  }

  #stop(error: unknown, why: string): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#ports.logger.error({ err: error, session: this.run.sessionId }, `a session stopped: ${why}`);
    this.#followed([]);
  }
}

/** The team of all these events; null when they belong to several teams or to the session. */
function teamOf(events: Event[]): TeamId | null {
  const [first] = events;
  if (!first || !("team" in first)) return null;
  return events.every((event) => "team" in event && event.team === first.team) ? first.team : null;
}

/** @param at wall ms of the last row. The end of a session has to be handled at once, to report it. */
function runStateOf(state: State, at: number): RunState {
  const { phase } = state.session;
  const over = phase === "ended" || phase === "abandoned";
  return {
    nextDeadline: over ? at : deadline(state),
    nodes: nodesOf(state),
    teams: Object.keys(state.teams),
  };
}

const nodes = new WeakMap<State["seats"], string[]>();

function nodesOf({ seats }: State): string[] {
  const current = nodes.get(seats);
  if (current) return current;
  const connected = Object.values(seats).filter(({ presence }) => presence === "here");
  const names = [...new Set(connected.map(({ connection }) => connection.node))].sort();
  nodes.set(seats, names);
  return names;
}

function sameRunState(a: RunState, b: RunState): boolean {
  return (
    a.nextDeadline === b.nextDeadline &&
    a.teams.length === b.teams.length &&
    (a.nodes === b.nodes || a.nodes.join() === b.nodes.join())
  );
}
