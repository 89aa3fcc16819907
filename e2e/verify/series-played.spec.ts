/**
 * A series of the three adventures, played at sixty times their speed, from its plan to its report. It takes about four
 * minutes, so `npm test` plays the shortest adventure instead.
 */

import { planSeries, playSeries, readSeries } from "../fixtures/series.ts";
import { test } from "../fixtures/test.ts";

const plan = {
  adventures: ["the-quiet-station", "the-honest-heist", "the-light-at-saltmere"],
  speed: 60,
  people: 12,
  within: 120_000,
} as const;

test("a series of the three adventures is planned, played and reported", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const planned = await planSeries(page, plan);
  await playSeries(browser, String(baseURL), planned, plan);
  await readSeries(page, plan);
});
