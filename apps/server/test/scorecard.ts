import { play } from "@lantern/bots/in-memory";
import { loadPack } from "@lantern/content";
import type { StoredScorecard } from "@lantern/contract/live";
import { analyze, inLanguage, scorecard } from "@lantern/engine";

/** The scorecard of the first person of a simulated team, as the live server makes it, read in a language. */
export function simulatedScorecard(language = "en"): StoredScorecard {
  const { pack } = loadPack("the-quiet-station");
  const { state, rows, now } = play(pack, { seed: "a scorecard", people: 4 });
  const team = Object.values(state.teams)[0];
  const seat = team?.joined[0];
  if (!team || !seat) throw new Error("nobody played");
  const card = scorecard(inLanguage(pack, language), state, team.id, analyze(pack, rows, team.id), seat, now);
  const people = Object.fromEntries(team.joined.map((one) => [one, { name: `Person ${one}`, portrait: 0 }]));
  return { scorecard: card, directory: { people, texts: {} } };
}
