import type { Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { holidaysQuery } from "../../../api/queries/holidays.ts";
import { formatCountry, formatList } from "../../../i18n/format.ts";
import { texts } from "./texts.ts";

/** In which countries of these time zones a date is on a public holiday or a weekend. */
export function DaysOff({ startsAt, zones }: { startsAt: string; zones: readonly (string | null)[] }) {
  const own = [...new Set(zones.flatMap((zone) => zone ?? []))];
  const items = useQuery({ ...holidaysQuery(startsAt, own), enabled: own.length > 0 }).data ?? [];
  const countriesIn = (some: typeof items) =>
    formatList([...new Set(some.map(({ country }) => formatCountry(country)))]);
  // Countries with the same holiday share a sentence.
  const holidays = new Map<string, typeof items>();
  for (const item of items) {
    const names = formatList(item.holidays);
    if (names) holidays.set(names, [...(holidays.get(names) ?? []), item]);
  }
  const weekends = items.filter(({ weekend }) => weekend);
  return (
    <div aria-live="polite" className="grid gap-1 text-sm text-ember empty:hidden">
      {[...holidays].map(([names, some]) => (
        <p key={names}>{texts.holiday(countriesIn(some), names)}</p>
      ))}
      {weekends.length > 0 && <p>{texts.weekendIn(countriesIn(weekends))}</p>}
    </div>
  );
}

/** The zone in which a session is planned, and those of its attendees. */
export const zonesOf = ({ attendees }: Pick<Session, "attendees">, planned: string): (string | null)[] => [
  planned,
  ...attendees.map(({ timezone }) => timezone),
];
