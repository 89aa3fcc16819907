import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withSection } from "./proof.ts";

const of = (title: string, lost: number) => ({
  title,
  command: "npm run verify:nodes",
  text: "Sixty people.",
  figures: { lost },
});

test("a section is added in order, and replaced by the next run of its program", () => {
  const first = withSection("", of("Two nodes", 1), "commit a");
  const second = withSection(first, of("Kills", 0), "commit b");
  const third = withSection(second, of("Two nodes", 0), "commit c");
  expect(third.match(/^## .*/gm)).toEqual(["## Kills", "## Two nodes"]);
  expect(third).toContain("`npm run verify:nodes`, commit c");
  expect(third).not.toContain("commit a");
  expect(third).not.toContain("| lost | 1 |");
  expect(third.match(/^# Proof/gm)).toHaveLength(1);
});

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function hasHistory(): boolean {
  try {
    return git("rev-parse", "--is-shallow-repository") === "false";
  } catch {
    return false;
  }
}

test.runIf(hasHistory())("every section was measured with code of this history", () => {
  const page = readFileSync(new URL("../docs/proof.md", import.meta.url), "utf8");
  const sections = page.split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(10);
  for (const section of sections) {
    const commit = /, commit ([0-9a-f]{10})(?: with changes)?, \d{4}-\d{2}-\d{2}, /.exec(section)?.[1];
    expect(commit, section.split("\n")[0]).toBeDefined();
    const find = () => git("merge-base", "--is-ancestor", String(commit), "HEAD");
    expect(find, `the commit of ${section.split("\n")[0]}`).not.toThrow();
  }
});
