/** `node scripts/run.mjs <task> [arguments]`: runs one of the project's programs on the pinned Node. */
import { spawn, spawnSync } from "node:child_process";
import { nodeOptions, pinnedNode } from "./lib/node.mjs";
import { inRoot, root } from "./lib/root.mjs";

const tasks = {
  test: "scripts/test.mjs",
  tests: "node_modules/vitest/vitest.mjs",
  build: "scripts/build.mjs",
  lint: "scripts/lint.mjs",
  types: "scripts/types.mjs",
  checklist: "scripts/checklist.mjs",
  admin: "apps/server/src/boot/make-admin.ts",
  backup: "apps/server/src/boot/backup.ts",
  restore: "apps/server/src/boot/restore.ts",
  doctor: "scripts/doctor.mjs",
  start: "apps/server/build/main.mjs",
  release: "scripts/release.mjs",
  "upgrade-postgres": "apps/server/src/boot/upgrade-postgres.ts",
  rotate: "apps/server/src/boot/rotate.ts",
  check: "bench/check.ts",
  simulate: "bench/simulate.ts",
  browse: "scripts/browse.mjs",
  "verify:chaos": "bench/verify-chaos.ts",
  "verify:abroad": "bench/verify-abroad.ts",
  "verify:line": "bench/verify-line.ts",
  "verify:nights": "bench/verify-nights.ts",
  "verify:nodes": "bench/verify-nodes.ts",
  "verify:attack": "bench/verify-attack.ts",
  "verify:series": "bench/verify-series.ts",
  "verify:tape": "bench/verify-tape.ts",
  "verify:endings": "bench/verify-endings.ts",
  "verify:languages": "bench/verify-languages.ts",
  "verify:spelling": "content/src/spelling-check.ts",
  "verify:einvoice": "apps/server/test/money/verify-einvoice.ts",
  "verify:evidence": "apps/server/test/check-in/verify-evidence.ts",
  "verify:backup": "apps/server/test/backup/verify-backup.ts",
  "verify:money": "apps/server/test/money/verify-money.ts",
  "verify:release": "scripts/verify-release.mjs",
  "verify:operations": "bench/verify-operations.ts",
  "verify:earlier": "bench/verify-earlier.ts",
  "verify:updates": "apps/server/test/backup/verify-updates.ts",
  "verify:large": "apps/server/test/large/verify-large.ts",
  "verify:logs": "apps/server/test/large/verify-logs.ts",
  "bench:live": "bench/live.ts",
  "bench:capacity": "bench/capacity.ts",
  "bench:weight": "bench/weight.ts",
  "bench:sign-in": "bench/sign-in.ts",
  "bench:site": "bench/site.ts",
  "story:check": "content/src/story-check.ts",
  "story:texts": "content/src/story-texts.ts",
  "story:draw": "content/src/draw-texts.ts",
  "story:media": "content/src/media.ts",
  "story:play": "packages/bots/src/story-play.ts",
  "demo:record": "apps/server/src/local/demo/past/record.ts",
  art: "studio/render-art.ts",
  film: "studio/render-films.ts",
  score: "studio/render-scores.ts",
  "art:mail": "studio/email-covers.ts",
  "studio:test": "studio/test.mjs",
  sbom: "scripts/sbom.mjs",
  fonts: "scripts/fonts.mjs",
  holidays: "scripts/public-holidays.mjs",
  "share-image": "scripts/share-image.mjs",
};

const [task = "", ...args] = process.argv.slice(2);
const program = tasks[task];
if (!program) fail(`Unknown task "${task}"; known are ${Object.keys(tasks).join(", ")}.`);

try {
  // They start the bundle of the server.
  if (/^(?:verify|bench):/.test(task)) build();
  const child = spawn(pinnedNode(), [...nodeOptions, program, ...args], { cwd: root, stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  fail(error.message);
}

/** What has changed since the last time. */
function build() {
  const { status } = spawnSync(pinnedNode(), [inRoot("scripts/build.mjs")], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
