/** The processing of one command. Emitted events apply at once, so rules always read the resulting state. */
import { playAt } from "../clock.ts";
import type { CommandError, CommandErrorCode, ParticipantCommand, Seat, TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import type { TeamNow } from "./people.ts";
import type { Event, SessionState, State, TeamEvent, TeamState } from "./types.ts";

type Evolve = (state: State, event: Event) => State;

export class Turn {
  readonly pack: Pack;
  readonly events: Event[] = [];
  /** Wall ms of what happens now. */
  readonly now: number;
  state: State;
  readonly #evolve: Evolve;

  constructor(pack: Pack, state: State, now: number, evolve: Evolve) {
    this.pack = pack;
    this.state = state;
    this.now = now;
    this.#evolve = evolve;
  }

  /** Play ms of what happens now; 0 in the lobby. */
  get at(): number {
    const { clock } = this.state.session;
    return clock ? playAt(clock, this.now) : 0;
  }

  emit(event: Event): void {
    this.state = this.#evolve(this.state, event);
    this.events.push(event);
  }

  /** The same turn for the rules of one team. @param at play ms, never before an earlier one */
  team(id: TeamId, at: number): TeamTurn {
    return new TeamTurn(this, id, at);
  }
}

export class TeamTurn implements TeamNow {
  readonly id: TeamId;
  /** Play ms of what happens now in this team. */
  at: number;
  readonly #turn: Turn;

  constructor(turn: Turn, id: TeamId, at: number) {
    this.#turn = turn;
    this.id = id;
    this.at = at;
  }

  get pack(): Pack {
    return this.#turn.pack;
  }

  /** Wall ms. */
  get now(): number {
    return this.#turn.now;
  }

  get session(): SessionState {
    return this.#turn.state.session;
  }

  get seats(): State["seats"] {
    return this.#turn.state.seats;
  }

  get team(): TeamState {
    return this.#turn.state.teams[this.id] as TeamState;
  }

  emit(event: TeamEvent): void {
    this.#turn.emit({ ...event, team: this.id });
  }

  /** Emits an event of the session or of a person. */
  emitToAll(event: Exclude<Event, { team: TeamId }>): void {
    this.#turn.emit(event);
  }
}

export type Command<T extends ParticipantCommand["type"]> = Extract<ParticipantCommand, { type: T }> & {
  seat: Seat;
};

export function reject(code: CommandErrorCode): CommandError {
  return { error: code };
}
