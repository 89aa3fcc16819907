import { browserZone } from "../i18n/format.ts";

/** The time zone that this browser is in; undefined where it says only UTC, as browsers do that hide their zone. */
export function ownZone(): string | undefined {
  const zone = browserZone();
  return zone === "UTC" ? undefined : zone;
}
