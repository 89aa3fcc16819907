import { browserZone, cityOf, formatMomentHere } from "../i18n/format.ts";

/** A moment in the reader's time zone, which is named: `Thursday, November 12, 2026 at 3:00 PM (Copenhagen)`. */
export const momentAndCity = (moment: string): string =>
  `${formatMomentHere(moment)} (${cityOf(browserZone())})`;
