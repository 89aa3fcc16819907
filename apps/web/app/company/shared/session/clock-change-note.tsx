import { formatClock, isRepeated, offsetOf } from "../../../i18n/format.ts";
import { wallTime } from "../../../i18n/zoned.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.clocks;

/** A note when a clock change skips the requested time, or shows it twice. */
export function ClockChangeNote({
  startsAt,
  zone,
  requested,
}: {
  startsAt: string;
  zone: string;
  requested: string;
}) {
  const [, actual] = wallTime(startsAt, zone);
  const note =
    actual !== requested
      ? texts.skipped(formatClock(requested), formatClock(actual))
      : isRepeated(startsAt, zone) && texts.twice(formatClock(requested), offsetOf(zone, startsAt));
  return note ? <p className="text-sm text-ember">{note}</p> : null;
}
