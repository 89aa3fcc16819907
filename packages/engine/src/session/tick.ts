/** Handles deadlines. */
import type { Turn } from "../play/turn.ts";
import { end, openNext } from "./acts.ts";
import { deadline, playDeadline, sessionDeadline, teamDeadline } from "./deadline.ts";
import { passTime } from "./flow.ts";
import { settleTeam } from "./roster.ts";
import { passLobby, startIfWaited } from "./start.ts";

/** [E3] Handles the next deadline, for everything that has it. The turn's `now` must be that deadline. */
export function passDeadline(turn: Turn): void {
  const dueAt = deadline(turn.state);
  if (dueAt === null) return;
  endGracePeriods(turn, dueAt);
  for (const id of Object.keys(turn.state.teams)) passTeam(turn, id, dueAt);
  const { session } = turn.state;
  const own = sessionDeadline(session);
  if (own === null || own > dueAt) return;
  if (session.phase === "lobby") passLobby(turn);
  else if (session.phase === "paused") end(turn);
  else if (session.act) openNext(turn, session.act.ends);
}

function endGracePeriods(turn: Turn, dueAt: number): void {
  for (const { seat, graceEndsAt, team } of Object.values(turn.state.seats)) {
    if (graceEndsAt === null || graceEndsAt > dueAt) continue;
    turn.emit({ type: "wentAway", seat, at: turn.at });
    if (team !== null) settleTeam(turn, team);
  }
  startIfWaited(turn);
}

function passTeam(turn: Turn, id: string, dueAt: number): void {
  const { session, teams } = turn.state;
  const team = teams[id];
  if (!team) return;
  const wall = teamDeadline(session, team);
  const play = playDeadline(session, team);
  if (wall !== null && play !== null && wall <= dueAt) passTime(turn.team(id, play));
}
