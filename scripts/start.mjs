/**
 * `npm start`: builds pages and server where they changed, then runs the server and keeps it running.
 * The server itself migrates its database and, in local mode, makes the demo company.
 */
import { spawnSync } from "node:child_process";
import { builds, stateOf } from "./lib/builds.mjs";
import { writeCommit } from "./lib/commit.mjs";
import { nodeOptions, pinnedNode } from "./lib/node.mjs";
import { whenParentGoes } from "./lib/parent.mjs";
import { inRoot, root } from "./lib/root.mjs";
import { supervise } from "./lib/supervisor.mjs";

const node = nodeOrExit();
if (builds.some((part) => stateOf(part).stale)) build();
writeCommit();

const server = supervise({
  node,
  args: [...nodeOptions, inRoot("apps/server/build/main.mjs")],
  cwd: root,
  // Compiled modules are kept, for a later start to be quicker.
  env: { NODE_COMPILE_CACHE: inRoot("node_modules", ".cache", "node-compile"), ...process.env },
  onMessage: (message) => {
    if (message.type === "ready") console.log([`ready on ${message.url}`, ...message.lines].join("\n"));
  },
  onEvent: (line) => console.error(line),
  onEnd: (code) => process.exit(code),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.stop());
whenParentGoes(() => server.stop());

function nodeOrExit() {
  try {
    return pinnedNode();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function build() {
  console.log("building …");
  const { status } = spawnSync(node, [inRoot("scripts/build.mjs")], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
