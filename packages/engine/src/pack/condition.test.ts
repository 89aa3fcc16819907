import { describe, expect, test } from "vitest";
import { parseExpression } from "../expression.ts";
import { type Facts, isMet, namesReadBy } from "./condition.ts";

const facts: Facts = {
  flags: { listened: true },
  resources: { trust: 6 },
  traits: { ear: -1 },
  choices: { c5: "go" },
};
const isTrue = (text: string) => isMet(parseExpression(text), facts);

describe("[L1] conditions", () => {
  test.each([
    ["listened", true],
    ["!listened", false],
    ["not song", true],
    ["trust >= 6", true],
    ["trust ≥ 7", false],
    ["trust < 6", false],
    ["ear = -1", true],
    ["unknown = 0", true],
    ["c5 = go", true],
    ["c5=stay", false],
    ["c5 != stay", true],
    ["listened, !song", true],
    ["listened, song", false],
    ["song or listened", true],
    ["song and listened or trust = 6", true],
    ["song and (listened or trust = 6)", false],
    ["song or listened, c5 = stay", false],
  ])("%s", (text, expected) => {
    expect(isTrue(text)).toBe(expected);
  });

  test("survive JSON", () => {
    const read = parseExpression("(a or !b), trust >= 3, c5 != go");
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });

  test.each(["", "a b", "trust >=", "(a", "a)", "a $ b", ">= 3"])("refuses %j", (text) => {
    expect(() => parseExpression(text)).toThrow(SyntaxError);
  });

  test("a name in a numeric comparison is an amount, so a pack without it is rejected", () => {
    expect(namesReadBy(parseExpression("trust >= six")).amounts).toEqual(["trust", "six"]);
  });

  test("list the names they read", () => {
    expect(namesReadBy(parseExpression("a, !b or trust > 2, c5 = go"))).toEqual({
      flags: ["a", "b"],
      amounts: ["trust"],
      choices: [["c5", "go"]],
    });
  });
});
