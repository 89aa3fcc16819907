/**
 * Whatever can emit an error has a listener for it. Without one, Node ends the process: a disk, a database or a
 * stranger's connection could do that.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";
import { eachNode, lineOf } from "./lib/syntax.mjs";

/** Modules whose classes and functions make emitters, with those that do not. */
const modules = {
  "node:child_process": ["execFileSync", "spawnSync"],
  "node:events": ["once"],
  "node:http": [],
  "node:https": [],
  "node:net": ["BlockList", "isIP", "isIPv4", "isIPv6"],
  "node:stream": ["pipeline"],
  "node:tls": ["rootCertificates"],
  "node:worker_threads": ["isMainThread", "parentPort", "workerData"],
  "@redis/client": [],
  fastify: [],
  nodemailer: [],
  pdfkit: [],
  pg: [],
  ws: [],
};
const streamsOfFiles = ["createReadStream", "createWriteStream"];
/** Functions of our own that return an emitter. */
const own = ["redisClient"];

/** Emitters whose listener is added under another name. */
const elsewhere = {
  "apps/server/src/boot/app.ts: Fastify": "boot/server.ts, once the server listens",
  "apps/server/src/core/outgoing/request.ts: httpRequest": "the callers of openRequest",
  "apps/server/src/core/outgoing/request.ts: httpsRequest": "the callers of openRequest",
  "apps/server/src/core/redis/connection.ts: createClient": "the callers of redisClient",
  "apps/server/src/jobs/runner.ts: EventEmitter": "the queue emits no event with the name error",
  "apps/server/src/live/fanout/redis.ts: redisClient": "a loop over both clients",
  "apps/server/src/modules/backup/after-backup.ts: execFile": "the promise rejects with it",
  "apps/server/src/system/log.ts: createWriteStream": "toStream of system/log-output.ts",
};

/** The names in a source file that make emitters. */
function makersIn(node) {
  if (node.importKind === "type") return [];
  const others = modules[node.source.value];
  return node.specifiers.flatMap(({ imported, local, importKind }) => {
    const name = imported?.name ?? local.name;
    const makes =
      node.source.value === "node:fs" ? streamsOfFiles.includes(name) : others && !others.includes(name);
    return makes && importKind !== "type" ? [local.name] : [];
  });
}

/** @returns {string[]} what a source file makes without a listener for its errors */
function withoutListener(text, path) {
  // Most files make none, and reading the syntax takes time.
  const sources = [...Object.keys(modules), "node:fs"].map((name) => `"${name}"`);
  if (![...sources, ...own].some((name) => text.includes(name))) return [];
  const makers = new Set(own);
  const result = [];
  eachNode(text, path, (node, around) => {
    if (node.type === "ImportDeclaration") for (const name of makersIn(node)) makers.add(name);
    if (node.type !== "Identifier" || !makers.has(node.name)) return;
    if (around.some(({ type, id }) => /^(?:TS|Import)/.test(type) || id === node)) return;
    const parent = around.at(-1);
    if (parent.type === "MemberExpression") {
      // A field of the same name; or `Readable.from`, which reads what its caller passes on; or `pg.types`.
      if (parent.property === node || !/^(?:Client|Pool)$/.test(parent.property.name)) return;
    }
    const target = around.findLast(({ type }) => /^(?:VariableDeclarator|AssignmentExpression)$/.test(type));
    const variable = target?.id ?? target?.left;
    const name = variable && text.slice(variable.start, variable.typeAnnotation?.start ?? variable.end);
    const listens = name && text.includes(`${name}.on("error", `);
    // These listen to what they read.
    const isRead = name && text.match(/\b(?:pipeline|buffer)\([^)]*\)/g)?.some((call) => call.includes(name));
    if (!listens && !isRead && !elsewhere[`${path}: ${node.name}`])
      result.push(`${path}:${lineOf(text, node)} ${node.name}`);
  });
  return result;
}

test("every emitter of the server has a listener for its errors", { timeout: 60_000 }, () => {
  const paths = globSync("apps/server/src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.flatMap((path) => withoutListener(readFileSync(inRoot(path), "utf8"), path))).toEqual([]);
});

test.each([
  ["a server", 'import { createServer } from "node:net";\nconst server = createServer();'],
  ["a database client", 'import pg from "pg";\nconst client = new pg.Client();'],
  [
    "a field",
    'import { createClient } from "@redis/client";\nclass A { constructor() { this.redis = createClient(); } }',
  ],
  ["a stream that is passed on", 'import { createReadStream } from "node:fs";\nsend(createReadStream("a"));'],
  [
    "one error only",
    'import { Worker } from "node:worker_threads";\nconst a = new Worker("a");\na.once("error", stop);',
  ],
])("an emitter without a listener is found: %s", (_, text) => {
  expect(withoutListener(text, "a.ts")).toHaveLength(1);
});

test.each([
  'import { Worker } from "node:worker_threads";\nconst worker = new Worker("a");\nworker.on("error", stop);',
  'import { createWriteStream } from "node:fs";\nconst file = createWriteStream("a");\nawait pipeline(input, file);',
  'import type { Server } from "node:http";\nimport { type Socket } from "node:net";\nlet a: Server, b: Socket;',
  'import pg from "pg";\npg.types.setTypeParser(20, Number);',
])("others are not", (text) => {
  expect(withoutListener(text, "a.ts")).toEqual([]);
});
