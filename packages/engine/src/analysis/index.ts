/** The hour, read from its log alone: how the team worked together, and what it is awarded for. */
import { personalAwards, teamAward } from "../awards/assign.ts";
import type { Seat } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { type Spirit, spiritOf } from "../scoring/spirit.ts";
import type { LogRow, TeamEvent } from "../team/types.ts";
import { contribution, voice } from "./balance.ts";
import { clueSharing } from "./clues.ts";
import { readLedger } from "./ledger.ts";
import { listening } from "./listening.ts";
import type { Measure, MeasureId } from "./measure.ts";
import { pace } from "./pace.ts";
import { togetherness } from "./togetherness.ts";

export interface Analysis {
  measures: Measure[];
  spirit: Spirit;
  awards: { team: string; personal: Record<Seat, string> };
}

/**
 * Measures and awards of one team.
 * @param rows every row of the team's stream, first to last
 * @param voiceSeconds seconds of speech by seat, of those who shared them; leave it out when nobody could
 */
export function analyse(
  pack: Pack,
  rows: readonly LogRow<TeamEvent>[],
  voiceSeconds: Readonly<Record<Seat, number>> = {},
): Analysis {
  const ledger = readLedger(rows);
  const measures = [
    contribution(ledger),
    voice(ledger, voiceSeconds),
    clueSharing(ledger),
    listening(ledger),
    pace(ledger),
    togetherness(ledger),
  ];
  const spirit = spiritOf(ledger);
  const values = Object.fromEntries(measures.map(({ id, value }) => [id, value]));
  const hour = { pack, ledger, measures: values as Record<MeasureId, number | null>, spirit: spirit.points };
  return { measures, spirit, awards: { team: teamAward(hour), personal: personalAwards(hour) } };
}
