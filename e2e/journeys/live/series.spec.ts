/** A series from its plan to its report, with the shortest adventure. `npm run verify:series-played` plays the real ones. */

import { planSeries, playSeries, readSeries } from "../../fixtures/series.ts";
import { test } from "../../fixtures/test.ts";

const dark = "dark-house";
const plan = { adventures: [dark, dark, dark], speed: 10, people: 8, within: 40_000 } as const;

test("three sessions are planned, played and reported; the second lobby asks about the first", async ({
  page,
  browser,
  baseURL,
}) => {
  const planned = await planSeries(page, plan);
  await playSeries(browser, String(baseURL), planned, plan);
  await readSeries(page, plan);
});
