/** Acts and their barriers. */
import { playAt } from "../clock.ts";
import type { Act, Pack } from "../pack/schema.ts";
import type { SessionTurn } from "./turn.ts";
import type { SessionState, SessionTeam, TeamResultRow } from "./types.ts";

function hasReveal(pack: Pack, act: Act): boolean {
  return Object.values(pack.scenes).some((scene) => scene.act === act.id && scene.kind === "reveal");
}

/** Results as they stand, one row for each team that has played. */
function rows(s: SessionState): TeamResultRow[] {
  return s.teams.flatMap((team) =>
    team.summary && team.summary.entered > 0
      ? [{ team: team.id, name: team.name, ...team.summary.result }]
      : [],
  );
}

/** Opens the act after the running one, or ends the session after the last. `at` is play ms. */
export function openNext(turn: SessionTurn, at: number): void {
  const { pack, state } = turn;
  const index = (state.act?.index ?? -1) + 1;
  const act = pack.acts[index];
  if (!act) {
    turn.emit({ type: "ended" });
    return;
  }
  const results = hasReveal(pack, act) ? rows(state) : [];
  turn.emit({ type: "actOpened", act: index, at, ends: Math.max(at, state.plan[index] ?? at), results });
}

/** Somebody plays in it. A team without people has arrived. */
function isPeopled(s: SessionState, team: SessionTeam): boolean {
  if (team.summary) return team.summary.present.length > 0;
  return team.seats.some((seat) => s.seats[seat]?.gone === false);
}

export function hasArrived(s: SessionState, team: SessionTeam): boolean {
  return s.act !== null && team.summary !== null && team.summary.arrivedAct >= s.act.index;
}

/** [S5] The barrier opens when every team with people has arrived and everybody in it is ready. */
export function passBarrier(turn: SessionTurn): void {
  const { state } = turn;
  if (state.phase !== "running" || !state.act || !state.clock) return;
  const peopled = state.teams.filter((team) => isPeopled(state, team));
  const waits = peopled.some((team) => !hasArrived(state, team) || team.summary?.ready !== true);
  if (peopled.length > 0 && !waits) openNext(turn, Math.min(playAt(state.clock, turn.now), state.act.ends));
}
