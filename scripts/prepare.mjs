/**
 * Before `npm start` and `npm test`: makes sure that what package-lock.json names is installed.
 * Runs on any Node from 20 on, also on a fresh clone, so it imports nothing that is not there yet.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { outOfStep } from "./lib/installed.mjs";
import { inRoot, root } from "./lib/root.mjs";

// A machine may be set up to leave out development or optional packages; both are needed here.
// Warnings about the version of Node do not concern us: the product runs on another one.
const include = ["--include=optional", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];

if (!existsSync(inRoot("node_modules"))) npm("ci", ...include);
else if (outOfStep()?.length !== 0) npm("install", ...include);

function npm(...args) {
  console.log(`npm ${args.join(" ")}`);
  const inside = process.env.npm_execpath?.endsWith(".js");
  const [file, first] = inside ? [process.execPath, [process.env.npm_execpath]] : ["npm", []];
  const shell = !inside && process.platform === "win32";
  const { status } = spawnSync(file, [...first, ...args], { cwd: root, stdio: "inherit", shell });
  if (status !== 0) {
    console.error(`npm ${args[0]} failed: the packages could not be installed (see above).`);
    process.exit(1);
  }
}
