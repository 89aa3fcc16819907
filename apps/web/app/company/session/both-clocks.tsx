import { browserZone, cityOf, formatClock, formatMoment, isRepeated, offsetOf } from "../../i18n/format.ts";
import { wallTime } from "../../i18n/zoned.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.clocks;

/**
 * The start in the session's time zone and the viewer's, with a note when a clock change skips the requested time, or
 * shows it twice.
 */
export function BothClocks({
  startsAt,
  zone,
  requested,
}: {
  startsAt: string;
  zone: string;
  requested: string;
}) {
  const own = browserZone();
  const [, actual] = wallTime(startsAt, zone);
  const isTwice = isRepeated(startsAt, zone);
  if (own === zone && actual === requested && !isTwice) return null;
  const startText = (at: string) => texts.at(formatMoment(startsAt, at), cityOf(at), offsetOf(at, startsAt));
  return (
    <div className="text-sm text-ink-soft" role="status">
      <p>{startText(zone)}</p>
      {own !== zone && <p>{texts.yours(startText(own))}</p>}
      {actual !== requested && (
        <p className="text-ember">{texts.skipped(formatClock(requested), formatClock(actual))}</p>
      )}
      {isTwice && (
        <p className="text-ember">{texts.twice(formatClock(requested), offsetOf(zone, startsAt))}</p>
      )}
    </div>
  );
}
