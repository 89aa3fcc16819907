import { limits } from "@lantern/contract/limits";
import { expect, test } from "vitest";
import { numberedTitle } from "./numbered-title.ts";

test("a long title is cut before a whole character, so that its number fits", () => {
  const start = "a".repeat(limits.titleMax - 5);
  expect(numberedTitle(`${start}😀😀`, 2, 3)).toBe(`${start} 2/3`);
  expect(numberedTitle("Autumn 😀", 2, 3)).toBe("Autumn 😀 2/3");
});
