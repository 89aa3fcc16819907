import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot, root } from "./root.mjs";

/**
 * Writes down the commit of these sources, for the server to say what runs. Where they came without their history, what
 * an earlier build wrote stays.
 */
export function writeCommit() {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--short=12", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) return;
  const file = inRoot("apps/web/build/commit");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stdout);
}
