import { beforeAll, expect, test } from "vitest";
import { loadTemporal } from "../../i18n/zoned.ts";
import { bodyOf, emptySeries, proposeAfter, skip, withLength, withPeople } from "./plan.ts";

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

test("there is a seat for each person, and more where they were chosen by hand", () => {
  const people = new Map(["ann", "ben", "cy"].map((id) => [id, { first_name: id }])) as never;
  const plan = { ...planned(), people };
  expect(bodyOf(plan, false).seats).toBe(3);
  expect(bodyOf({ ...plan, seats: 12 }, false).seats).toBe(12);
  expect(bodyOf({ ...plan, seats: 2 }, false).seats).toBe(3);
  expect(withPeople({ ...plan, seats: 12 }, people).seats).toBe(12);
  expect(withPeople({ ...plan, seats: 2 }, people).seats).toBe(null);
  expect(bodyOf({ ...plan, people: new Map() }, false).seats).toBe(2);
});

test("a date without a day has an empty start, at which the schema has its error", () => {
  expect(bodyOf(emptySeries(stories), false).sessions.map(({ starts_at }) => starts_at)).toEqual([
    "",
    "",
    "",
  ]);
});
