import { expect, test } from "vitest";
import { syntheticCompany } from "../../../test/check-in/synthetic-company.ts";
import { estimateOf, moreNeeded } from "./interval-policy.ts";

const totalsOf = (means: number[], perUnit = 6) => ({
  people: means.length * perUnit,
  units: means.length,
  sum: means.reduce((sum, each) => sum + each, 0),
  squares: means.reduce((sum, each) => sum + each * each, 0),
});

test("the interval is Student's t over the means of the units, rounded to the outside", () => {
  // R: t.test(c(0.2, 0.5, 0.4, 0.1, 0.8)) gives 0.4 and [0.05998, 0.74002].
  expect(estimateOf(totalsOf([0.2, 0.5, 0.4, 0.1, 0.8]))).toEqual({ mean: 0.4, low: 0.05, high: 0.75 });
  expect(estimateOf(totalsOf([-0.5, -0.5, -0.5]))).toEqual({ mean: -0.5, low: -0.5, high: -0.5 });
  expect(estimateOf(totalsOf([0.5, 0.5]))).toBeNull();
});

test("how many more answers would do follows from the same formula", () => {
  const unclear = totalsOf([0.6, -0.1, 0.5, 0.1]);
  expect(estimateOf(unclear)).toMatchObject({ low: -0.3 });
  const more = moreNeeded(unclear) as number;
  expect(more % 6).toBe(0);
  expect(more).toBe(42);
  // The difference is so small that it is not worth waiting for.
  expect(moreNeeded(totalsOf([0.3, -0.3, 0.2, -0.2]))).toBeNull();
  expect(moreNeeded(totalsOf([0.5]))).toBeGreaterThan(0);
});

test("over synthetic companies the intervals cover the truth, and help is rarely claimed falsely", () => {
  let [intervals, covered, claimed] = [0, 0, 0];
  for (let at = 0; at < 400; at++) {
    const { totals, truth } = syntheticCompany(`small-${at}`);
    const estimate = estimateOf(totals.get("all") ?? totalsOf([]));
    if (!estimate) continue;
    intervals++;
    if (estimate.low <= truth.all && truth.all <= estimate.high) covered++;
    if (estimate.low > 0 && truth.all <= 0) claimed++;
  }
  expect(intervals).toBeGreaterThan(350);
  expect(covered / intervals).toBeGreaterThan(0.92);
  expect(covered / intervals).toBeLessThan(0.99);
  expect(claimed / intervals).toBeLessThanOrEqual(0.025);
});
