import { texts } from "./texts.ts";

const asDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The version of a legal text, and its date. */
export function VersionLine({ version, date }: { version: string; date: string }) {
  return (
    <p className="mt-3 text-base text-ink-soft">
      <time dateTime={date}>{texts.version(version, asDate.format(new Date(date)))}</time>
    </p>
  );
}
