import { deadline, decide, type Event, type Pack, type State, type TeamId } from "@lantern/engine";
import { FAILED, type Outcome, type Waiting } from "./commands.ts";
import type { LiveLogger } from "./ports.ts";
import type { Row } from "./storage/log.ts";
import type { NewText } from "./texts/texts.ts";

/** More rows than this are stored in several steps: after a long outage, many deadlines are overdue at once. */
const ROWS_AT_ONCE = 200;

export interface DecisionDeps {
  pack: Pack;
  sessionId: string;
  logger: LiveLogger;
}

/** Commands and deadlines of one step, decided one after another on top of a state, and not stored yet. */
export class Decisions {
  readonly rows: Row[] = [];
  readonly outcomes: [Waiting, Outcome][] = [];
  /** The command of each row, by the index of the row. */
  readonly byRow = new Map<number, Waiting>();
  /** To be decided once these rows are stored. */
  readonly deferred: Waiting[] = [];
  readonly #deps: DecisionDeps;
  readonly #latestSeq: number;
  #state: State;
  #at: number;

  /** @param latestSeq number of the last stored row. @param at wall ms of that row */
  constructor(deps: DecisionDeps, state: State, latestSeq: number, at: number) {
    this.#deps = deps;
    this.#state = state;
    this.#latestSeq = latestSeq;
    this.#at = at;
  }

  /** The state after all rows. */
  get state(): State {
    return this.#state;
  }

  /** Wall ms of the last row. */
  get at(): number {
    return this.#at;
  }

  /** Decides one command. True when it has to be stored. */
  decide(waiting: Waiting, now: number): boolean {
    const { request } = waiting;
    const { pack, sessionId, logger } = this.#deps;
    const at = Math.max(this.#at, Math.round(now));
    let decision: ReturnType<typeof decide>;
    try {
      decision = decide(pack, this.#state, request.command, at);
    } catch (error) {
      logger.error(
        { err: error, session: sessionId, command: request.command.type },
        "the rules failed on a command",
      );
      this.outcomes.push([waiting, FAILED]);
      return false;
    }
    if ("error" in decision) {
      this.outcomes.push([waiting, { ok: false, code: decision.error }]);
      return false;
    }
    const { events, state } = decision;
    this.outcomes.push([waiting, { ok: true, events }]);
    if (events.length === 0 && !request.record) return false;
    this.byRow.set(this.rows.length, waiting);
    this.#add(request.id, request.actor, at, events, state);
    return true;
  }

  /** Passes every overdue deadline in order, each at its own time. False when there are too many for one step. */
  passDeadlines(until: number): boolean {
    const { pack, sessionId } = this.#deps;
    for (;;) {
      const dueAt = deadline(this.#state);
      if (dueAt === null || dueAt > until) return true;
      if (this.rows.length >= ROWS_AT_ONCE) return false;
      const at = Math.max(this.#at, dueAt);
      const decision = decide(pack, this.#state, { type: "tick" }, at);
      if ("error" in decision || decision.events.length === 0)
        throw new Error(`session ${sessionId} does not get past its deadline of ${dueAt}`);
      this.#add(`tick.${this.#nextSeq}`, "clock", at, decision.events, decision.state);
    }
  }

  /** What was written in these rows. */
  get texts(): NewText[] {
    return [...this.byRow.values()].flatMap(({ request }) => request.text ?? []);
  }

  get #nextSeq(): number {
    return this.#latestSeq + this.rows.length + 1;
  }

  #add(commandId: string, actor: string, at: number, events: Event[], state: State): void {
    this.rows.push({ seq: this.#nextSeq, team: teamOf(events), commandId, actor, at, events });
    this.#state = state;
    this.#at = at;
  }
}

/** The team of all these events; null when they belong to several teams or to the session. */
function teamOf(events: Event[]): TeamId | null {
  const [first] = events;
  if (!first || !("team" in first)) return null;
  return events.every((event) => "team" in event && event.team === first.team) ? first.team : null;
}
