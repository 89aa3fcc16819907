/** What time alone brings. */
import type { Turn } from "../play/turn.ts";
import { end, openNext } from "./acts.ts";
import { deadline, playDeadline, sessionDeadline, teamDeadline } from "./deadline.ts";
import { passTime } from "./flow.ts";
import { settleTeam } from "./roster.ts";
import { passLobby, startIfWaited } from "./start.ts";

/** [E3] Passes the moment that is due, for everybody it is due for. The turn's `now` must be that moment. */
export function passMoment(turn: Turn): void {
  const due = deadline(turn.state);
  if (due === null) return;
  passGraces(turn, due);
  for (const id of Object.keys(turn.state.teams)) passTeam(turn, id, due);
  const { session } = turn.state;
  const own = sessionDeadline(session);
  if (own === null || own > due) return;
  if (session.phase === "lobby") passLobby(turn);
  else if (session.phase === "paused") end(turn);
  else if (session.act) openNext(turn, session.act.ends);
}

function passGraces(turn: Turn, due: number): void {
  for (const { seat, graceEndsAt, team } of Object.values(turn.state.seats)) {
    if (graceEndsAt === null || graceEndsAt > due) continue;
    turn.emit({ type: "wentAway", seat, at: turn.at });
    if (team !== null) settleTeam(turn, team);
  }
  startIfWaited(turn);
}

function passTeam(turn: Turn, id: string, due: number): void {
  const { session, teams } = turn.state;
  const team = teams[id];
  if (!team) return;
  const wall = teamDeadline(session, team);
  const play = playDeadline(session, team);
  if (wall !== null && play !== null && wall <= due) passTime(turn.team(id, play));
}
