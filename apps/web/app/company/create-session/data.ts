import { countPlayed } from "@lantern/contract/endpoints/session";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { request } from "../../api/request.ts";

/** How many of these people, or of the company while there are none, have played each adventure. */
export const playedQuery = (people: readonly string[]) =>
  queryOptions({
    queryKey: ["played", people],
    queryFn: async () => (await request(countPlayed, { body: { consumer_ids: [...people] } })).items,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
