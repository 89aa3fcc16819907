import { getNetworkNeeds } from "@lantern/contract/endpoints/readiness";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../request.ts";

export const networkQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => request(getNetworkNeeds, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
