import { limits } from "@lantern/contract/limits";
import { priceOf } from "@lantern/contract/price";
import { expect, test } from "vitest";
import { teamSizes } from "../../../../../packages/engine/src/session/formation.ts";
import { billOf } from "./bill.ts";
import { builtOffers } from "./built-offers.ts";
import { calculatorTexts as texts } from "./calculator-texts.ts";
import type { Offer } from "./offers.ts";
import { costsOf, sizesOfTeams } from "./pack-plan.ts";
import { streetMarkup } from "./street.ts";

test("[R07] the bill is the cheapest order that the shop takes, in every currency and for every number of seats", () => {
  for (const { offered } of builtOffers)
    for (let seats = 1; seats <= 300; seats++) {
      const { bought, cents } = costsOf({ seats, came: seats, isFirst: false }, offered, 6);
      expect(bought).toBeGreaterThanOrEqual(seats);
      expect(cents).toBe(priceOf(bought, offered)?.cents);
      const cheapest = Math.min(
        ...Array.from({ length: 301 }, (_, more) => priceOf(seats + more, offered)?.cents ?? 0),
      );
      expect([seats, cents]).toEqual([seats, cheapest]);
    }
});

test("free credits are used first, and who did not come stays in the balance", () => {
  const [{ offered }] = builtOffers as [Offer];
  expect(costsOf({ seats: 24, came: 21, isFirst: true }, offered, 6)).toEqual({
    bought: 18,
    cents: 34_200,
    used: 6,
    left: 3,
  });
  const covered = { seats: 4, came: 2, isFirst: true };
  expect(costsOf(covered, offered, 6)).toEqual({ bought: 0, cents: 0, used: 4, left: 4 });
});

test("the example on the page says what it costs in each currency", () => {
  const session = { seats: 24, came: 21, isFirst: true };
  const bills = builtOffers.map(({ offered, currency }) =>
    billOf(session, offered, { currency, welcome: limits.welcomeCredits, texts }).rows.map(
      ({ value }) => value,
    ),
  );
  expect(bills).toEqual(["$342", "€324", "£270"].map((sum) => ["6", "18", sum, "21 credits", "3 credits"]));
});

test("crews are those of the live hour", () => {
  for (let people = 2; people <= 300; people++) expect(sizesOfTeams(people)).toEqual(teamSizes(people));
});

test("the street has a window for each seat, and one is lit for each who came", () => {
  for (const [seats, came] of [
    [2, 2],
    [7, 3],
    [24, 21],
    [300, 2],
  ] as const) {
    const markup = streetMarkup(seats, came, { width: 700, height: 320 });
    expect(markup.match(/class="on"/g)).toHaveLength(came);
    expect(markup.match(/<rect/g)).toHaveLength(seats);
  }
});
