import { formatLongDay } from "../../i18n/format.ts";
import { texts } from "./texts.ts";

/** The version of a legal text, and its date. */
export function VersionLine({ version, date }: { version: string; date: string }) {
  const day = formatLongDay(date);
  return (
    <p className="mt-3 text-base text-ink-soft">
      <time dateTime={date} data-long-day={day}>
        {texts.version(version, day)}
      </time>
    </p>
  );
}
