/**
 * `npm run verify:endings -- [--teams 2000]`: simulated teams of every adventure whose ending is cut for its team. Prints
 * how many different films they saw, by their shots and by shots and captions, and how often each shot and each caption
 * with a condition was in one.
 */
import { parseArgs } from "node:util";
import { loadPack } from "../content/src/index.ts";
import { play } from "../packages/bots/src/in-memory/run.ts";
import { shotsOfTeam } from "../packages/engine/src/pack/cut.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({ options: { teams: { type: "string", default: "2000" } } });
const most = Number(values.teams);
const figures: Record<string, string> = {};
const isCut = (slug: string) => {
  const { scenes, endings } = loadPack(slug).pack;
  return endings.some(({ scene }) => scenes[scene]?.kind === "film" && scenes[scene].cut);
};

for (const slug of ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"].filter(isCut)) {
  const { pack } = loadPack(slug);
  const films = new Map<string, number>();
  const byShots = new Set<string>();
  const shots = new Map<string, number>();
  const endings = new Map<string, Set<string>>();
  let teams = 0;
  for (let round = 0; teams < most; round++) {
    // Sizes from two people to three full teams.
    const session = play(pack, { seed: `${slug}-ending-${round}`, people: 2 + (round % 17) });
    for (const { ending, facts } of session.teams) {
      const end = pack.endings.find(({ id }) => id === ending);
      const scene = end && pack.scenes[end.scene];
      if (!end || scene?.kind !== "film" || !scene.cut) continue;
      teams++;
      // A name stands for a shot and its caption.
      const cutShots = shotsOfTeam(pack, scene.cut, facts);
      const names = cutShots.map(({ name }) => name);
      const film = names.join(" ");
      films.set(film, (films.get(film) ?? 0) + 1);
      byShots.add(cutShots.map(({ id }) => id).join(" "));
      endings.set(end.title, (endings.get(end.title) ?? new Set()).add(film));
      for (const name of new Set(names)) shots.set(name, (shots.get(name) ?? 0) + 1);
    }
  }
  const perEnding = [...endings.values()].map((cuts) => cuts.size);
  const mostFrequent = Math.max(...films.values());
  const share = (count: number) => `${((100 * count) / teams).toFixed(1)} %`;
  figures[slug] =
    `${teams} teams saw ${films.size} different films (the most frequent one ${share(mostFrequent)}), ` +
    `${byShots.size} by their shots alone, ` +
    `of ${Object.keys(pack.shots ?? {}).length} shots; ` +
    `${Math.min(...perEnding)} to ${Math.max(...perEnding)} for each of ${perEnding.length} endings`;
  console.log(`${slug}: ${figures[slug]}`);
  for (const [title, cuts] of endings) console.log(`  ${title}: ${cuts.size}`);
  const variants = Object.entries(pack.shots ?? {}).flatMap(([id, { caption_when = [] }]) =>
    caption_when.map((_, at) => `${id}~${at + 1}`),
  );
  for (const name of variants) if (!shots.has(name)) shots.set(name, 0);
  for (const [id, count] of [...shots].sort(([, a], [, b]) => a - b)) console.log(`  ${id}: ${share(count)}`);
}
recordProof({
  title: "Endings: films that teams saw",
  command: "npm run verify:endings",
  text: "Simulated teams of two to six people play whole sessions. A film of an ending is the list of its shots with their captions, which rules of the story choose by what the team did.",
  figures,
});
