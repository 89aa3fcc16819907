/** How the server's folders may import each other: ARCHITECTURE.md tells why. Tests are not checked. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const source = "apps/server/src/";

/** From the bottom up: a folder imports those before it, and features never import each other. */
const layers = [
  "system",
  "metrics",
  "db",
  "backup",
  "jobs",
  "core",
  "http",
  "live",
  "local-identity",
  "features",
  "demo",
  "boot",
];

/** `features/session`, `core/users`, or the layer alone. A file that stands in `core/` itself is a part of its own. */
function partOf(path) {
  const [layer, folder] = path.slice(source.length).split("/");
  return layer === "features" || layer === "core" ? `${layer}/${folder}` : layer;
}

const layerOf = (part) => layers.indexOf(part.split("/")[0]);

/** Pairs of files, of which the first imports the second. */
function imports() {
  const files = globSync(`${source}**/*.ts`, { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    [...readFileSync(inRoot(file), "utf8").matchAll(/(?:\bfrom|\bimport\() ?"(\.[^"]+)"/g)].map(
      ([, name]) => [file, join(dirname(file), name)],
    ),
  );
}

/** The imports that the order forbids, and the circles of parts of one layer. */
function wrongImports(pairs) {
  const between = pairs
    .map(([from, to]) => ({ arrow: `${from} > ${to}`, from: partOf(from), to: partOf(to) }))
    .filter(({ from, to }) => from !== to);
  const upward = between.filter(
    ({ from, to }) =>
      layerOf(to) > layerOf(from) || (from.startsWith("features/") && to.startsWith("features/")),
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

test("a folder of the server imports only what stands below it, and no feature another", () => {
  const pairs = imports();
  expect(pairs.length).toBeGreaterThan(1000);
  const unknown = new Set(pairs.map(([from]) => partOf(from)).filter((part) => layerOf(part) < 0));
  expect([...unknown]).toEqual([]);
  expect(wrongImports(pairs)).toEqual([]);
});

test.each([
  ["a feature of another", "features/session/service.ts", "features/company/ledger.ts"],
  ["core of a feature", "core/users/repository.ts", "features/company/ledger.ts"],
  ["the database of core", "db/client.ts", "core/context.ts"],
])("an import by %s is found", (_, from, to) => {
  expect(wrongImports([[source + from, source + to]])).toHaveLength(1);
});

test("a circle inside core is found", () => {
  const pairs = [
    ["core/users/a.ts", "core/tokens/b.ts"],
    ["core/tokens/b.ts", "core/users/c.ts"],
  ].map((pair) => pair.map((file) => source + file));
  expect(wrongImports(pairs)).toEqual(["core/users > core/tokens > core/users"]);
});
