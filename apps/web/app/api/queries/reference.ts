import { listCountries, listTimezones } from "@lantern/contract/page-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";

const immutable = Number.POSITIVE_INFINITY;

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: async () => (await call(listCountries)).items,
  staleTime: immutable,
});

/** Time zones by IANA name. */
export const zonesQuery = queryOptions({
  queryKey: ["zones"],
  queryFn: async () => (await call(listTimezones)).items.map((zone) => zone.id),
  staleTime: immutable,
});
