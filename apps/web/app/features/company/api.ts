import { getConfig, getCredits } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const creditsQuery = queryOptions({
  queryKey: ["credits"],
  queryFn: () => call(getCredits),
});

/** Settings of this installation; they do not change while the page is open. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: () => call(getConfig),
  staleTime: Number.POSITIVE_INFINITY,
});
