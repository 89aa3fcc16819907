/** Signatures that are agreed and not built yet; this file goes away with the last of them. */
import type { Refusal, Seat, TeamId } from "./commands.ts";
import type { Pack } from "./pack/schema.ts";
import type { SessionCommand, SessionDigest, SessionEvent, SessionState } from "./session/types.ts";
import type { TeamCommand, TeamEvent, TeamState } from "./team/types.ts";
import type { LobbyView, PrivateView, TeamRoomView } from "./views.ts";

const soon = (): never => {
  throw new Error("not built yet");
};
export const evolveSession = (_s: SessionState, _e: SessionEvent): SessionState => soon();
export const decideSession = (
  _pack: Pack,
  _s: SessionState,
  _c: SessionCommand,
  _now: number,
): SessionEvent[] | Refusal => soon();
export const sessionDeadline = (_s: SessionState): number | null => soon();
export const sessionDigest = (_s: SessionState, _team: TeamId): SessionDigest => soon();
export const lobbyView = (_pack: Pack, _s: SessionState, _now: number): LobbyView => soon();
export const evolveTeam = (_s: TeamState, _e: TeamEvent): TeamState => soon();
export const decideTeam = (
  _pack: Pack,
  _s: TeamState,
  _c: TeamCommand,
  _now: number,
): TeamEvent[] | Refusal => soon();
export const teamDeadline = (_s: TeamState): number | null => soon();
export const roomView = (_pack: Pack, _s: TeamState, _now: number): TeamRoomView => soon();
export const privateView = (_pack: Pack, _s: TeamState, _seat: Seat, _now: number): PrivateView => soon();
