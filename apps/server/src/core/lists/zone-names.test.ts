import { canonicalTimezone } from "@lantern/contract/time-zone";
import { expect, test } from "vitest";
import { windowsZones } from "./windows-zones.ts";
import { zoneNamed } from "./zone-names.ts";

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["MEZ", "Europe/Berlin"],
  ["cet", "Europe/Berlin"],
  ["Berlin", "Europe/Berlin"],
  ["Sao Paulo", "America/Sao_Paulo"],
  ["São Paulo", "America/Sao_Paulo"],
  ["New York", "America/New_York"],
  ["PST", "America/Los_Angeles"],
  ["W. Europe Standard Time", "Europe/Berlin"],
  ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome", "Europe/Amsterdam"],
  ["UTC", "UTC"],
])("%s is %s", (name, zone) => {
  expect(zoneNamed(name)?.toLowerCase()).toBe(zone.toLowerCase());
});

test.each(["IST", "CST", "Middle/Earth", "Narnia", "", "  ", "-", "12", "x".repeat(100_000)])(
  "%.20s is no zone, or several",
  (name) => {
    expect(zoneNamed(name)).toBeNull();
  },
);

test("every name of Windows means a zone by its name of today", () => {
  expect(Object.keys(windowsZones).length).toBeGreaterThan(130);
  for (const [name, zone] of Object.entries(windowsZones)) {
    expect(canonicalTimezone(zone), name).toBe(zone);
    expect(zoneNamed(name), name).toBe(zone);
  }
});
