import { browserZone, cityOf, formatMoment, isRepeated, offsetOf } from "../../../i18n/format.ts";
import { wallTime } from "../../../i18n/zoned.ts";
import { ClockChangeNote } from "./clock-change-note.tsx";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.clocks;

/** The start in the session's time zone and the viewer's, with a note when a clock change concerns it. */
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
  if (own === zone && actual === requested && !isRepeated(startsAt, zone)) return null;
  const startText = (at: string) => texts.at(formatMoment(startsAt, at), cityOf(at), offsetOf(at, startsAt));
  return (
    <div className="text-sm text-ink-soft" role="status">
      <p>{startText(zone)}</p>
      {own !== zone && <p>{texts.yours(startText(own))}</p>}
      <ClockChangeNote startsAt={startsAt} zone={zone} requested={requested} />
    </div>
  );
}
