/**
 * `npm run story:play -- [slug] [--runs 1000] [--people 4] [--seed lantern]`: simulated teams play a pack on
 * the pure engine. Prints the first team's path, then how endings, points and times spread over all runs.
 */
import { parseArgs } from "node:util";
import { loadPack, packSlugs } from "@lantern/content";
import { pathLines, spreadLines } from "./table/report.ts";
import { run } from "./table/run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1000" },
    /** People in the session; without it 2 to 6 in turn. */
    people: { type: "string" },
    seed: { type: "string", default: "lantern" },
  },
});

for (const slug of positionals.length > 0 ? positionals : packSlugs()) {
  const { pack } = loadPack(slug);
  const started = performance.now();
  const runs = Array.from({ length: Math.max(1, Number(values.runs)) }, (_, n) =>
    run(pack, { seed: `${values.seed}-${n}`, people: Number(values.people ?? 2 + (n % 5)) }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const first = runs[0]?.teams[0];
  console.log(`${pack.title}: ${runs.length} sessions in ${seconds} s\n`);
  if (first) console.log(["One team's way", ...pathLines(pack, first), ""].join("\n"));
  console.log(spreadLines(pack, runs).join("\n"), "\n");
}
