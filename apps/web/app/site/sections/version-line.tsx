import { formatLongDay } from "../../i18n/format.ts";
import { texts } from "./texts.ts";

/** The version of a legal text, and its date. */
export function VersionLine({ version, date }: { version: string; date: string }) {
  return (
    <p className="mt-3 text-base text-ink-soft">
      <time dateTime={date}>{texts.version(version, formatLongDay(date))}</time>
    </p>
  );
}
