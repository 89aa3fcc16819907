import { deadline, endOfLog, evolve, initialState, type Pack, type State } from "@lantern/engine";
import {
  type CommandRequest,
  FAILED,
  type Outcome,
  RIGHTS_ENDED,
  UNAVAILABLE,
  type Waiting,
} from "./commands.ts";
import { type DecisionDeps, Decisions } from "./decisions.ts";
import type { LivePorts } from "./ports.ts";
import { runStateOf, sameRunState } from "./run-state.ts";
import { isAboutData } from "./storage/batch.ts";
import { type Appended, type Row, type Run, type RunState, topicOf } from "./storage/log.ts";
import type { StoredText } from "./texts/texts.ts";

/**
 * Called with all rows once they are in the state, whichever node stored them, and with the texts that this node has
 * stored with them; `own` are those that it has stored itself. Everything else that a command causes starts here: before it, the command may still be rejected,
 * lost or a repeat of an earlier one.
 */
type Applied = (rows: Row[], texts: StoredText[], own: boolean) => void;

/**
 * One session on this node: its state is the fold of its log. Commands that arrive in one turn of the event loop are
 * decided in order, stored with one statement, and only then acknowledged and shown. Other nodes may write, too: the
 * log's primary key decides which append was first, and the others read the new rows and decide again.
 */
export class SessionAuthority {
  readonly run: Run;
  readonly #decisionDeps: DecisionDeps;
  readonly #ports: LivePorts;
  readonly #applied: Applied;
  #state: State = initialState();
  #latestSeq = 0;
  #at = 0;
  #commands = new Set<string>();
  #queue: Waiting[] = [];
  /** One of this many commands at the front of the queue cannot be stored: they are stored one by one. */
  #toStoreSingly = 0;
  /** Rows that other nodes have sent and that are not in the state yet. */
  #received: Row[] = [];
  /** The log may have rows that this node has not read. */
  #behind = true;
  #stored: RunState | null = null;
  #working: Promise<void> | null = null;
  /** `wake` was called since the running step began. */
  #wakeRequested = false;
  #stopped = false;

