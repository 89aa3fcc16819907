/** A session in memory, decided by the engine as on the server. Only `until` moves its time. */
import {
  type Command,
  createSession,
  type Decision,
  deadline,
  decide,
  type Event,
  evolve,
  initialState,
  type LogRow,
  type NewSession,
  type Pack,
  type State,
  type TeamId,
  type TeamState,
} from "@lantern/engine";

/** Limit of ticks, which finds deadlines that never pass. */
const MOST_TICKS = 20_000;

/** A command that the rules accepted. @see MemorySession.accepted */
export interface Accepted {
  /** Wall ms. */
  at: number;
  command: Exclude<Command, { type: "tick" }>;
}

export class MemorySession {
  readonly pack: Pack;
  readonly rows: LogRow[] = [];
  /** Everything that was done, in order. With the same opening, the rules make the same rows of it again. */
  readonly accepted: Accepted[] = [];
  /** What was written, by the id that a command has instead. */
  readonly texts = new Map<string, string>();
  /** Wall ms. */
  now: number;
  state: State = initialState();

  /** Creates the session and opens its lobby. */
  constructor(
    pack: Pack,
    input: Pick<NewSession, "seed" | "startsAt" | "expected" | "addresses">,
    openedAt: number,
  ) {
    this.pack = pack;
    this.now = openedAt;
    const created = createSession({
      sessionId: "session",
      packHash: "hash",
      speed: 1,
      hosting: "autopilot",
      teams: [],
      ...input,
    });
    this.#append({ events: created, state: created.reduce(evolve, this.state) }, "company");
  }

  get teams(): TeamState[] {
    return Object.values(this.state.teams);
  }

  /** The next deadline, wall ms. */
  get deadline(): number | null {
    return deadline(this.state);
  }

  /** Applies a command; one that the engine rejects changes nothing. */
  send(command: Command): void {
    const decided = decide(this.pack, this.state, command, this.now);
    if ("error" in decided) return;
    if (command.type !== "tick") this.accepted.push({ at: this.now, command });
    this.#append(decided, "seat" in command ? command.seat : "system");
  }

  /** Lets time pass and ticks every deadline. */
  until(wall: number): void {
    for (let ticks = 0; (this.deadline ?? Number.POSITIVE_INFINITY) <= wall; ticks++) {
      if (ticks > MOST_TICKS) throw new Error("time does not pass");
      this.now = Math.max(this.now, this.deadline ?? wall);
      this.send({ type: "tick" });
    }
    this.now = Math.max(this.now, wall);
  }

  /** All events of a team. */
  eventsOf(id: TeamId): Extract<Event, { team: TeamId }>[] {
    return this.rows
      .flatMap((row) => row.events)
      .filter((event): event is Extract<Event, { team: TeamId }> => "team" in event && event.team === id);
  }

  #append({ events, state }: Decision, actor: string): void {
    this.state = state;
    if (events.length === 0) return;
    const seq = this.rows.length + 1;
    this.rows.push({ seq, commandId: `c${seq}`, actor, at: this.now, events });
  }
}
