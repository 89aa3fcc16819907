import { getCredits } from "@lantern/contract/company-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";

export const creditsQuery = queryOptions({
  queryKey: ["credits"],
  queryFn: () => call(getCredits),
});
