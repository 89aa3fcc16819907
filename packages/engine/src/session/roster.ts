/** Who sits where after the start: late joiners, splits, merges, moves. */
import { playAt } from "../clock.ts";
import type { Seat } from "../commands.ts";
import { freshTeams, TEAM_MOST } from "./formation.ts";
import type { SessionTurn } from "./turn.ts";
import type { SessionState, SessionTeam } from "./types.ts";

/** Seats of a team that were not given up. */
export function sitting(s: SessionState, team: SessionTeam): Seat[] {
  return team.seats.filter((seat) => s.seats[seat]?.gone === false);
}

/** The team with fewest people that has room; empty teams only when there is no other. */
function roomiest(s: SessionState, not?: SessionTeam): SessionTeam | undefined {
  const size = (team: SessionTeam) => sitting(s, team).length;
  const open = s.teams.filter((team) => team.id !== not?.id && size(team) < TEAM_MOST);
  const peopled = open.filter((team) => size(team) > 0);
  return (peopled.length > 0 || not ? peopled : open).sort((a, b) => size(a) - size(b))[0];
}

/** [N5] A late joiner goes to the smallest team; when all are full, the last half of one makes a new team. */
export function seatLate(turn: SessionTurn, seat: Seat): void {
  const { state, pack } = turn;
  const there = roomiest(state);
  if (there) {
    turn.emit({ type: "seated", seat, team: there.id });
    return;
  }
  const full = state.teams[0];
  if (!full || !state.clock) return;
  const fresh = freshTeams(pack.team_names, [...state.planned, ...state.teams], state.random);
  const team = fresh.next();
  const since = playAt(state.clock, turn.now);
  const inherits = full.summary?.facts ?? null;
  turn.emit({ type: "teamOpened", ...team, since, inherits, random: fresh.random });
  const half = sitting(state, full);
  for (const moved of [...half.slice(Math.ceil(half.length / 2)), seat]) {
    turn.emit({ type: "seated", seat: moved, team: team.id });
  }
}

/** [N6] A team that has been one person for a whole scene joins another, until the finale. */
export function mergeLonely(turn: SessionTurn, id: string): void {
  const { state, pack } = turn;
  const team = state.teams.find((one) => one.id === id);
  const finale = pack.acts.findIndex((act) => act.first === null);
  const storyOver = state.act !== null && finale >= 0 && state.act.index >= finale;
  if (!team?.summary || team.aloneSince === null || storyOver) return;
  const other = roomiest(state, team);
  if (!other || team.summary.entered <= team.aloneSince) return;
  const room = TEAM_MOST - sitting(state, other).length;
  const [present = ""] = team.summary.present;
  const away = sitting(state, team).filter((seat) => seat !== present);
  for (const seat of [present, ...away].slice(0, room)) turn.emit({ type: "seated", seat, team: other.id });
}
