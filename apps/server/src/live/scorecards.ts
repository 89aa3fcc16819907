import type { StoredScorecard } from "@lantern/contract/live";
import { inLanguage, scorecard } from "@lantern/engine";
import { analysisOf } from "./analysis.ts";
import { personOf } from "./people.ts";
import type { LivePorts } from "./ports.ts";
import type { LiveSession } from "./session.ts";
import { textIdsIn } from "./texts/cache.ts";

/** The scorecard of a finished session as one person may see it, or null while there is none for them. */
export async function scorecardOf(
  ports: LivePorts,
  session: LiveSession,
  key: string,
  language?: string,
): Promise<StoredScorecard | null> {
  await session.current();
  const { state, authority, pack, info } = session;
  const person = session.personOf(key);
  const team = state.teams[person?.team ?? ""];
  if (state.session.phase !== "ended" || !person || !team) return null;

  const analysis = await analysisOf(ports, session, team.id);
  const story = inLanguage(pack, session.readsIn(session.pagesOf(key, language), info.language));
  const card = scorecard(story, state, team.id, analysis, person.seat, authority.at);
  const ids = [...textIdsIn(card)];
  const texts = await ports.texts.get(ids, ports.clock.now());
  const people = team.joined.map((seat) => [seat, personOf(info, state.seats, seat)]);
  return {
    scorecard: card,
    language: info.language,
    directory: {
      people: Object.fromEntries(people),
      texts: Object.fromEntries(ids.map((id) => [id, texts.get(id) ?? null])),
    },
  };
}
