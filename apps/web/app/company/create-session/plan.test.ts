import { errorCatalog } from "@lantern/contract/errors";
import { beforeAll, expect, test } from "vitest";
import { loadTemporal } from "../../i18n/zoned.ts";
import { emptyPlan, startError, startOf } from "./plan.ts";

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
