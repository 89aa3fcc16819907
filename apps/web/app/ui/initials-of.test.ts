import { isolated } from "@lantern/engine/bidi";
import { expect, test } from "vitest";
import { initials, initialsOf } from "./initials-of.ts";

test.each([
  ["Ana Holm", "AH"],
  ["ana maria holm", "AM"],
  ["🦎 Ana Holm", "AH"],
  ["太郎 𠮷野", "太𠮷"],
  ["שרה (כהן)", "שכ"],
  [isolated("שרה (כהן)"), "שכ"],
  [isolated("محمد علي"), "مع"],
  ["(Ana) [Holm]", "AH"],
  ["e\u0301mile Zola", "E\u0301Z"],
  ["क्षितिज", "क्षि"],
  ["👩🏽‍🔬", "👩🏽‍🔬"],
  ["🇩🇰 🦎", "🇩🇰"],
  ["ß Holm", "ßH"],
  ["'Okina", "O"],
  ["3 Musketeers", "3M"],
  ["", ""],
  ["(", "("],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
  expect(initials(name).isWellFormed()).toBe(true);
});

test("an empty first name leaves the last name's initial", () => {
  expect([initialsOf("", "王"), initialsOf("Suharto", ""), initialsOf("", "")]).toEqual(["王", "S", ""]);
});
