import {
  type BodyOf,
  cancelSession,
  confirmSession,
  createSession,
  deleteSession,
  getSession,
  inviteAttendees,
  listSessions,
  patchSession,
  putAttendees,
  putSessionDate,
  rehearseSession,
  type Session,
  sessionCalendar,
  startSession,
} from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";

const key = "sessions";

/** All sessions that are not archived, searched by title or person. */
export const sessionsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [key, "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(listSessions, {
        query: {
          when: "all",
          limit: limits.pageSizeMax,
          search,
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "one", id],
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }),
    // Answers of people and the start of the hour come from elsewhere.
    refetchInterval: 15_000,
  });

/** Keeps an answer and lets everything that may have changed with it be fetched anew. */
function kept(session: Session): Session {
  queryClient.setQueryData(sessionQuery(session.id).queryKey, session);
  void queryClient.invalidateQueries({ queryKey: [key, "list"] });
  void queryClient.invalidateQueries({ queryKey: ["credits"] });
  return session;
}

function changed(): void {
  void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: ["credits"] });
}

export type SessionBody = BodyOf<typeof createSession>;

export const sessionCalls = {
  create: async (body: SessionBody, idempotencyKey: string) =>
    kept(await call(createSession, { body, idempotencyKey })),
  update: async (id: string, body: Partial<SessionBody>) =>
    kept(await call(patchSession, { params: { id }, body })),
  setDate: async (id: string, body: BodyOf<typeof putSessionDate>) =>
    kept(await call(putSessionDate, { params: { id }, body })),
  setAttendees: async (id: string, consumer_ids: string[]) =>
    kept(await call(putAttendees, { params: { id }, body: { consumer_ids } })),
  confirm: async (id: string) => kept(await call(confirmSession, { params: { id } })),
  start: async (id: string) => kept(await call(startSession, { params: { id } })),
  cancel: async (id: string) => kept(await call(cancelSession, { params: { id } })),
  invite: async (id: string, consumer_ids?: string[]) => {
    const answer = await call(inviteAttendees, {
      params: { id },
      body: consumer_ids ? { consumer_ids } : {},
    });
    changed();
    return answer.invited;
  },
  remove: async (id: string) => {
    await call(deleteSession, { params: { id } });
    queryClient.removeQueries({ queryKey: [key, "one", id] });
    changed();
  },
  rehearse: (id: string) => call(rehearseSession, { params: { id }, body: { speed: 1 } }),
  calendar: (id: string) => call(sessionCalendar, { params: { id } }) as Promise<unknown>,
};
