import type { Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { holidaysQuery } from "../../../api/queries/holidays.ts";
import { formatCountry, formatList } from "../../../i18n/format.ts";
import { texts } from "./texts.ts";

/** In which countries of these time zones a date is on a public holiday or a weekend. */
export function DaysOff({ startsAt, zones }: { startsAt: string; zones: readonly (string | null)[] }) {
  const own = [...new Set(zones.flatMap((zone) => zone ?? []))];
  const items = useQuery({ ...holidaysQuery(startsAt, own), enabled: own.length > 0 }).data ?? [];
  const holidays = new Map(items.map(({ country, holidays: names }) => [country, names]));
  const weekends = new Set(items.filter(({ weekend }) => weekend).map(({ country }) => country));
  return (
    <div aria-live="polite" className="grid gap-1 text-sm text-ember empty:hidden">
      {[...holidays].map(
        ([country, names]) =>
          names.length > 0 && <p key={country}>{texts.holiday(formatCountry(country), formatList(names))}</p>,
      )}
      {weekends.size > 0 && <p>{texts.weekendIn(formatList([...weekends].map(formatCountry)))}</p>}
    </div>
  );
}

/** The zone in which a session is planned, and those of its attendees. */
export const zonesOf = ({ attendees }: Pick<Session, "attendees">, planned: string): (string | null)[] => [
  planned,
  ...attendees.map(({ timezone }) => timezone),
];
