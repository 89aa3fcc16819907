import { getLastCommitment } from "@lantern/contract/endpoints/feedback";
import { useQuery } from "@tanstack/react-query";
import { request } from "../../api/request.ts";

export const lastCommitmentKey = ["last-commitment"];

/** What this team agreed on the last time, if it has played before. */
export function useLastCommitment() {
  return useQuery({
    queryKey: lastCommitmentKey,
    queryFn: () => request(getLastCommitment),
    // Teammates respond at the same time.
    refetchInterval: (query) => (query.state.data?.commitment ? 5000 : false),
  });
}
