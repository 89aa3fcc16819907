/** A source file of more than 400 lines says in its first comments why it is one file (CONTRIBUTING.md). */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const LONGEST = 400;
const reason = /^(?:\/\/| ?\*|\/\*\*) .*More than 400 lines:/;

const isTooLong = (text) => {
  const lines = text.trimEnd().split("\n");
  return lines.length > LONGEST && !lines.slice(0, 50).some((line) => reason.test(line));
};

test("a source file of more than 400 lines says why", () => {
  const lines = (count, first) => [first, ...Array.from({ length: count - 1 }, () => "x();")].join("\n");
  expect(isTooLong(lines(401, "x();"))).toBe(true);
  expect(isTooLong(lines(400, "x();"))).toBe(false);
  expect(isTooLong(lines(401, "// More than 400 lines: a table."))).toBe(false);
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root })
    .toString()
    .trim()
    .split("\n");
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => isTooLong(readFileSync(inRoot(file), "utf8")))).toEqual([]);
});
