import { t } from "../../i18n/index.ts";

const asDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Which version of a promise this is, and since when. */
export function VersionLine({ version, date }: { version: string; date: string }) {
  return (
    <p className="version">
      <time dateTime={date}>{t.legal.version(version, asDate.format(new Date(date)))}</time>
    </p>
  );
}
