import type { StoredScorecard } from "@lantern/contract/live";
import { scorecard } from "@lantern/engine";
import { analysisOf } from "./analyses.ts";
import type { Hour } from "./hour.ts";
import type { LivePorts } from "./live-ports.ts";
import { personOf } from "./people.ts";
import { textIdsIn } from "./texts/cache.ts";

/** The scorecard of a finished session as one person may see it, or null while there is none for them. */
export async function scorecardOf(
  ports: LivePorts,
  hour: Hour,
  person: string,
): Promise<StoredScorecard | null> {
  await hour.settled();
  const { state, at } = hour.session;
  const seat = hour.seatOf(person);
  const stream = hour.team(seat?.team ?? "")?.stream;
  if (state.phase !== "ended" || !seat || !stream) return null;

  const analysis = await analysisOf(ports, hour.pack, stream.id.name, hour.info.personMeasures);
  const card = scorecard(hour.pack, stream.state, analysis, seat.seat, at);
  const ids = [...textIdsIn(card)];
  const texts = await ports.texts.get(ids, ports.clock.now());
  return {
    scorecard: card,
    directory: {
      people: Object.fromEntries(
        Object.values(state.seats)
          .filter((one) => one.seat in stream.state.members)
          .map((one) => [one.seat, personOf(hour.info, one.seat, one.key)]),
      ),
      texts: Object.fromEntries(ids.map((id) => [id, texts.get(id) ?? null])),
    },
  };
}
