import { expect, test } from "vitest";
import { roundsPack } from "../../test/rounds-pack.ts";
import { compile } from "../index.ts";
import type { Pack, PackSource } from "../pack/schema.ts";
import { checkRounds } from "./rounds.ts";

type Card = NonNullable<Pack["rounds"]>["sets"][string][number];

/** The problems of a pack in which the first card is another one. */
function withCard(change: Partial<Card>): string[] {
  const { rounds } = roundsPack;
  if (!rounds) throw new Error("it has rounds");
  const [first, ...others] = rounds.sets.first as [Card, ...Card[]];
  return checkRounds({
    ...roundsPack,
    rounds: { ...rounds, sets: { first: [{ ...first, ...change }, ...others] } },
  });
}

test("[G42] a set has a card for each of three sessions", () => {
  expect(checkRounds(roundsPack)).toEqual(["rounds.sets.second: fewer cards than 3 sessions need"]);
});

test("[G42] a card is one short question, with six labels of at most 16 characters", () => {
  expect(withCard({})).toEqual([]);
  expect(withCard({ question: "Say something." })).toHaveLength(1);
  expect(withCard({ question: "What? And why?" })).toHaveLength(1);
  expect(withCard({ question: `What ${"is ".repeat(30)}it?` })).toHaveLength(1);
  expect(withCard({ id: "two" })).toHaveLength(2);
  expect(withCard({ things: { cup: "a label that is too long" } })).toEqual([
    "rounds.sets.first.one: a label has at most 16 characters: a label that is too long",
  ]);
  expect(withCard({ things: { cup: "tea", pot: "tea" } })).toHaveLength(1);
});

test("[G9] a card has six things, whose names are known", () => {
  const source = (change: object): PackSource => {
    const { rounds } = roundsPack;
    const [first, ...others] = rounds?.sets.first ?? [];
    return {
      ...(roundsPack as unknown as PackSource),
      rounds: { ...rounds, sets: { ...rounds?.sets, first: [{ ...first, ...change }, ...others] } } as never,
    };
  };
  expect(() => compile(source({ things: { cup: "tea" } }))).toThrow("six things");
  expect(() => compile(source({ things: { ufo: "a light" } }))).toThrow("things");
});
