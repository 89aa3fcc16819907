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
