import { getCredits } from "@lantern/contract/endpoints/company";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../request.ts";

export const creditsQuery = queryOptions({
  queryKey: ["credits"],
  queryFn: () => request(getCredits),
});
