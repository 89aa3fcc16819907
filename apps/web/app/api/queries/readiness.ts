import { getNetworkNeeds } from "@lantern/contract/participant-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";

export const networkQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => call(getNetworkNeeds, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