  constructor(run: Run, pack: Pack, ports: LivePorts, applied: Applied) {
    this.run = run;
    this.#decisionDeps = { pack, sessionId: run.sessionId, logger: ports.logger };
    this.#ports = ports;
    this.#applied = applied;
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
    this.#wakeRequested = true;
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
  markBehind(): void {
    this.#behind = true;
  }

  /**
   * Reads the log; throws when the storage is away. Calls of `wake` meanwhile wait, because two readers would apply
   * rows twice.
   */
  async load(): Promise<void> {
    const reading = this.#readNewRows();
    this.#working = reading
      .catch(() => {})
      .then(() => {
        this.#working = null;
        if (this.#wakeRequested) this.wake();
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
      while (this.#wakeRequested) {
        this.#wakeRequested = false;
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
    this.#applyReceived();
    if (this.#behind) await this.#readNewRows();
    const waiting = this.#queue.splice(0, this.#toStoreSingly > 0 ? 1 : this.#queue.length);
    if (this.#toStoreSingly > 0) this.#toStoreSingly -= 1;
    let decided: Decisions;
    try {
      decided = this.#decideAll(waiting);
    } catch (error) {
      this.#stop(error, "the rules failed");
      for (const { request, done } of waiting) done(this.hasCommand(request.id) ? { ok: true } : FAILED);
      return false;
    }
    const { rows, outcomes, state, at, deferred } = decided;
    if (rows.length > 0) {
      const appended = await this.#append(waiting, decided);
      if (appended === "unstorable") return !this.#stopped;
      if (appended !== "stored") {
        this.#decideAgain(waiting, decided, appended);
        return true;
      }
    }
    this.#queue.unshift(...deferred);
    this.#apply(rows, state, at, decided.texts as StoredText[], true);
    if (rows.length > 0) this.#ports.fanOut.publish(this.topic, { kind: "rows", rows });
    for (const [{ done }, outcome] of outcomes) done(outcome);
    return rows.length > 0 || this.#queue.length > 0 || this.#received.length > 0;
  }

  get topic(): string {
    return topicOf(this.run);
  }

  #decideAll(waiting: Waiting[]): Decisions {
    const now = this.#ports.clock.now();
    const serving = this.#ports.serving();
    const decided = new Decisions(this.#decisionDeps, this.#state, this.#latestSeq, this.#at);
    const ids = new Set<string>();
    for (const one of waiting) {
      const { request } = one;
      const early = request.beforeDeadlines === true;
      if (this.hasCommand(request.id) || ids.has(request.id)) decided.outcomes.push([one, { ok: true }]);
      else if (this.#stopped) decided.outcomes.push([one, FAILED]);
      else if (request.isStillNeeded?.() === false) decided.outcomes.push([one, UNAVAILABLE]);
      else if (!serving && !early) decided.outcomes.push([one, UNAVAILABLE]);
      else {
        // Overdue deadlines come first, as many as one statement stores; the others wait with the command.
        if (!early && !decided.passDeadlines(now)) decided.deferred.push(one);
        else if (decided.decide(one, now)) ids.add(request.id);
      }
    }
    if (serving && !this.#stopped) decided.passDeadlines(now);
    return decided;
  }

  /** Nothing was stored: another node was first, or a sender has lost the right to act. */
  #decideAgain(waiting: Waiting[], { byRow }: Decisions, appended: Exclude<Appended, "stored">): void {
    if (appended === "lost") {
      this.#behind = true;
      this.#queue.unshift(...waiting);
      return;
    }
    const ended = new Set(appended.ended.map((index) => byRow.get(index)));
    this.#queue.unshift(...waiting.filter((one) => !ended.has(one)));
    for (const one of ended) one?.done(RIGHTS_ENDED);
  }

  async #append(
    waiting: Waiting[],
    { rows, state, byRow, texts }: Decisions,
  ): Promise<Appended | "unstorable"> {
    const next = runStateOf(state, rows.at(-1)?.at ?? 0);
    const current = this.#stored;
    const changed = !current || !sameRunState(current, next);
    try {
      const appended = await this.#ports.batch.append({
        run: this.run,
        rows,
        state: changed ? next : null,
        texts,
        holders: new Map(
          [...byRow].flatMap(([index, { request }]) => (request.holder ? [[index, request.holder]] : [])),
        ),
      });
      if (appended === "stored") this.#stored = next;
      return appended;
    } catch (error) {
      this.#stored = null;
      if (isAboutData(error)) {
        this.#findUnstorable(waiting, error);
        return "unstorable";
      }
      this.#queue.unshift(...waiting);
      throw error;
    }
  }

  /** The database does not accept these rows, now or later: they are never sent again as they were. */
  #findUnstorable(waiting: Waiting[], error: unknown): void {
    const [only, ...others] = waiting;
    if (!only) this.#stop(error, "its deadlines cannot be stored");
    else if (others.length > 0) {
      this.#toStoreSingly = waiting.length;
      this.#queue.unshift(...waiting);
    } else {
      this.#ports.logger.error(
        { err: error, session: this.run.sessionId, command: only.request.command.type },
        "a command cannot be stored",
      );
      only.done(FAILED);
    }
  }

  #apply(rows: Row[], state: State, at: number, texts: StoredText[] = [], own = false): void {
    if (rows.length === 0) return;
    this.#state = state;
    this.#latestSeq = rows.at(-1)?.seq ?? this.#latestSeq;
    this.#at = Math.max(this.#at, at);
    for (const { commandId } of rows) this.#commands.add(commandId);
    this.#applied(rows, texts, own);
  }

  #applyReceived(): void {
    for (const row of this.#received.splice(0).sort((a, b) => a.seq - b.seq)) {
      if (row.seq <= this.#latestSeq) continue;
      if (row.seq > this.#latestSeq + 1) this.#behind = true;
      else this.#fold([row]);
    }
  }

  async #readNewRows(): Promise<void> {
    // Reset before the read, so that a change during the read is not lost.
    this.#behind = false;
    const rows = await this.#ports.log.read(this.run, this.#latestSeq);
    if (rows.length > 0) this.#fold(rows);
  }

  /** Applies rows of other nodes. Rows that cannot be folded stop this session and no other one. */
  #fold(rows: Row[]): void {
    // Another node has stored the latest state of the run.
    this.#stored = null;
    let state = this.#state;
    // [E12] The row of a log that has ended stands for all before it.
    const first = this.#latestSeq === 0 && endOfLog(rows) ? rows[0]?.seq : undefined;
    const next = first ?? this.#latestSeq + 1;
    try {
      for (const [index, row] of rows.entries()) {
        if (row.seq !== next + index) throw new Error(`a row is missing before ${row.seq}`);
        state = row.events.reduce(evolve, state);
      }
    } catch (error) {
      // Whoever sent them and got no response asks again.
      for (const { commandId } of rows) this.#commands.add(commandId);
      this.#stop(error, "its log cannot be read");
      return;
    }
    this.#apply(rows, state, rows.at(-1)?.at ?? 0);
  }

  #stop(error: unknown, why: string): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#ports.logger.error({ err: error, session: this.run.sessionId }, `a session stopped: ${why}`);
    this.#applied([], [], false);
  }
}
