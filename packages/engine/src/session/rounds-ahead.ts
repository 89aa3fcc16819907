/** [G44] The camps in which a round can open now. */
import { playAt } from "../clock.ts";
import type { Seat, TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { peopleHere } from "../play/round.ts";
import type { State } from "../play/types.ts";
import { canOpen } from "../scenes/round.ts";
import { teamNow } from "./acts.ts";

/** @param now wall ms */
export function roundsAhead(
  pack: Pack,
  state: State,
  now: number,
): { team: TeamId; scene: string; number: number; people: Seat[] }[] {
  const { clock, phase } = state.session;
  if (!clock || phase !== "running" || !pack.rounds) return [];
  const at = playAt(clock, now);
  return Object.values(state.teams).flatMap((team) => {
    const here = teamNow(state, team);
    if (!team.scene || !canOpen({ ...here, pack }, at)) return [];
    return [
      { team: team.id, scene: team.scene.id, number: team.rounds?.length ?? 0, people: peopleHere(here) },
    ];
  });
}
