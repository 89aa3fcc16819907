import { describe, expect, test } from "vitest";
import type { Facts } from "./condition.ts";
import { applyEffects, Effects, parseEffects } from "./effects.ts";

const before: Facts = {
  flags: { old: true },
  resources: { trust: 9, memory: 2 },
  traits: { ear: 0 },
  choices: {},
};
const ranges = { trust: { min: 0, max: 10 }, memory: { min: 0, max: 30 } };
const after = (...source: string[]) => applyEffects(source.flatMap(parseEffects), before, ranges);

describe("[L2] effects", () => {
  test("add, and stop at a resource's range but not at a trait's", () => {
    expect(after("trust+5 ear-3").resources.trust).toBe(10);
    expect(after("trust-50").resources.trust).toBe(0);
    expect(after("trust+5 ear-3").traits.ear).toBe(-3);
  });

  test("set numbers and flags, and clear flags", () => {
    const facts = after("memory = 3 new !old");
    expect(facts.resources.memory).toBe(3);
    expect(facts.flags).toEqual({ new: true });
  });

  test("derive a flag from a condition, again and again", () => {
    expect(after("dim := memory <= 2").flags.dim).toBe(true);
    expect(after("dim", "memory+1", "dim := memory <= 2").flags.dim).toBeUndefined();
  });

  test("a condition applies until the next one and reads earlier effects", () => {
    expect(after("[trust >= 9] a b [trust >= 10] c").flags).toEqual({ old: true, a: true, b: true });
    expect(after("trust+1 [trust >= 10] c").flags.c).toBe(true);
    expect(after("[old] closed", "[!closed] opened").flags).toEqual({ old: true, closed: true });
  });

  test("leave the facts before as they are", () => {
    after("trust-1 a");
    expect(before.resources.trust).toBe(9);
    expect(before.flags.a).toBeUndefined();
  });

  test("are parsed from a string or a list, and rejected with a reason", () => {
    expect(Effects.parse(["a", "trust+1"])).toEqual(Effects.parse("a").concat(Effects.parse("trust+1")));
    expect(Effects.safeParse("trust+").success).toBe(false);
    expect(Effects.safeParse("[a b] c").success).toBe(false);
  });
});
