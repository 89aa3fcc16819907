import { allTimezones, canonicalTimezone } from "@lantern/contract/time-zone";
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library";
import { expect, test } from "vitest";

/** Everything that some library calls a zone, and the old short names of the platform. */
const names = [
  ...allTimezones(),
  ...Intl.supportedValuesOf("timeZone"),
  ...[tzlib_get_timezones()].flat(),
  ...Array.from({ length: 26 }, (_, hours) => `Etc/GMT${hours < 12 ? "-" : "+"}${hours % 13}`),
  ..."IST JST PST BST CST AST ACT AET EST MST HST CET SystemV/PST8 US/Pacific-New Canada/East-Saskatchewan Etc/Unknown".split(
    " ",
  ),
];

const accepted = [...new Set(names.flatMap((name) => canonicalTimezone(name) ?? []))];

test("every library that judges a time zone knows every zone that we accept", () => {
  expect(accepted.length).toBeGreaterThan(420);
  const at = Temporal.Instant.from("2027-03-04T09:00:00Z");
  for (const zone of accepted) {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
    expect(canonicalTimezone(timeZone), zone).toBe(zone);
    expect(at.toZonedDateTimeISO(zone).timeZoneId, zone).toBe(zone);
    expect(tzlib_get_ical_block(zone)[0], zone).toMatch(/^BEGIN:VTIMEZONE/);
  }
});
