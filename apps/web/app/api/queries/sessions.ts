import {
  archiveSession,
  type BodyOf,
  cancelSession,
  confirmSession,
  countSessions,
  createSession,
  deleteSession,
  duplicateSession,
  getSession,
  getSessionEmails,
  inviteAttendees,
  listSessions,
  patchSession,
  previewInvitation,
  putAttendees,
  putSessionDate,
  rehearseSession,
  revokeLinks,
  sendTestInvitation,
  sessionCalendar,
  sessionLink,
  splitSession,
  startSession,
} from "@lantern/contract/endpoints";
import type { Session, SessionSort, SessionStatus } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient, refresh } from "../query-client.ts";

const key = "sessions";

/** Which sessions a list shows, and their order. */
export interface SessionView {
  status?: SessionStatus;
  archived?: boolean;
  sort?: SessionSort;
}

/** Pages of sessions, searched by title or person. A search over all states includes archived sessions. */
export const sessionsQuery = (search: string, view: SessionView = {}) =>
  infiniteQueryOptions({
    queryKey: [key, "list", search, view],
    queryFn: ({ pageParam, signal }) =>
      call(listSessions, {
        query: {
          search,
          archived: view.archived ? "true" : search && !view.status ? "any" : "false",
          ...(view.status ? { status: view.status } : {}),
          ...(view.sort ? { sort: view.sort } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
  });

/** The number of sessions in each state. */
export const countsQuery = queryOptions({
  queryKey: [key, "counts"],
  queryFn: ({ signal }) => call(countSessions, { signal }),
});

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "one", id],
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }),
    // RSVPs and the session's start come from other people and the server.
    refetchInterval: ({ state: { data } }) => (isHappening(data) ? 3000 : 15_000),
  });

/** People come and go from when the lobby opens until the end. */
function isHappening(session: Session | undefined): boolean {
  const opensAt = Date.parse(session?.starts_at ?? "") - limits.joinOpensMinutes * 60_000;
  return session?.status === "live" || (session?.status === "confirmed" && Date.now() >= opensAt);
}

export const emailsQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "mails", id],
    queryFn: ({ signal }) => call(getSessionEmails, { params: { id }, signal }),
    refetchInterval: 15_000,
  });

export type InvitationChanges = BodyOf<typeof previewInvitation>;

/** The invitation with changes that are not saved yet. */
export const invitationQuery = (id: string, changes: InvitationChanges) =>
  queryOptions({
    queryKey: [key, "invitation", id, changes],
    queryFn: ({ signal }) => call(previewInvitation, { params: { id }, body: changes, signal }),
    placeholderData: keepPreviousData,
  });

/** The session's current state, also put into the cache. */
export const freshSession = (id: string): Promise<Session> =>
  queryClient.fetchQuery({ ...sessionQuery(id), staleTime: 0 });

/** Caches the session from a response and refetches everything that may have changed with it. */
function cacheSession(session: Session): Session {
  queryClient.setQueryData(sessionQuery(session.id).queryKey, session);
  void refresh([key, "list"], [key, "counts"], ["credits"]);
  return session;
}

function changed(): void {
  void refresh([key], ["credits"]);
}

export type SessionBody = BodyOf<typeof createSession>;

export const sessionApi = {
  create: async (body: SessionBody, idempotencyKey: string) =>
    cacheSession(await call(createSession, { body, idempotencyKey })),
  /** Creates a draft for each part of people whom one session has no room for. */
  split: async (body: BodyOf<typeof splitSession>, idempotencyKey: string) => {
    const made = await call(splitSession, { body, idempotencyKey });
    changed();
    return made;
  },
  update: async (id: string, body: Partial<SessionBody>, ifMatch?: number) =>
    cacheSession(await call(patchSession, { params: { id }, body, ifMatch })),
  setDate: async (id: string, body: BodyOf<typeof putSessionDate>, ifMatch?: number) =>
    cacheSession(await call(putSessionDate, { params: { id }, body, ifMatch })),
  setAttendees: async (id: string, body: BodyOf<typeof putAttendees>, ifMatch?: number) =>
    cacheSession(await call(putAttendees, { params: { id }, body, ifMatch })),
  confirm: async (id: string, ifMatch?: number) =>
    cacheSession(await call(confirmSession, { params: { id }, ifMatch })),
  start: async (id: string) => cacheSession(await call(startSession, { params: { id } })),
  cancel: async (id: string, ifMatch?: number) =>
    cacheSession(await call(cancelSession, { params: { id }, ifMatch })),
  archive: async (id: string, archived: boolean) =>
    cacheSession(await call(archiveSession, { params: { id }, body: { archived } })),
  duplicate: async (id: string, idempotencyKey: string) =>
    cacheSession(await call(duplicateSession, { params: { id }, idempotencyKey })),
  link: async (id: string, consumer_id: string) =>
    (await call(sessionLink, { params: { id }, query: { consumer_id } })).url,
  invite: async (id: string, consumer_ids?: string[]) => {
    const result = await call(inviteAttendees, {
      params: { id },
      body: consumer_ids ? { consumer_ids } : {},
    });
    changed();
    return result.invited;
  },
  sendTest: (id: string, changes: InvitationChanges) =>
    call(sendTestInvitation, { params: { id }, body: changes }),
  revokeLink: (id: string, consumerId: string) =>
    call(revokeLinks, { params: { id }, body: { consumer_ids: [consumerId] } }),
  remove: async (id: string) => {
    await call(deleteSession, { params: { id } });
    queryClient.removeQueries({ queryKey: [key, "one", id] });
    changed();
  },
  rehearse: (id: string) => call(rehearseSession, { params: { id }, body: { speed: 1 } }),
  calendar: (id: string) => call(sessionCalendar, { params: { id } }) as Promise<unknown>,
};
