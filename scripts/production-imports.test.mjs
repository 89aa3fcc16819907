/** What runs in production imports nothing that exists for tests, and nothing that draws its pictures. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

/** A folder of test support, a test file, a tool of the tests, or the studio. */
const notShipped =
  /(^|\/)(test|testing)\/|\.test\.tsx?$|^(apps\/server\/test|bench|e2e|studio)\/|^(@lantern\/(bench|e2e|studio)|vitest|happy-dom|@testing-library\/[a-z-]+|@playwright\/test|fast-check)(\/|$)/;
const production = "{apps/server/src,apps/web/app,packages/*/src,content/src}/**/*.{ts,tsx}";

/** Modules that a source names, those of the same repository as paths from its root. */
function importsOf(path, source) {
  const names = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\() ?"([^"]+)"/g)];
  return names.map(([, name]) => (name.startsWith(".") ? join(dirname(path), name) : name));
}

/** The imports of a production source that exist for tests only. */
function testImports(path, source) {
  return notShipped.test(path) ? [] : importsOf(path, source).filter((name) => notShipped.test(name));
}

test("production sources import no test support and not the studio", () => {
  const files = globSync(production, { cwd: root });
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((path) =>
    testImports(path, readFileSync(inRoot(path), "utf8")).map((name) => `${path} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("no package exports test support", () => {
  const exported = globSync("{packages/*,content}/package.json", { cwd: root }).flatMap((path) =>
    Object.values(JSON.parse(readFileSync(inRoot(path), "utf8")).exports).map((file) =>
      join(dirname(path), file),
    ),
  );
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((path) => notShipped.test(path))).toEqual([]);
});

test.each([
  ["the server's tests", 'import { soon } from "../../test/live/live-node.ts";'],
  ["another package's tests", 'import { TestSession } from "@lantern/engine/test/session";'],
  ["a test file", 'export * from "./live.test.ts";'],
  ["a dynamic import", 'const { testDatabase } = await import("../../test/database/test-database.ts");'],
  ["a program to start", 'fork(new URL("../../test/large/verify-large.ts", import.meta.url));'],
  ["a program that draws", 'import { badge } from "../../../../studio/badges/frame.ts";'],
  ["a runner of tests", 'import { vi } from "vitest";'],
  ["what renders for tests", 'import { render } from "@testing-library/react";'],
])("an import of %s is found", (_, source) => {
  expect(testImports("apps/server/src/live/live.ts", source)).toHaveLength(1);
});

test("a test may import test support, and a name that only contains the word is allowed", () => {
  expect(testImports("apps/server/src/live/live.test.ts", 'import { vi } from "vitest";')).toEqual([]);
  expect(testImports("apps/server/src/live/live.ts", 'import { latest } from "./latest/index.ts";')).toEqual(
    [],
  );
});
