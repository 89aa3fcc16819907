import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pinnedNode } from "./node.mjs";
import { inRoot, root } from "./root.mjs";

/**
 * The type-checked projects: what runs in Node together, so that nothing of it is checked twice; then every workspace
 * with rules of its own, and the scripts. The studio is no part of the product: `npm run studio:test` checks it.
 */
export async function typeProjects() {
  const { workspaces } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const projects = ["tsconfig.json"];
  for (const pattern of [...workspaces.filter((name) => name !== "studio"), "scripts"])
    for await (const file of glob(join(pattern, "tsconfig*.json"), { cwd: root })) projects.push(file);
  return projects.sort();
}

/** Checks one of them. */
export async function checkTypes(project) {
  // What was checked before is remembered, so that a second check looks only at what changed.
  const memory = join("node_modules/.cache/types", `${project.replaceAll("/", "-")}.tsbuildinfo`);
  return node([
    ...["node_modules/typescript/bin/tsc", "-p", project],
    ...["--incremental", "--tsBuildInfoFile", memory],
    // Several checkers find out the same types again, which takes more than twice the CPU and no less time on two cores.
    ...["--checkers", "1"],
  ]);
}

async function node(args) {
  const child = spawn(pinnedNode(), args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const exited = new Promise((done) => child.once("exit", done));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { ok: code === 0, output: `${out}${errors}`.trim() };
}
