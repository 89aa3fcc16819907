/** One command on its way: events are applied as they are emitted, so that rules always see what is. */
import type { PlayerCommand, Refusal, RefusalCode, Seat } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { evolveTeam } from "./evolve.ts";
import type { TeamEvent, TeamState } from "./types.ts";

export class Turn {
  readonly pack: Pack;
  readonly events: TeamEvent[] = [];
  /** Play ms of what happens now; it only moves on. */
  at: number;
  readonly now: number;
  state: TeamState;

  constructor(pack: Pack, state: TeamState, at: number, now: number) {
    this.pack = pack;
    this.state = state;
    this.at = at;
    this.now = now;
  }

  emit(event: TeamEvent): void {
    this.state = evolveTeam(this.state, event);
    this.events.push(event);
  }
}

export type Command<T extends PlayerCommand["type"]> = Extract<PlayerCommand, { type: T }> & { seat: Seat };

export function refuse(code: RefusalCode): Refusal {
  return { refused: code };
}
