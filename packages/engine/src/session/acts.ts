/** Acts and their barriers. */
import { playAt } from "../clock.ts";
import type { TeamId } from "../commands.ts";
import { isMet } from "../pack/condition.ts";
import type { Act, Pack, SceneOf } from "../pack/schema.ts";
import { membersOf, presentParticipants, type TeamNow } from "../play/people.ts";
import { nicknameOf, topTrait } from "../play/story.ts";
import type { TeamTurn, Turn } from "../play/turn.ts";
import type { SessionState, State, TeamResultRow, TeamState } from "../play/types.ts";
import { sceneKind } from "../scenes/registry.ts";
import { playDeadline } from "./deadline.ts";
import { beginAct, closeAct, retime } from "./flow.ts";

/** The turn of one team. If the team is overdue, its time is its deadline. */
export function teamTurn(turn: Turn, id: TeamId): TeamTurn {
  const { session, teams } = turn.state;
  const team = teams[id];
  const dueAt = team ? playDeadline(session, team) : null;
  return turn.team(id, Math.min(turn.at, dueAt ?? turn.at));
}

export function teamNow(s: State, team: TeamState): TeamNow {
  return { session: s.session, seats: s.seats, team };
}

function revealsOf(pack: Pack, act: Act): SceneOf<"reveal">[] {
  return Object.values(pack.scenes).filter(
    (scene): scene is SceneOf<"reveal"> => scene.act === act.id && scene.kind === "reveal",
  );
}

/** [S6] The current results, one row for each team that has played. */
function results(pack: Pack, s: State, reveals: readonly SceneOf<"reveal">[]): TeamResultRow[] {
  const counts = reveals.flatMap((scene) => Object.entries(scene.counts ?? {}));
  return Object.values(s.teams).flatMap((team) => {
    if (team.entered === 0) return [];
    if (counts.length === 0) return [resultOf(pack, s.session, team)];
    const met = counts.filter(([, when]) => isMet(when, team.facts)).map(([name]) => name);
    return [{ ...resultOf(pack, s.session, team), met }];
  });
}

function resultOf(
  pack: Pack,
  s: SessionState,
  { id, name, ending, points, ...team }: TeamState,
): TeamResultRow {
  const decisions: TeamResultRow["decisions"] = {};
  for (const [scene, made] of Object.entries(team.decisions))
    decisions[scene] = { option: made.option, silent: counted(made.silent), final: counted(made.final) };
  const placed = Object.fromEntries(
    Object.entries(team.allocations).map(([scene, { placed: tokens }]) => [scene, tokens]),
  );
  return {
    team: id,
    name,
    decisions,
    placed,
    ending,
    ...(s.addresses ? { crew: topTrait(pack, team.facts).id } : { nickname: nicknameOf(pack, team) }),
    points: points.story + points.puzzles,
  };
}

function counted(votes: Record<string, string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const option of Object.values(votes)) counts[option] = (counts[option] ?? 0) + 1;
  return counts;
}

/** Opens the next act for all teams, or ends the session after the last one. @param at play ms */
export function openNext(turn: Turn, at: number): void {
  const { pack } = turn;
  const ids = Object.keys(turn.state.teams);
  const index = (turn.state.session.act?.index ?? -1) + 1;
  const act = pack.acts[index];
  if (!act) {
    end(turn);
    return;
  }
  if (index > 0) for (const id of ids) closeAct(teamTurn(turn, id));
  const reveals = revealsOf(pack, act);
  const ends = Math.max(at, turn.state.session.plan[index] ?? at);
  turn.emit({
    type: "actOpened",
    act: index,
    at,
    ends,
    results: reveals.length > 0 ? results(pack, turn.state, reveals) : [],
  });
  for (const id of ids) beginAct(turn.team(id, at));
}

/** Ends the session. [W3] A team that has not reached the finale has no ending. */
export function end(turn: Turn): void {
  turn.emit({ type: "ended" });
}

/** Adjusts all teams to a new end of the running act. */
export function retimeTeams(turn: Turn): void {
  for (const id of Object.keys(turn.state.teams)) retime(teamTurn(turn, id));
}

const arrivals = new WeakMap<State["teams"], { act: State["session"]["act"]; arrived: number }>();

/** Number of teams that have finished the act, cached by state. */
export function arrivedTeams(s: State): number {
  const { act } = s.session;
  const cached = arrivals.get(s.teams);
  if (cached?.act === act) return cached.arrived;
  const arrived = Object.values(s.teams).filter((team) => hasArrived(s, team)).length;
  arrivals.set(s.teams, { act, arrived });
  return arrived;
}

function hasArrived({ session: { act } }: State, team: TeamState): boolean {
  return act !== null && team.arrivedAct >= act.index;
}

/** Everybody present is ready, or the round of the camp is over (G44). At a barrier without a camp nobody needs to be. */
function isReady(now: TeamNow): boolean {
  const { scene } = now.team;
  if (!scene) return false;
  return (
    scene.waiting === "barrier" ||
    (sceneKind(scene.kind).over?.(scene.data) ?? false) ||
    presentParticipants(now).every((seat) => scene.ready.includes(seat))
  );
}

/** [S5] The barrier is open when every team with people has arrived and all of them are ready. */
function isBarrierOpen(s: State): boolean {
  let peopled = false;
  for (const team of Object.values(s.teams)) {
    const now = teamNow(s, team);
    // A team without people does not delay the others.
    if (team.entered > 0 ? presentParticipants(now).length === 0 : membersOf(now).length === 0) continue;
    peopled = true;
    if (!hasArrived(s, team) || !isReady(now)) return false;
  }
  return peopled;
}

/** Opens the next act for as long as its barrier is open. */
export function passBarriers(turn: Turn): void {
  for (;;) {
    const { phase, act, clock } = turn.state.session;
    if (phase !== "running" || !act || !clock || !isBarrierOpen(turn.state)) return;
    openNext(turn, Math.min(playAt(clock, turn.now), act.ends));
  }
}
