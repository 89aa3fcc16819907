import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "../..");
const files = readdirSync(app, { recursive: true, encoding: "utf8" });
const read = (wanted: RegExp) =>
  files
    .filter((file) => wanted.test(file))
    .map((file) => [file, readFileSync(join(app, file), "utf8")] as const);

/** Classes that a page makes from a value (`is-${scene.kind}`), or that a package adds. */
const made =
  /^(is-(briefing|camp|decision|puzzle|reflection|scorecard)|m-\w+|lucide|quiet-station|honest-heist)$/;

/** Classes that a stylesheet has rules for. */
function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, "");
  return new Set([...rules.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name));
}

test("every class of a stylesheet is used by a page", () => {
  const pages = read(/(?<!\.test)\.tsx?$/).map(([, text]) => text);
  const tokens = new Set(pages.join("\n").split(/[^\w-]+/));
  const unused = read(/\.css$/).flatMap(([file, css]) =>
    [...classesOf(css)]
      .filter((name) => !tokens.has(name) && !made.test(name))
      .map((name) => `${file} .${name}`),
  );
  expect(unused).toEqual([]);
});
