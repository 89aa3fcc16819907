/** The tape: up to three moments of a team's session for its debrief, from its log alone. */
import type { TeamId } from "../../commands.ts";
import type { Moment } from "../../play/results.ts";
import type { Event, LogRow } from "../../play/types.ts";
import {
  type Candidate,
  closeMoments,
  clueMoments,
  contrastMoments,
  helpMoments,
  tryMoments,
  voteMoments,
} from "./moments.ts";
import { playedScenes } from "./scenes.ts";

const MOST_MOMENTS = 3;

/**
 * [Y1] The moments that stand out most, of different kinds and scenes, in the order of the session. Fewer when fewer
 * are true.
 * @param rows every row of the session that concerns the team, first to last
 */
export function tapeOf(rows: readonly LogRow<Event>[], team: TeamId): Moment[] {
  const scenes = playedScenes(rows, team);
  // The order decides between moments that stand out equally.
  const candidates: Candidate[] = [
    voteMoments,
    clueMoments,
    tryMoments,
    helpMoments,
    closeMoments,
    contrastMoments,
  ].flatMap((kind) => kind(scenes));
  const chosen: Moment[] = [];
  for (const { moment } of candidates.sort((a, b) => b.strength - a.strength)) {
    if (chosen.length === MOST_MOMENTS) break;
    if (chosen.every((other) => other.kind !== moment.kind && other.scene !== moment.scene))
      chosen.push(moment);
  }
  return chosen.sort((a, b) => a.from - b.from);
}
