/** Text is cut by `cut` of the engine: a plain slice can end inside a character, and half of one cannot be stored. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

/** Shorter ones are of dates, codes and hashes; the longest hash has 32 characters. */
const slice = /\.(?:slice|substring|substr)\(0, (?:3[3-9]|[4-9]\d|\d{3,}|limits\.)/;

test("no text of the server is cut without regard to its characters", () => {
  const paths = execFileSync("git", ["ls-files", "apps/server/src/*.ts", "packages/contract/src/*.ts"], {
    cwd: root,
  })
    .toString()
    .trim()
    .split("\n")
    .filter((path) => !path.endsWith(".test.ts"));
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => slice.test(readFileSync(inRoot(path), "utf8")))).toEqual([]);
});

test("such a cut is found", () => {
  expect(slice.test("title.slice(0, 80)")).toBe(true);
  expect(slice.test("title.slice(0, limits.titleMax - 7)")).toBe(true);
  expect(slice.test("hash.slice(0, 32)")).toBe(false);
});
