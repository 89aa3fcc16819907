/** One command of a session on its way: events are applied as they are emitted. */
import type { Pack } from "../pack/schema.ts";
import { evolveSession } from "./evolve.ts";
import type { SessionEvent, SessionState } from "./types.ts";

export class SessionTurn {
  readonly pack: Pack;
  readonly events: SessionEvent[] = [];
  /** Wall ms of what happens now. */
  readonly now: number;
  state: SessionState;

  constructor(pack: Pack, state: SessionState, now: number) {
    this.pack = pack;
    this.state = state;
    this.now = now;
  }

  emit(event: SessionEvent): void {
    this.state = evolveSession(this.state, event);
    this.events.push(event);
  }
}
