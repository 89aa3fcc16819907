import type { SessionSummary } from "@lantern/contract/http";
import { beforeAll, expect, test } from "vitest";
import { loadTemporal } from "../../i18n/zoned.ts";
import { movedStarts } from "./model.ts";

beforeAll(loadTemporal);

const zone = "Europe/Copenhagen";
/** 02:30 for the second time that night, in winter time. */
const second = "2026-10-25T01:30:00.000Z";
const session = (id: string, starts_at: string) => ({ id, starts_at }) as SessionSummary;

test("the second of two equal times stays the second where neither day nor time changes", () => {
  const first = session("a", "2026-09-27T00:30:00.000Z");
  const later = session("b", second);
  expect(movedStarts(later, [], { day: "2026-10-25", time: "02:30", zone })).toEqual([
    { id: "b", starts_at: second },
  ]);
  expect(movedStarts(first, [later], { day: "2026-09-27", time: "02:30", zone })).toEqual([
    { id: "a", starts_at: first.starts_at },
    { id: "b", starts_at: second },
  ]);
});

test("another day is counted in days of the zone, across a change of the clocks", () => {
  const moved = movedStarts(session("a", "2026-10-20T12:00:00.000Z"), [session("b", second)], {
    day: "2026-10-21",
    time: "14:00",
    zone,
  });
  expect(moved).toEqual([
    { id: "a", starts_at: "2026-10-21T12:00:00.000Z" },
    { id: "b", starts_at: "2026-10-26T13:00:00.000Z" },
  ]);
});
