/**
 * `npm run verify:release`: makes a release, unpacks it on a bare Debian of packages, and starts it there (root and
 * mmdebstrap). Prints the sizes and how long the start took.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inRoot, root } from "./lib/root.mjs";

const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const archive = inRoot("build/release", `lantern-hour-${version}-${process.platform}-${process.arch}.tar.gz`);
const steps = [
  [process.execPath, inRoot("scripts/release.mjs")],
  [inRoot("deploy/chroot.sh"), archive, ...process.argv.slice(2)],
];
for (const [program = "", ...args] of steps) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(1);
}
