import { expect, test } from "vitest";
import { isolated } from "./bidi.ts";

test.each([
  ["Ana Holm", "Ana Holm"],
  ["שרה (כהן)", "\u2068שרה (כהן)\u2069"],
  ["Ana علي", "\u2068Ana علي\u2069"],
  ["\u2068محمد\u2069", "\u2068محمد\u2069"],
  ["\u202eAna", "Ana"],
  ["山田", "山田"],
  ["", ""],
])("%j is shown as %j", (text, result) => {
  expect(isolated(text)).toBe(result);
});
