/** How the folders of the server and of the engine may import each other: ARCHITECTURE.md tells why. Tests are not checked. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { circles } from "./lib/circles.mjs";
import { inRoot, root } from "./lib/root.mjs";

/** From the bottom up: a folder imports those before it. */
const server = {
  source: "apps/server/src/",
  layers: [
    ...["system", "metrics", "db", "backup", "jobs", "core", "http", "live"],
    ...["modules", "local", "boot"],
  ],
  /** In these, each folder and file is a part of its own. */
  divided: ["core", "modules"],
  /** Others import the `index.ts` of a part of this layer; boot/ connects everything and imports files. */
  closed: "modules",
  opener: "boot",
};
const engine = {
  source: "packages/engine/src/",
  layers: [
    ...[
      "clock",
      "incoming",
      "commands",
      "graphemes",
      "bidi",
      "numbers",
      "random",
      "expression",
      "puzzle-views",
      "round-views",
      "views",
      "scorecard-view",
    ],
    ...["puzzles", "pack", "play", "scenes", "results", "session", "check", "index"],
  ],
  divided: [],
};

/** `modules/session`, `core/email`, `views`, or the layer alone. */
function partOf({ source, divided }, path) {
  const [layer, folder] = path.slice(source.length).split("/");
  return divided.includes(layer) ? `${layer}/${folder}` : layer.replace(".ts", "");
}

const layerOf = ({ layers }, part) => layers.indexOf(part.split("/")[0]);

/** Pairs of files, of which the first imports the second. */
function imports({ source }) {
  const files = globSync(`${source}**/*.ts`, { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    [...readFileSync(inRoot(file), "utf8").matchAll(/(?:\bfrom|\bimport\() ?"(\.[^"]+)"/g)].map(
      ([, name]) => [file, join(dirname(file), name)],
    ),
  );
}

/** The imports that the order forbids, past an index, and the circles of parts and of files. */
function wrongImports(tree, pairs) {
  const between = pairs
    .map(([from, to]) => ({
      arrow: `${from} > ${to}`,
      from: partOf(tree, from),
      to: partOf(tree, to),
      file: to,
    }))
    .filter(({ from, to }) => from !== to);
  const wrong = between.filter(
    ({ from, to, file }) =>
      layerOf(tree, to) > layerOf(tree, from) ||
      (to.startsWith(`${tree.closed}/`) && from !== tree.opener && !file.endsWith(`${to}/index.ts`)),
  );
  // A file imports its neighbors, not the index that names it for others.
  const own = pairs.filter(
    ([from, to]) =>
      to === `${tree.source}${partOf(tree, to)}/index.ts` &&
      to.startsWith(`${tree.source}${tree.closed}/`) &&
      partOf(tree, from) === partOf(tree, to),
  );
  return [
    ...wrong.map(({ arrow }) => arrow),
    ...own.map((pair) => pair.join(" > ")),
    ...circles(between.map(({ from, to }) => [from, to])),
    ...circles(pairs),
  ];
}

test.each([
  ["server", server, 1000],
  ["engine", engine, 250],
])(
  "a folder of the %s imports only what stands below it, and of a module only its index",
  (_, tree, atLeast) => {
    const pairs = imports(tree);
    expect(pairs.length).toBeGreaterThan(atLeast);
    const parts = pairs.flat().map((file) => partOf(tree, file));
    expect(parts.filter((part) => layerOf(tree, part) < 0)).toEqual([]);
    expect(wrongImports(tree, pairs)).toEqual([]);
  },
);

test.each([
  ["a module past the index of another", server, "modules/webhook/service.ts", "modules/session/rows.ts"],
  ["a module of its own index", server, "modules/session/service.ts", "modules/session/index.ts"],
  ["core of a module", server, "core/limits/limits.ts", "modules/company/index.ts"],
  ["the database of core", server, "db/client.ts", "core/context.ts"],
  ["a pack of a session", engine, "pack/schema.ts", "session/decide.ts"],
])("an import by %s is found", (_, tree, from, to) => {
  expect(wrongImports(tree, [[tree.source + from, tree.source + to]])).toHaveLength(1);
});

test.each([
  [
    ["core/audit/a.ts", "core/email/b.ts"],
    ["core/email/b.ts", "core/audit/c.ts"],
    "core/audit > core/email > core/audit",
  ],
  [["live/a.ts", "live/b.ts"], ["live/b.ts", "live/a.ts"], "live/a.ts > live/b.ts > live/a.ts"],
])("a circle of %s and %s is found", (first, second, circle) => {
  const pairs = [first, second].map((pair) => pair.map((file) => server.source + file));
  expect(wrongImports(server, pairs).map((each) => each.replaceAll(server.source, ""))).toEqual([circle]);
});
