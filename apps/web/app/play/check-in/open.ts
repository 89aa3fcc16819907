import { getCheckIn } from "@lantern/contract/endpoints/check-in";
import { useQuery } from "@tanstack/react-query";
import { request } from "../../api/request.ts";

export const checkInKey = ["check-in"];

/** The statements that are open to this person now, if the company has switched them on. */
export function useOpenCheckIn() {
  return useQuery({
    queryKey: checkInKey,
    queryFn: () => request(getCheckIn),
    retry: false,
    // The next page of the same person is about another wave.
    gcTime: 0,
    refetchOnMount: false,
  });
}
