import type { StoredScorecard } from "@lantern/contract/live";
import { type Analysis, analyze, scorecard, type TeamId } from "@lantern/engine";
import { personOf } from "./people.ts";
import type { LivePorts } from "./ports.ts";
import type { LiveSession } from "./session.ts";
import { textIdsIn } from "./texts/cache.ts";

/** The scorecard of a finished session as one person may see it, or null while there is none for them. */
export async function scorecardOf(
  ports: LivePorts,
  session: LiveSession,
  key: string,
): Promise<StoredScorecard | null> {
  await session.current();
  const { state, authority, pack, info } = session;
  const person = session.personOf(key);
  const team = state.teams[person?.team ?? ""];
  if (state.session.phase !== "ended" || !person || !team) return null;

  const analysis = await analysisOf(ports, session, team.id);
  const card = scorecard(pack, state, team.id, analysis, person.seat, authority.at);
  const ids = [...textIdsIn(card)];
  const texts = await ports.texts.get(ids, ports.clock.now());
  const people = team.joined.map((seat) => [seat, personOf(info, state.seats, seat)]);
  return {
    scorecard: card,
    directory: {
      people: Object.fromEntries(people),
      texts: Object.fromEntries(ids.map((id) => [id, texts.get(id) ?? null])),
    },
  };
}

/**
 * The analysis of a team after the end, with the awards that it was given. When it is first made, it is stored, and the
 * speaking seconds that it used are deleted.
 */
export async function analysisOf(ports: LivePorts, session: LiveSession, team: TeamId): Promise<Analysis> {
  const { voice } = ports;
  const { run, state } = session;
  const stored = await voice.analysis(run, team);
  if (stored) return stored;
  const now = await analysisNow(ports, session, team);
  const made = { ...now, awards: state.teams[team]?.awards ?? now.awards };
  await voice.fold(run, team, made);
  return made;
}

/** The analysis of a team's log so far, without anything about single people if their company measures none. */
export async function analysisNow(
  { voice, log }: LivePorts,
  { run, pack, info }: LiveSession,
  team: TeamId,
): Promise<Analysis> {
  const analysis = analyze(pack, await log.readTeam(run, team), team, await voice.seconds(run, team));
  return info.personMeasures ? analysis : ofTeamOnly(analysis);
}

/** The analysis without anything about single people. */
function ofTeamOnly({ measures, spirit, awards }: Analysis): Analysis {
  return {
    measures: measures.map((measure) => ({ ...measure, shares: {} })),
    spirit,
    awards: { team: awards.team, personal: {} },
  };
}
