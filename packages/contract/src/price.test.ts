import { expect, test } from "vitest";
import { listedPacks } from "./packs.ts";
import { betterPack, priceOf } from "./price.ts";

const [{ packs }] = listedPacks.offers;

test.each([
  [1, 1900],
  [12, 22_800],
  [13, 24_700],
  [47, 89_300],
  [48, 81_600],
  [149, 253_300],
  [150, 225_000],
  [151, 226_500],
  [5000, 7_500_000],
])("%i credits cost %i cents", (credits, cents) => {
  expect(priceOf(credits, packs)?.cents).toBe(cents);
});

test("the order of the packs does not matter, a price is a whole number of cents, and without packs there is none", () => {
  expect(priceOf(48, [...packs].reverse())?.cents).toBe(81_600);
  expect(priceOf(7, [{ credits: 3, price_cents: 1000 }])?.cents).toBe(2333);
  expect(priceOf(1, [{ credits: 1000, price_cents: 1 }])?.cents).toBe(1);
  expect(priceOf(7, [])).toBeNull();
});

test.each([
  [42, null],
  [43, 48],
  [47, 48],
  [48, null],
  [132, null],
  [133, 150],
  [5000, null],
])("for the price of %i credits there is a pack of %s", (credits, better) => {
  expect(betterPack(credits, packs)?.credits ?? null).toBe(better);
});
