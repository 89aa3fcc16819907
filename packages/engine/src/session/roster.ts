/** Changes of teams after the start: late joiners, splits, merges and moves. */
import type { Seat, TeamId } from "../commands.ts";
import { teamNames } from "../pack/languages.ts";
import { membersOf, presentParticipants } from "../play/people.ts";
import type { Turn } from "../play/turn.ts";
import type { Person, State, TeamState } from "../play/types.ts";
import { teamNow, teamTurn } from "./acts.ts";
import { beginAct, settle } from "./flow.ts";
import { freshTeams, MAX_TEAM } from "./formation.ts";
import { settlePortraits } from "./portraits.ts";

export function sizeOf(s: State, team: TeamState): number {
  return membersOf(teamNow(s, team)).length;
}

/**
 * The smallest team with a free seat; among equal ones the first with the fewest people whom the joining person has
 * met. An empty team only if there is no other.
 */
function smallestTeam(s: State, joining: Person | undefined, not?: TeamState): TeamState | undefined {
  const open = Object.values(s.teams).filter((team) => team !== not && sizeOf(s, team) < MAX_TEAM);
  const peopled = open.filter((team) => sizeOf(s, team) > 0);
  const metIn = (team: TeamState) =>
    membersOf(teamNow(s, team)).filter((seat) => joining?.met?.[s.seats[seat]?.key ?? ""]).length;
  return (peopled.length > 0 || not ? peopled : open).sort(
    (a, b) => sizeOf(s, a) - sizeOf(s, b) || metIn(a) - metIn(b),
  )[0];
}

/** Moves somebody to a team. Both teams continue if they waited for that. */
export function moveToTeam(turn: Turn, seat: Seat, to: TeamId): void {
  const from = turn.state.seats[seat]?.team ?? null;
  turn.emit({ type: "seated", seat, to, at: turn.at });
  settlePortraits(turn, to);
  if (from !== null) settleTeam(turn, from);
  settleTeam(turn, to);
}

/** Lets a team continue as far as its people allow. */
export function settleTeam(turn: Turn, id: TeamId): void {
  if (turn.state.session.phase === "running") settle(teamTurn(turn, id));
}

/** [N5] [N17] A late joiner joins the smallest team. If all are full, half of one team and the joiner form a new team. */
export function seatLate(turn: Turn, late: Seat): void {
  const there = smallestTeam(turn.state, turn.state.seats[late]);
  if (there) {
    moveToTeam(turn, late, there.id);
    return;
  }
  const [full] = Object.values(turn.state.teams);
  if (!full) return;
  const { planned, random } = turn.state.session;
  const fresh = freshTeams(
    teamNames(turn.pack, turn.state.session),
    [...planned, ...Object.values(turn.state.teams)],
    random,
  );
  const opened = fresh.next();
  turn.emit({ type: "teamOpened", ...opened, random: fresh.random });
  const members = membersOf(teamNow(turn.state, full));
  for (const moved of [...members.slice(Math.ceil(members.length / 2)), late])
    turn.emit({ type: "seated", seat: moved, to: opened.id, at: turn.at });
  settlePortraits(turn, opened.id);
  beginAct(turn.team(opened.id, turn.at), full);
  settleTeam(turn, full.id);
}

/** [N6] Merges teams that had one person for a whole scene into others, until the finale. */
export function mergeLonely(turn: Turn): void {
  const { pack } = turn;
  const finale = pack.acts.findIndex((one) => one.first === null);
  const { act } = turn.state.session;
  if (act !== null && finale >= 0 && act.index >= finale) return;
  for (const { id } of Object.values(turn.state.teams)) {
    const team = turn.state.teams[id];
    if (!team || team.aloneSince === null || team.entered <= team.aloneSince) continue;
    const now = teamNow(turn.state, team);
    const [present = ""] = presentParticipants(now);
    const other = smallestTeam(turn.state, turn.state.seats[present], team);
    if (!other) continue;
    const away = membersOf(now).filter((one) => one !== present);
    const freeSeats = MAX_TEAM - sizeOf(turn.state, other);
    for (const moved of [present, ...away].slice(0, freeSeats)) moveToTeam(turn, moved, other.id);
  }
}
