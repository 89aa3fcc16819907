import { browserZone, dayOf, formatDay, formatMoment, zoneLabel } from "../../i18n/format.ts";
import { texts } from "./texts.ts";

/** `Thu 3 Dec 2026` */
export function day(at: string | null): string {
  return at ? formatDay(dayOf(new Date(at))) : texts.list.never;
}

/** `Thu 3 Dec, 15:00`, in the browser's time zone. */
export function moment(at: string | null): string {
  return at ? formatMoment(at, browserZone()) : texts.list.noDate;
}

/** The start in the session's time zone: `Thu 3 Dec, 15:00 (Copenhagen, UTC+1)`. */
export function start(at: string | null, timezone: string | null): string {
  if (!at || !timezone) return moment(at);
  return `${formatMoment(at, timezone)} (${zoneLabel(timezone)})`;
}
