import type { Language } from "@lantern/contract/languages";
import { analyze, inLanguage, type Pack, type ScorecardView, scorecard, teamMembers } from "@lantern/engine";
import { demoPeople } from "../people.ts";
import { Replay } from "./replay.ts";
import type { StoredPlay } from "./stored.ts";

/** The public page has so many steps of the path, and leaves the last choices to its readers. */
const firstChoices = 6;
const startsAt = Date.UTC(2026, 8, 24, 13);

/** The scorecard of the first team of a stored play, as the public page of a language shows it: with one person's award. */
export function sampleScorecard(play: StoredPlay, pack: Pack, language: Language): ScorecardView {
  const people = demoPeople.map(({ email }) => email);
  const run = { id: 1, sessionId: "sample", run: 1 };
  const { state, rows, endedAt } = new Replay(play, { run, pack, startsAt, language, people });
  const [team = ""] = Object.keys(state.teams);
  const [seat = ""] = teamMembers(state, team);
  const [card, own] = [null, seat].map((one) =>
    scorecard(inLanguage(pack, language), state, team, analyze(pack, rows, team), one, endedAt),
  ) as [ScorecardView, ScorecardView];
  return {
    ...card,
    path: card.path.slice(0, firstChoices),
    awards: { ...card.awards, personal: own.awards.personal },
    // Nobody has spoken.
    measures: card.measures.filter(({ value }) => value !== null),
    kudos: [],
    commitmentTextId: null,
  };
}
