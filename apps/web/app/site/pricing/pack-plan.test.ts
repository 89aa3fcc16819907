import { expect, test } from "vitest";
import { teamSizes } from "../../../../../packages/engine/src/session/formation.ts";
import { cheapestPlan, costsOf, type Pack, sizesOfTeams } from "./pack-plan.ts";
import { streetMarkup } from "./street.ts";

const packs: Pack[] = [
  { credits: 12, price: 22_800 },
  { credits: 48, price: 81_600 },
  { credits: 150, price: 225_000 },
];

test("[R07] the plan is the cheapest of all that are enough, for every number of seats", () => {
  for (let need = 1; need <= 300; need++) {
    const plan = cheapestPlan(need, packs)!;
    expect(plan.credits).toBeGreaterThanOrEqual(need);
    expect(plan.price).toBe(plan.packs.reduce((sum, { pack, count }) => sum + pack.price * count, 0));
    let cheapest = Number.POSITIVE_INFINITY;
    for (let large = 0; large <= 2; large++)
      for (let middle = 0; middle <= 7; middle++)
        for (let small = 0; small <= 25; small++)
          if (large * 150 + middle * 48 + small * 12 >= need)
            cheapest = Math.min(cheapest, large * 225_000 + middle * 81_600 + small * 22_800);
    expect([need, plan.price]).toEqual([need, cheapest]);
  }
});

test("nothing is bought for nothing, nor where nothing is sold", () => {
  expect(cheapestPlan(0, packs)).toEqual({ packs: [], price: 0, credits: 0 });
  expect(cheapestPlan(5, [])).toBeUndefined();
});

test("free credits are used first, and who did not come stays in the balance", () => {
  const { plan, used, left } = costsOf({ seats: 24, came: 21, isFirst: true }, packs, 6);
  expect([plan.price, used, left]).toEqual([45_600, 6, 9]);
  expect(costsOf({ seats: 4, came: 2, isFirst: true }, packs, 6)).toMatchObject({ used: 4, left: 4 });
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
