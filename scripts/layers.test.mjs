/** How the folders of the server and of the engine may import each other: ARCHITECTURE.md tells why. Tests are not checked. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

/** From the bottom up: a folder imports those before it, and features never import each other. */
const server = {
  source: "apps/server/src/",
  layers: [
    ...["system", "metrics", "db", "backup", "jobs", "core", "http", "live", "local-identity"],
    ...["features", "demo", "boot"],
  ],
  /** In these, each folder and file is a part of its own. */
  divided: ["core", "features"],
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
      "views",
      "scorecard-view",
    ],
    ...["puzzles", "pack", "play", "scenes", "results", "session", "check", "index"],
  ],
  divided: [],
};

/** `features/session`, `core/users`, `views`, or the layer alone. */
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

/** The imports that the order forbids, and the circles of parts of one layer. */
function wrongImports(tree, pairs) {
  const between = pairs
    .map(([from, to]) => ({ arrow: `${from} > ${to}`, from: partOf(tree, from), to: partOf(tree, to) }))
    .filter(({ from, to }) => from !== to);
  const upward = between.filter(
    ({ from, to }) =>
      layerOf(tree, to) > layerOf(tree, from) || (from.startsWith("features/") && to.startsWith("features/")),
  );
  const below = Map.groupBy(between, ({ from }) => from);
  const circles = [];
  const done = new Set();
  const visit = (part, route) => {
    if (route.includes(part)) circles.push([...route.slice(route.indexOf(part)), part].join(" > "));
    if (route.includes(part) || done.has(part)) return;
    for (const to of new Set(below.get(part)?.map((each) => each.to))) visit(to, [...route, part]);
    done.add(part);
  };
  for (const part of below.keys()) visit(part, []);
  return [...upward.map(({ arrow }) => arrow), ...circles];
}

test.each([
  ["server", server, 1000],
  ["engine", engine, 250],
])("a folder of the %s imports only what stands below it, and no feature another", (_, tree, atLeast) => {
  const pairs = imports(tree);
  expect(pairs.length).toBeGreaterThan(atLeast);
  const parts = pairs.flat().map((file) => partOf(tree, file));
  expect(parts.filter((part) => layerOf(tree, part) < 0)).toEqual([]);
  expect(wrongImports(tree, pairs)).toEqual([]);
});

test.each([
  ["a feature of another", server, "features/session/service.ts", "features/company/ledger.ts"],
  ["core of a feature", server, "core/users/repository.ts", "features/company/ledger.ts"],
  ["the database of core", server, "db/client.ts", "core/context.ts"],
  ["a pack of a session", engine, "pack/schema.ts", "session/decide.ts"],
])("an import by %s is found", (_, tree, from, to) => {
  expect(wrongImports(tree, [[tree.source + from, tree.source + to]])).toHaveLength(1);
});

test("a circle inside core is found", () => {
  const pairs = [
    ["core/users/a.ts", "core/tokens/b.ts"],
    ["core/tokens/b.ts", "core/users/c.ts"],
  ].map((pair) => pair.map((file) => server.source + file));
  expect(wrongImports(server, pairs)).toEqual(["core/users > core/tokens > core/users"]);
});
