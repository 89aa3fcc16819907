import { listCountries, listTimezones } from "@lantern/contract/endpoints/reference";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../request.ts";

const immutable = Number.POSITIVE_INFINITY;

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: async () => (await request(listCountries)).items,
  staleTime: immutable,
});

/** Time zones by IANA name. */
export const zonesQuery = queryOptions({
  queryKey: ["zones"],
  queryFn: async () => (await request(listTimezones)).items.map((zone) => zone.id),
  staleTime: immutable,
});
