import { expect, test } from "vitest";
import { capitalized, cut, firstCharacter, firstLetters } from "./graphemes.ts";

test.each([
  ["short", 10, "short"],
  ["exactly", 7, "exactly"],
  ["longer", 4, "long"],
  ["ab😀", 3, "ab"],
  ["ab😀", 4, "ab😀"],
  // A family, a flag, and a letter with its accent beside it are one character each.
  ["a👩‍👩‍👧b", 6, "a"],
  ["a🇩🇰", 3, "a"],
  ["xe\u0301", 2, "x"],
  // The color of the skin is a pair of surrogates that belongs to the hand before it.
  ["a👋🏽", 3, "a"],
  [`a${"\u0301".repeat(100)}`, 50, ""],
])("%j is cut at %i to %j", (text, max, expected) => {
  expect(cut(text, max)).toBe(expected);
});

test("a long text costs no more than its beginning", () => {
  const long = "a".repeat(3_000_000);
  const start = performance.now();
  for (let turn = 0; turn < 20; turn++) cut(long, 80);
  expect(performance.now() - start).toBeLessThan(1000);
});

test("first letters are those that people see, never brackets, marks or halves of a character", () => {
  expect(firstLetters("(כהן)", 1)).toBe("כ");
  expect(firstLetters("\u2068🦎 Ana\u2069", 2)).toBe("An");
  expect(firstLetters("xe\u0301y", 2)).toBe("xe\u0301");
  expect([firstLetters("𠮷野", 1), firstLetters("🦎", 1), firstLetters("", 3)]).toEqual(["𠮷", "", ""]);
  expect([firstCharacter("👩🏽‍🔬 Ana"), firstCharacter("")]).toEqual(["👩🏽‍🔬", ""]);
});

test("a capital letter is one of a whole character", () => {
  expect(capitalized("ana")).toBe("Ana");
  expect(capitalized("e\u0301mile")).toBe("E\u0301mile");
  expect(capitalized("𐐨x")).toBe("𐐀x");
  expect([capitalized(""), capitalized("🦎 x")]).toEqual(["", "🦎 x"]);
});
