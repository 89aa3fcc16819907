/**
 * `npm run verify:languages -- [--teams 1000]`: the same simulated teams play the adventures in every language, and in all
 * of them at once. A team must not get other points, endings or solved puzzles by the language that it reads: the means
 * may differ by 2 %. The log may not be larger than one with texts, and a change in a team of three languages may take
 * 1.8 times the CPU of one in a team of one.
 */
import { parseArgs } from "node:util";
import { loadPack } from "../content/src/index.ts";
import { runAll } from "../packages/bots/src/in-memory/parallel.ts";
import type { TeamRun } from "../packages/bots/src/in-memory/run.ts";
import { languages } from "../packages/contract/src/languages.ts";
import { languagesOf } from "../packages/engine/src/pack/languages.ts";
import { languageCost } from "./language-cost.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({ options: { teams: { type: "string", default: "1000" } } });
const most = Number(values.teams);
const slugs = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];
/** Two full teams. */
const people = 12;
const allowed = 0.02;
/** CPU of a change in a team of three languages, of that in a team of one. */
const allowedCost = 1.8;

/** Who reads what: everybody the same, or one after the other. */
const readers: Record<string, readonly string[]> = {
  ...Object.fromEntries(languages.map((language) => [language, [language]])),
  mixed: languages,
};

const mean = (of: (team: TeamRun) => number, teams: readonly TeamRun[]) =>
  teams.reduce((sum, team) => sum + of(team), 0) / teams.length;
const pointsOf = ({ card }: TeamRun) => card.points.total;
const solvedOf = ({ card }: TeamRun) => card.path.filter(({ solved }) => solved).length;

const figures: Record<string, string> = {};
const teamsIn = new Map<string, TeamRun[]>();
let wrong = 0;

for (const slug of slugs) {
  const missing = languages.filter((language) => !languagesOf(loadPack(slug).pack).includes(language));
  if (missing.length > 0) throw new Error(`${slug} is not told in ${missing.join(", ")}`);
  for (const [name, read] of Object.entries(readers)) {
    const seats = Array.from({ length: people }, (_, n) => [`s${n + 1}`, read[n % read.length] ?? "en"]);
    const inputs = Array.from({ length: Math.ceil(most / slugs.length / 2) }, (_, round) => ({
      seed: `${slug}-language-${round}`,
      people,
      addresses: true,
      languages: Object.fromEntries(seats),
    }));
    const teams = (await runAll(slug, inputs)).flatMap((session) => session.teams);
    teamsIn.set(name, [...(teamsIn.get(name) ?? []), ...teams]);
    console.log(`${slug}, ${name}: ${teams.length} teams, ${mean(pointsOf, teams).toFixed(1)} points`);
    wrong += compare(`${slug}, ${name}`, teams, slug);
  }
}

/** Against English teams of the same story. Returns the number of faults. */
function compare(name: string, teams: readonly TeamRun[], slug: string): number {
  const english = (teamsIn.get("en") ?? []).slice(-teams.length);
  const apart = Math.abs(mean(pointsOf, teams) / mean(pointsOf, english) - 1);
  const solvedApart = Math.abs(mean(solvedOf, teams) / mean(solvedOf, english) - 1);
  if (teams.length === english.length && apart <= allowed && solvedApart <= allowed) return 0;
  console.log(`  ✗ ${name} in ${slug}: points differ by ${apart}, solved puzzles by ${solvedApart}`);
  return 1;
}

const inEnglish = teamsIn.get("en") ?? [];
for (const [name, teams] of teamsIn) {
  const same = teams.filter((team, at) => pointsOf(team) === pointsOf(inEnglish[at] ?? team)).length;
  const apart = 100 * Math.abs(mean(pointsOf, teams) / mean(pointsOf, inEnglish) - 1);
  figures[name] =
    `${teams.length} teams, ${mean(pointsOf, teams).toFixed(1)} points on average (${apart.toFixed(2)} % from English), ` +
    `${same} with the same points as that team in English`;
  console.log(`${name}: ${figures[name]}`);
}
const costs = slugs.map((slug) => ({ slug, ...languageCost(slug) }));
for (const { slug, addresses, texts } of costs) {
  figures[`log of six people in KB, ${slug}`] =
    `${(addresses / 1000).toFixed(1)}, with texts in it ${(texts / 1000).toFixed(1)}`;
  if (addresses > texts) wrong += 1;
}
const cpu = languages.map(
  (_, at) => costs.reduce((sum, { perChange }) => sum + (perChange[at] ?? 0), 0) / costs.length,
);
const ratio = (cpu.at(-1) ?? 0) / (cpu[0] ?? 1);
figures["CPU of a change for a team of six, in one, two and three languages, ms"] = cpu
  .map((ms) => ms.toFixed(3))
  .join(", ");
figures[`three languages, of one (limit ${allowedCost})`] = ratio.toFixed(2);
if (ratio > allowedCost) wrong += 1;
console.log(figures);
recordProof({
  title: "Languages of a story",
  command: "npm run verify:languages",
  text: "The same simulated teams of six people play the three adventures in each language, and with all languages in one team. Means of points and of solved puzzles may differ by 2 % for each adventure. A change is drawn, compared and encoded as a node does it.",
  figures,
});
if (wrong > 0) process.exitCode = 1;
