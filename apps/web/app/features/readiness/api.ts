import { getNetworkNeeds, nudgeAttendees } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";

export const networkQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => call(getNetworkNeeds, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Mails those who have not passed the check. */
export async function askAgain(id: string): Promise<number> {
  const { asked } = await call(nudgeAttendees, { params: { id } });
  void queryClient.invalidateQueries({ queryKey: ["sessions"] });
  return asked;
}
