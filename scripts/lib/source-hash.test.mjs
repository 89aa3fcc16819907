import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inRoot, root } from "./root.mjs";
import { sourceHash } from "./source-hash.mjs";

let folder;
const write = (name, content) => writeFileSync(join(folder, name), content);
const hash = () => sourceHash([relative(root, folder)]);

beforeEach(() => {
  mkdirSync(inRoot("test-results"), { recursive: true });
  folder = mkdtempSync(inRoot("test-results", "hash-"));
  write("page.tsx", "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("is the same for the same sources", () => {
  expect(hash()).toBe(hash());
});

test.each([
  ["a changed file", () => write("page.tsx", "two")],
  ["a new file", () => write("other.tsx", "")],
  [
    "a renamed file",
    () => {
      rmSync(join(folder, "page.tsx"));
      write("renamed.tsx", "one");
    },
  ],
])("%s changes it", (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test("tests and built folders do not count", () => {
  const before = hash();
  write("page.test.tsx", "");
  mkdirSync(join(folder, "build"));
  write("build/out.js", "");
  expect(hash()).toBe(before);
});
