import { getUser } from "@lantern/contract/endpoints";
import type { User } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { userKey } from "../../api/access/session.ts";
import { call } from "../../api/client.ts";

/** The signed-in administrator, on pages behind the guard. */
export function useUser(): User | null {
  const { data } = useQuery({
    queryKey: userKey,
    queryFn: () => call(getUser, { as: "dashboard" }),
    staleTime: 5 * 60_000,
  });
  return data && "user_type_id" in data ? data : null;
}
