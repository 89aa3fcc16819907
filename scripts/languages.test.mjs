/** The guide to a new language names every file that belongs to one language, so nothing of a fourth is left out. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const guide = readFileSync(inRoot("docs/guides/add-a-language.md"), "utf8");
const filesIn = (pattern) =>
  globSync(pattern, { cwd: root, exclude: ["**/node_modules/**", "**/build/**"] }).sort();

test("the guide to a new language names each file of a participant's language", () => {
  const files = filesIn("apps/{web/app,server/src/core}/i18n/es/*.ts").map((path) => basename(path, ".ts"));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => name !== "index" && !guide.includes(`\`${name}\``))).toEqual([]);
});

test("the guide to a new language names each other file of one language", () => {
  const files = filesIn(["{apps,packages,content}/**/es.*", "{apps,packages,content}/**/*-es.*"]).filter(
    // One file for each story.
    (path) => !path.startsWith("content/experiences/"),
  );
  expect(files.length).toBeGreaterThan(6);
  expect(files.filter((path) => !guide.includes(path))).toEqual([]);
});
