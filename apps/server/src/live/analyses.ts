import { type Analysis, analyse, type LogRow, type Pack, type TeamEvent } from "@lantern/engine";
import type { LivePorts } from "./live-ports.ts";

/** What is left when nothing may be kept of single people. */
function ofTeamOnly({ measures, spirit, awards }: Analysis): Analysis {
  return {
    measures: measures.map((measure) => ({ ...measure, shares: {} })),
    spirit,
    awards: { team: awards.team, personal: {} },
  };
}

/** The analysis of a finished team. The first time it is made and kept, and the voice seconds it used go. */
export async function analysisOf(
  ports: LivePorts,
  pack: Pack,
  stream: string,
  persons: boolean,
): Promise<Analysis> {
  const kept = await ports.voice.analysis(stream);
  if (kept) return kept;
  const rows = (await ports.log.read(stream, 0)) as LogRow<TeamEvent>[];
  const whole = analyse(pack, rows, await ports.voice.seconds(stream));
  const made = persons ? whole : ofTeamOnly(whole);
  await ports.voice.fold(stream, made);
  return made;
}
