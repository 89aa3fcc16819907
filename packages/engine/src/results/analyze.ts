/** Analyzes a session from its log alone: how the team worked together, and its awards. */

import type { Seat, TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import type { AwardsGiven } from "../play/results.ts";
import type { Event, LogRow } from "../play/types.ts";
import { personalAwards, teamAward } from "./awards/assign.ts";
import { readHistory } from "./history.ts";
import type { Measure, MeasureId } from "./measures.ts";
import { clueSharing, contribution, listening, pace, togetherness, voice } from "./measures.ts";
import { type Spirit, spiritOf } from "./spirit.ts";

export interface Analysis {
  measures: Measure[];
  spirit: Spirit;
  awards: AwardsGiven;
}

/**
 * Measures and awards of one team.
 * @param rows every row of the session that concerns the team, first to last
 * @param voiceSeconds seconds of speech by seat, of those who shared them; absent without voice
 */
export function analyze(
  pack: Pack,
  rows: readonly LogRow<Event>[],
  team: TeamId,
  voiceSeconds: Readonly<Record<Seat, number>> = {},
): Analysis {
  const ledger = readHistory(rows, team);
  const measures = [
    contribution(ledger),
    voice(ledger, voiceSeconds),
    clueSharing(ledger),
    listening(ledger),
    pace(ledger),
    togetherness(ledger),
  ];
  const spirit = spiritOf(pack, ledger);
  const values = Object.fromEntries(measures.map(({ id, value }) => [id, value]));
  const played = {
    pack,
    ledger,
    measures: values as Record<MeasureId, number | null>,
    spirit: spirit.points,
  };
  return { measures, spirit, awards: { team: teamAward(played), personal: personalAwards(played) } };
}
