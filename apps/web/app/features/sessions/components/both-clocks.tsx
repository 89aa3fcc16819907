import { browserZone, cityOf, formatMoment, offsetOf } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { wallTime } from "../../../time/zoned.ts";

const texts = t.session.clocks;

/** A start on the session's clock and on the reader's own, and a word where a change of clocks skips the time asked for. */
export function BothClocks({ startsAt, zone, asked }: { startsAt: string; zone: string; asked: string }) {
  const own = browserZone();
  const [, shown] = wallTime(startsAt, zone);
  if (own === zone && shown === asked) return null;
  const say = (at: string) => texts.at(formatMoment(startsAt, at), cityOf(at), offsetOf(at, startsAt));
  return (
    <div className="text-sm text-ink-soft" role="status">
      <p>{say(zone)}</p>
      {own !== zone && <p>{texts.yours(say(own))}</p>}
      {shown !== asked && <p className="text-ember">{texts.skipped(asked, shown)}</p>}
    </div>
  );
}
