/**
 * `npm run story:play -- [slug] [--runs 1000] [--people 4] [--seed lantern]`: simulated teams play a pack on
 * the pure engine. Prints the first team's path, then the distribution of endings, points and times over all runs.
 */
import { parseArgs } from "node:util";
import { loadPack, packSlugs } from "@lantern/content";
import { runAll } from "./in-memory/parallel.ts";
import { pathLines, spreadLines } from "./in-memory/report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1000" },
    /** People in the session; without it 2 to 6 in turn. */
    people: { type: "string" },
    seed: { type: "string", default: "lantern" },
  },
});

try {
  for (const slug of positionals.length > 0 ? positionals : packSlugs()) await play(slug);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function play(slug: string): Promise<void> {
  const { pack } = loadPack(slug);
  const started = performance.now();
  const inputs = Array.from({ length: Math.max(1, Number(values.runs)) }, (_, n) => ({
    seed: `${values.seed}-${n}`,
    people: Number(values.people ?? 2 + (n % 5)),
  }));
  const runs = await runAll(slug, inputs);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const first = runs[0]?.teams[0];
  console.log(`${pack.title}: ${runs.length} sessions in ${seconds} s\n`);
  if (first) console.log(["One team's way", ...pathLines(pack, first), ""].join("\n"));
  console.log(spreadLines(pack, runs).join("\n"), "\n");
}
