import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Large modules that a start does not need. They are loaded by `import()` when somebody first uses them. */
const late = ["@redis/client", "stripe", "sharp", "email-providers", "disposable-email-domains"];

/** Modules that a file imports statically. Imports of types are erased. */
const importsOf = (file: URL): string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(/^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s+)?"([^"]+)"/gm),
  ].flatMap(([, name]) => name ?? []);

/** The files and packages that a start loads, each package with a file that imports it. */
function loadedAtStart() {
  const start = new URL("main.ts", import.meta.url);
  const files = new Set([start.href]);
  const packages = new Map<string, string>();
  for (const href of files)
    for (const name of importsOf(new URL(href))) {
      if (name.startsWith(".")) files.add(new URL(name, href).href);
      else packages.set(name, href);
    }
  return { files, packages };
}

test("a start loads nothing that can wait, so that a killed server is back soon", () => {
  const { files, packages } = loadedAtStart();
  // Proves that the walk over the imports reached modules far from the first file.
  expect(packages.has("fastify") && packages.has("pg") && files.size > 200).toBe(true);
  const early = [...packages].filter(([name]) =>
    late.some((one) => name === one || name.startsWith(`${one}/`)),
  );
  expect(early).toEqual([]);
});

test("what only local mode has is loaded by it alone, so that the production package can leave it out", () => {
  expect([...loadedAtStart().files].filter((file) => file.includes("/src/local/"))).toEqual([]);
});
