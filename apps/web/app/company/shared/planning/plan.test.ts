import { errorCatalog } from "@lantern/contract/errors";
import type { Session } from "@lantern/contract/http";
import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../../i18n/current.ts";
import { loadTemporal } from "../../../i18n/zoned.ts";
import { emptyPlan, planOf, startError, startOf } from "./plan.ts";

beforeAll(loadTemporal);

const now = Date.parse("2026-11-21T09:00:00Z");
const faultOf = (time: string, zone: string, day = "2026-11-21") =>
  startError(startOf({ ...emptyPlan(), day, time, zone }), now);
const past = errorCatalog.SESSION_012.message;

test("[V05] a start is judged in the chosen zone: one wall clock is past in Auckland and ahead in Honolulu", () => {
  expect(faultOf("15:00", "Pacific/Auckland")).toBe(past);
  expect(faultOf("15:00", "Pacific/Honolulu")).toBeNull();
  expect(faultOf("15:00", "Pacific/Honolulu", "2026-11-20")).toBe(past);
});

test("[V05] one minute ahead passes; the present minute and no day at all", () => {
  expect([faultOf("09:01", "UTC"), faultOf("09:00", "UTC"), faultOf("08:59", "UTC")]).toEqual([
    null,
    past,
    past,
  ]);
  expect(faultOf("14:00", "UTC", "")).toBeNull();
});

test("a draft that starts at the second of two equal times stays there when something else of it changes", () => {
  const second = "2026-10-25T01:30:00.000Z";
  const draft = { starts_at: second, timezone: "Europe/Copenhagen", attendees: [] } as unknown as Session;
  const plan = { ...planOf(draft), title: "Another title" };
  expect(plan.time).toBe("02:30");
  expect(startOf(plan)).toBe(second);
  expect(startOf({ ...plan, day: "2026-10-26" })).toBe("2026-10-26T01:30:00.000Z");
});

test("a new session begins in the language of the page", () => {
  setLanguage("de");
  expect(emptyPlan().language).toBe("de");
  setLanguage("en");
  expect(emptyPlan().language).toBe("en");
});
