/**
 * `npm run verify:evidence -- [--companies 10000] [--watched 6]`: measures the intervals of the check-in over synthetic
 * companies whose true change is known, and lets an attacker ask for everything before and after single responses. Exits
 * with 1 when a bar is missed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordProof } from "../../../../bench/proof.ts";
import { estimateOf } from "../../src/modules/check-in/interval-policy.ts";
import { resultsOfSubtracting } from "./naive.ts";
import { syntheticCompany } from "./synthetic-company.ts";

const { values } = parseArgs({
  options: {
    companies: { type: "string", default: "10000" },
    watched: { type: "string", default: "6" },
  },
});
const companies = Number(values.companies);
const figures: Record<string, string | number> = {};
let missed = 0;

function print(name: string, value: string | number, isMissed = false): void {
  figures[name] = value;
  if (isMissed) missed++;
  console.log(`${isMissed ? "MISSED " : ""}${name}: ${value}`);
}

const percent = (part: number, whole: number) => (100 * part) / whole;

/** @param effect the same true change for every company; without it, each has one of its own */
function measure(effect: number | undefined) {
  const total = { intervals: 0, covered: 0, claimed: 0, companies: 0, anyClaim: 0 };
  for (let at = 0; at < companies; at++) {
    const { totals, truth } = syntheticCompany(`${effect ?? "any"}-${at}`, effect);
    let wrong = 0;
    for (const [id, each] of totals) {
      const estimate = estimateOf(each);
      if (!estimate) continue;
      total.intervals++;
      if (estimate.low <= truth[id] && truth[id] <= estimate.high) total.covered++;
      if (estimate.low > 0 && truth[id] <= 0) wrong++;
    }
    total.claimed += wrong;
    total.companies++;
    if (wrong > 0) total.anyClaim++;
  }
  return total;
}

for (const [name, effect] of [
  ["companies with changes of every size", undefined],
  ["companies without any change", 0],
] as const) {
  const { intervals, covered, claimed, anyClaim } = measure(effect);
  const coverage = percent(covered, intervals);
  const wrong = percent(claimed, intervals);
  print(`${name}: intervals`, intervals);
  print(`${name}: cover the truth (93 to 97 %)`, `${coverage.toFixed(2)} %`, coverage < 93 || coverage > 97);
  print(`${name}: "it helped" claimed falsely (at most 2.5 %)`, `${wrong.toFixed(2)} %`, wrong > 2.5);
  print(`${name}: with one of four such claims`, `${percent(anyClaim, companies).toFixed(2)} %`);
}

const folder = mkdtempSync(join(tmpdir(), "lantern-evidence-"));
const file = join(folder, "attack.json");
try {
  const root = fileURLToPath(new URL("../../../..", import.meta.url));
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const run = ["run", "apps/server/src/modules/check-in/attack.test.ts"];
  const env = { ...process.env, CHECK_IN_ATTACK: file, CHECK_IN_WATCHED: values.watched };
  const { status } = spawnSync(process.execPath, [vitest, ...run], { cwd: root, env, stdio: "inherit" });
  const attack = JSON.parse(readFileSync(file, "utf8"));
  print("attack: requests", attack.requests);
  print("attack: that depend on a single response (0)", attack.noticed.length, attack.noticed.length > 0);
  print("attack: responses that were counted", attack.responses);
  print("attack: of them recovered (0)", attack.recovered, attack.recovered > 0 || status !== 0);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const naive = resultsOfSubtracting(30);
print(
  "the same by subtracting, if a live mean were shown from five people on",
  `${naive.recovered} of ${naive.people}`,
);

recordProof({
  title: "Evidence: intervals and attacks",
  command: "npm run verify:evidence",
  text: `Check-ins of ${companies} synthetic companies, twice, with sessions that move everybody in them alike; and an attacker who asks for everything that can be read before and after single responses and releases, and for each counted response looks for another world in which everything released is the same.`,
  figures,
});
process.exit(missed > 0 ? 1 : 0);
