/**
 * `npm run verify:tape -- [--teams 1000]`: simulated teams of every adventure, each tape checked by a second reading of
 * the log. Prints how many moments of which kinds teams get. Exits with 1 when a moment is not true.
 */
import { parseArgs } from "node:util";
import { loadPack } from "../content/src/index.ts";
import { play } from "../packages/bots/src/in-memory/run.ts";
import { tapeOf } from "../packages/engine/src/index.ts";
import { tapeFaults } from "../packages/engine/test/tape-check.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({ options: { teams: { type: "string", default: "1000" } } });
const most = Number(values.teams);
const figures: Record<string, string> = {};
let wrong = 0;

for (const slug of ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"]) {
  const { pack } = loadPack(slug);
  const lengths = [0, 0, 0, 0];
  const kinds = new Map<string, number>();
  let teams = 0;
  let slowestMs = 0;
  for (let round = 0; teams < most; round++) {
    // Sizes from two people to three full teams.
    const session = play(pack, { seed: `${slug}-${round}`, people: 2 + (round % 17) });
    for (const { id } of session.teams) {
      const before = process.cpuUsage();
      const moments = tapeOf(session.rows, id);
      slowestMs = Math.max(slowestMs, process.cpuUsage(before).user / 1000);
      const faults = tapeFaults(pack, session.rows, id, moments);
      for (const fault of faults.slice(0, 3)) console.log(`${slug}, round ${round}, team ${id}: ${fault}`);
      wrong += faults.length;
      teams++;
      lengths[moments.length] = (lengths[moments.length] ?? 0) + 1;
      for (const { kind } of moments) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  const shares = [...kinds].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} ${count}`);
  figures[slug] =
    `${teams} teams; with 3, 2, 1, 0 moments: ${lengths.toReversed().join(", ")}; ` +
    `slowest ${Math.ceil(slowestMs)} ms; ${shares.join(", ")}`;
  console.log(`${slug}: ${figures[slug]}`);
}
console.log(`${wrong} faults`);
recordProof({
  title: "Tape: moments of simulated teams",
  command: "npm run verify:tape",
  text: `Every moment was read a second time from the rows that it names; ${wrong} were not true.`,
  figures,
});
process.exit(wrong > 0 ? 1 : 0);
