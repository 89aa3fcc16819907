import { type Analysis, analyse, type LogRow, type Pack, type TeamEvent } from "@lantern/engine";
import type { LivePorts } from "./live-ports.ts";

/** The analysis of a finished team. The first time it is made and kept, and the voice seconds it used go. */
export async function analysisOf(ports: LivePorts, pack: Pack, stream: string): Promise<Analysis> {
  const kept = await ports.voice.analysis(stream);
  if (kept) return kept;
  const rows = (await ports.log.read(stream, 0)) as LogRow<TeamEvent>[];
  const made = analyse(pack, rows, await ports.voice.seconds(stream));
  await ports.voice.fold(stream, made);
  return made;
}
