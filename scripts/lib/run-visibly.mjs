import { spawn } from "node:child_process";
import { nodeOptions, pinnedNode } from "./node.mjs";
import { inRoot } from "./root.mjs";

/**
 * Runs a program of the project on the pinned Node, its output shown as it comes.
 *
 * @param {string} program path inside the project
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} options
 * @returns {Promise<boolean>} whether it ended well
 */
export function runVisibly(program, args, { cwd = ".", env = {} } = {}) {
  const node = pinnedNode();
  const child = spawn(node, [...nodeOptions, inRoot(program), ...args], {
    cwd: inRoot(cwd),
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((done) => {
    child.once("exit", (code) => done(code === 0));
    child.once("error", () => done(false));
  });
}
