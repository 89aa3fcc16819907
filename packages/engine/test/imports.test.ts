import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");
/** A folder may import the folders before it. Files outside of folders (commands, views, clock …) import no folder. */
const ORDER = ["puzzles", "pack", "play", "scenes", "session", "results", "check"];

/** Every source file of the engine with the files that it imports, as paths in `src`. */
const files = globSync("**/*.ts", { cwd: src })
  .filter((file) => !file.endsWith(".test.ts") && file !== "index.ts")
  .map((file) => {
    const text = readFileSync(join(src, file), "utf8");
    const imports = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) =>
      relative(src, join(src, dirname(file), path)),
    );
    return { file, imports };
  });

function rank(file: string): number {
  return ORDER.indexOf(file.includes("/") ? (file.split("/")[0] ?? "") : "");
}

test("folders import one way", () => {
  const existing = [...new Set(files.map(({ file }) => file).filter((file) => file.includes("/")))];
  expect(existing.filter((file) => rank(file) < 0)).toEqual([]);
  const wrong = files.flatMap(({ file, imports }) =>
    imports.filter((path) => rank(path) > rank(file)).map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("no file imports itself, over however many others", () => {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]));
  const circles: string[] = [];
  const done = new Set<string>();
  function visit(file: string, path: string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" > "));
    if (done.has(file) || path.includes(file)) return;
    for (const next of importsOf.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  }
  for (const { file } of files) visit(file, []);
  expect(files.length).toBeGreaterThan(80);
  expect(circles).toEqual([]);
});
