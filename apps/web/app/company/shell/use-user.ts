import { getUser } from "@lantern/contract/endpoints/user";
import type { User } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { userKey } from "../../api/access/session.ts";
import { request } from "../../api/request.ts";

/** The signed-in administrator, on pages behind the guard. */
export function useUser(): User | null {
  const { data } = useQuery({
    queryKey: userKey,
    queryFn: () => request(getUser, { as: "dashboard" }),
    staleTime: 5 * 60_000,
    // An email address is confirmed in another tab. Whoever comes back from there is no longer asked for it.
    refetchOnWindowFocus: ({ state }) => (isUnconfirmed(state.data) ? "always" : true),
  });
  return data && "user_type_id" in data ? data : null;
}

const isUnconfirmed = (user: object | undefined) =>
  user !== undefined && "email_verified_at" in user && user.email_verified_at === null;
