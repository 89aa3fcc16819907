/** A session in memory, as the server's authority runs it. Only `until` moves its time. */
import type { CommandError, ParticipantCommand, Seat, TeamId } from "../src/commands.ts";
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
  type Person,
  type PrivateView,
  privateView,
  type SharedView,
  type State,
  type TeamState,
  viewOf,
} from "../src/index.ts";
import { isMember, membersOf } from "../src/play/people.ts";

const GRACE_MS = 30_000;

export class TestSession {
  readonly pack: Pack;
  /** Wall ms. */
  now: number;
  state: State = initialState();
  readonly rows: LogRow[] = [];

  constructor(pack: Pack, input: Partial<NewSession> = {}) {
    this.pack = pack;
    this.now = 1_000_000;
    const created = createSession({
      sessionId: "session",
      packHash: "hash",
      seed: "seed",
      speed: 1,
      startsAt: this.now + 60_000,
      hosting: "autopilot",
      expected: 0,
      teams: [],
      ...input,
    });
    this.#append({ events: created, state: created.reduce(evolve, initialState()) }, "company");
  }

  get session(): State["session"] {
    return this.state.session;
  }

  get seats(): Record<Seat, Person> {
    return this.state.seats;
  }

  get teams(): TeamState[] {
    return Object.values(this.state.teams);
  }

  /** The teams with their members now. */
  get rosters(): { id: TeamId; name: string; seats: Seat[] }[] {
    const { session, seats } = this.state;
    return this.teams.map((team) => ({
      id: team.id,
      name: team.name,
      seats: membersOf({ session, seats, team }),
    }));
  }

  /** Applies one command and everything that follows from it; returns the rejection, if there is one. */
  send(command: Command): CommandError | null {
    const decided = decide(this.pack, this.state, command, this.now);
    if ("error" in decided) return decided;
    this.#append(decided, "seat" in command ? command.seat : "system");
    return null;
  }

  /** Connects people and returns their seats. */
  enter(...keys: string[]): Seat[] {
    return keys.map((key) => {
      this.send({ type: "connect", key, team: null, mix: [], node: "node", browser: "browser" });
      return Object.values(this.seats).find((seat) => seat.key === key)?.seat ?? "";
    });
  }

  /** A participant's command. */
  play(seat: Seat, command: ParticipantCommand & { scene?: string }): CommandError | null {
    return this.send({ ...command, sender: "participant", seat });
  }

  /** The seat loses its connection and keeps its grace. */
  drop(seat: Seat, graceEndsAt = this.now + GRACE_MS): void {
    const epoch = this.seats[seat]?.connection.epoch ?? 0;
    this.send({ type: "disconnect", seat, epoch, graceEndsAt });
  }

  /** The seat lost its connection, and its grace is over. */
  away(seat: Seat): void {
    this.drop(seat, this.now);
    while ((deadline(this.state) ?? Number.POSITIVE_INFINITY) <= this.now) this.send({ type: "tick" });
  }

  /** The seat's person connects again. */
  back(seat: Seat): void {
    this.enter(this.seats[seat]?.key ?? "");
  }

  team(id?: TeamId): TeamState {
    const result = id ? this.state.teams[id] : this.teams[0];
    if (!result) throw new Error("no such team");
    return result;
  }

  isIn(id: TeamId, seat: Seat): boolean {
    return isMember({ ...this.state, team: this.team(id) }, seat);
  }

  /** The view of a team, by default the first. */
  view(id?: TeamId): SharedView {
    return viewOf(this.pack, this.state, this.team(id).id);
  }

  /** The private view of this seat. */
  mine(seat: Seat): PrivateView {
    const view = privateView(this.pack, this.state, seat);
    if (!view) throw new Error(`${seat} is in no team`);
    return view;
  }

  /** All events of a team. */
  eventsOf(id: TeamId): Extract<Event, { team: TeamId }>[] {
    return this.rows
      .flatMap((row) => row.events)
      .filter((event): event is Extract<Event, { team: TeamId }> => "team" in event && event.team === id);
  }

  /** The next deadline, wall ms. */
  deadline(): number | null {
    return deadline(this.state);
  }

  /** Lets time pass and ticks every deadline. `each` is called after every step. */
  until(wall: number, each: () => void = () => {}): void {
    for (let steps = 0; ; steps++) {
      if (steps > 20_000) throw new Error("time does not get on");
      const dueAt = this.deadline();
      if (dueAt === null || dueAt > wall) break;
      this.now = Math.max(this.now, dueAt);
      this.send({ type: "tick" });
      each();
    }
    this.now = Math.max(this.now, wall);
  }

  #append({ events, state }: Decision, actor: string): void {
    this.state = state;
    if (events.length === 0) return;
    const seq = this.rows.length + 1;
    this.rows.push({ seq, commandId: `c${seq}`, actor, at: this.now, events });
  }
}
