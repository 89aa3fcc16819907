import {
  confirmSession,
  countSessions,
  getSession,
  inviteAttendees,
  listSessions,
} from "@lantern/contract/endpoints/session";
import type { Session, SessionSort, SessionStatus } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { queryOptions } from "@tanstack/react-query";
import { queryClient, refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { pagedQuery } from "./paged.ts";

export const sessionsKey = "sessions";

/** Which sessions a list shows, and their order. */
export interface SessionView {
  status?: SessionStatus;
  archived?: boolean;
  sort?: SessionSort;
}

/** Pages of sessions, searched by title or person. A search over all states includes archived sessions. */
export const sessionsQuery = (search: string, { status, archived, sort }: SessionView = {}) =>
  pagedQuery(
    [sessionsKey, "list"],
    {
      search,
      archived: archived ? "true" : search && !status ? "any" : "false",
      status: status ?? "",
      sort: sort ?? "agenda",
    } as const,
    (query, signal) => request(listSessions, { query, signal }),
  );

/** The number of sessions in each state. */
export const countsQuery = queryOptions({
  queryKey: [sessionsKey, "counts"],
  queryFn: ({ signal }) => request(countSessions, { signal }),
});

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "one", id],
    queryFn: ({ signal }) => request(getSession, { params: { id }, signal }),
    // RSVPs and the session's start come from other people and the server.
    refetchInterval: ({ state: { data } }) => (isHappening(data) ? 3000 : 15_000),
  });

/** People come and go from when the lobby opens until the end. */
function isHappening(session: Session | undefined): boolean {
  const opensAt = Date.parse(session?.starts_at ?? "") - limits.joinOpensMinutes * 60_000;
  return session?.status === "live" || (session?.status === "confirmed" && Date.now() >= opensAt);
}

/** The session's current state, also put into the cache. */
export const freshSession = (id: string): Promise<Session> =>
  queryClient.fetchQuery({ ...sessionQuery(id), staleTime: 0 });

/** Caches the session from a response and refetches everything that may have changed with it. */
export function cacheSession(session: Session): Session {
  queryClient.setQueryData(sessionQuery(session.id).queryKey, session);
  void refresh([sessionsKey, "list"], [sessionsKey, "counts"], ["credits"]);
  return session;
}

/** Refetches everything that a change to sessions may concern. */
export function refreshSessions(): void {
  void refresh([sessionsKey], ["credits"]);
}

/** The two changes that home offers. */
export const sessionSteps = {
  confirm: async (id: string, ifMatch?: number) =>
    cacheSession(await request(confirmSession, { params: { id }, ifMatch })),
  invite: async (id: string, consumer_ids?: string[]) => {
    const result = await request(inviteAttendees, {
      params: { id },
      body: consumer_ids ? { consumer_ids } : {},
    });
    refreshSessions();
    return result.invited;
  },
};
