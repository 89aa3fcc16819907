import { beforeAll, expect, test } from "vitest";
import { loadTemporal } from "../../i18n/zoned.ts";
import { bodyOf, emptySeries, proposeAfter, skip, withLength } from "./plan.ts";

beforeAll(loadTemporal);

const stories = ["station", "heist"];
const days = (dates: { day: string }[]) => dates.map(({ day }) => day);
const planned = () => {
  const plan = { ...emptySeries(stories), zone: "Europe/Berlin" };
  const [first, ...rest] = plan.dates;
  return { ...plan, dates: proposeAfter([{ ...first!, day: "2026-10-06" }, ...rest], 0, plan.weeks) };
};

test("dates follow the first one every so many weeks, with the adventures in turn", () => {
  expect(days(planned().dates)).toEqual(["2026-10-06", "2026-11-03", "2026-12-01"]);
  expect(planned().dates.map(({ experience }) => experience)).toEqual(["station", "heist", "station"]);
});

test("a skipped day moves this date and all after it, and none before", () => {
  expect(days(skip(planned(), 1))).toEqual(["2026-10-06", "2026-12-01", "2026-12-29"]);
});

test("more dates follow the last one; fewer leave the others as they are", () => {
  expect(days(withLength(planned(), 4, stories))).toEqual([
    "2026-10-06",
    "2026-11-03",
    "2026-12-01",
    "2026-12-29",
  ]);
  expect(days(withLength(planned(), 2, stories))).toEqual(["2026-10-06", "2026-11-03"]);
});

test("the clock of the place stays the same across daylight saving", () => {
  expect(bodyOf(planned(), false).sessions.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual([
    "12:00",
    "13:00",
    "13:00",
  ]);
});

test("a date without a day has an empty start, at which the schema has its error", () => {
  expect(bodyOf(emptySeries(stories), false).sessions.map(({ starts_at }) => starts_at)).toEqual([
    "",
    "",
    "",
  ]);
});
