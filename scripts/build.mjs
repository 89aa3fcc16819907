/**
 * `npm run build`: builds what the server serves, where its sources changed since the last time.
 * With `--force` everything.
 */
import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { findBinaries } from "../apps/server/src/db/embedded/binaries.ts";
import { builds, stateOf } from "./lib/builds.mjs";
import { writeCommit } from "./lib/commit.mjs";
import { compressFolder } from "./lib/compress.mjs";
import { nodeOptions, pinnedNode } from "./lib/node.mjs";
import { inRoot } from "./lib/root.mjs";

for (const part of builds) {
  const { hash, stale, stampFile } = stateOf(part);
  if (!stale && !process.argv.includes("--force")) continue;
  const began = performance.now();
  rmSync(stampFile, { force: true });
  await run(part, hash);
  if (part.compress) await compressFolder(inRoot(part.compress));
  writeFileSync(stampFile, hash);
  console.log(`built ${part.name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

writeCommit();
prepareDatabase();

/** Completes the built-in database, because a server may run where it cannot write to its own files. */
function prepareDatabase() {
  try {
    findBinaries();
  } catch (error) {
    console.warn(error.message);
  }
}

/** A build is silent unless it fails. It knows its own id. */
async function run({ name, cwd, command }, id) {
  const [program, ...args] = command;
  const child = spawn(pinnedNode(), [...nodeOptions, inRoot(program), ...args], {
    cwd: inRoot(cwd),
    env: { ...process.env, NODE_ENV: "production", VITE_BUILD_ID: id },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise((done) => child.once("exit", done));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (code === 0) return;
  console.error(`${out}${errors}\nBuilding ${name} failed (see above).`);
  process.exit(1);
}
