import { expect, test } from "vitest";
import { isSample, sampled } from "../../../../scripts/lib/sample.ts";
import { failureOf } from "./failure.ts";
import { playNight } from "./night.ts";
import { planOf } from "./plan.ts";
import { PLANTED_FAULTS } from "./planted-faults.ts";

/** `npm run verify:nights` plays ten thousand. */
const NIGHTS = isSample ? 4 : 10;
/** A deliberate fault is found within this number of nights. */
const NIGHTS_PER_PLANT = 12;

test("simulated nights break no rule", { timeout: 120_000 }, async () => {
  for (let night = 0; night < NIGHTS; night++) {
    const seed = `test.${night}`;
    const { findings } = await playNight(planOf(seed));
    if (findings.length > 0) expect.fail(await failureOf(seed, null));
  }
});

test("a night has the same rows when it is played again", { timeout: 60_000 }, async () => {
  const [once, again] = [await playNight(planOf("same")), await playNight(planOf("same"))];
  expect(again).toEqual(once);
  expect(once.frames).toBeGreaterThan(100);
});

test.each(sampled(PLANTED_FAULTS, 3))("$name is found", { timeout: 60_000 }, async (fault) => {
  const results = new Set<string>();
  for (let night = 0; night < NIGHTS_PER_PLANT && !fault.breaks.some((one) => results.has(one)); night++) {
    const { findings } = await playNight(planOf(`plant.${night}`), fault);
    for (const { invariant } of findings) results.add(invariant);
  }
  expect([...results]).toEqual(expect.arrayContaining([expect.toBeOneOf(fault.breaks)]));
});

test("a failure is shrunk to few steps and printed", { timeout: 60_000 }, async () => {
  const fault = PLANTED_FAULTS.find(({ name }) => name === "an award for two") ?? null;
  const printed = await failureOf("plant.1", fault, 5000);
  expect(printed).toContain("scores and awards agree everywhere");
  const [, steps, of] = /steps \((\d+) of (\d+)\)/.exec(printed) ?? [];
  expect(Number(steps)).toBeLessThan(Number(of) / 2);
});
