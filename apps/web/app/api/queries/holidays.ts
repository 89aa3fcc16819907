import { listHolidays, zonesMax } from "@lantern/contract/endpoints/reference";
import { queryOptions } from "@tanstack/react-query";
import { language } from "../../i18n/current.ts";
import { request } from "../request.ts";

/** In which of these time zones a moment is on a weekend or a public holiday. */
export const holidaysQuery = (at: string, zones: readonly string[]) => {
  const query = { at, zones: fitting(zones), language: language() };
  return queryOptions({
    queryKey: ["holidays", query],
    queryFn: async ({ signal }) => (await request(listHolidays, { query, signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** As many as one request may name. */
function fitting(zones: readonly string[]): string {
  const names = zones.toSorted();
  while (names.join().length > zonesMax) names.pop();
  return names.join();
}
