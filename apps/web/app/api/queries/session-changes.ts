import type { BodyOf } from "@lantern/contract/endpoints";
import {
  archiveSession,
  cancelSession,
  createSession,
  deleteSession,
  deleteUnplacedReply,
  duplicateSession,
  getSessionEmails,
  listUnplacedReplies,
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
} from "@lantern/contract/session-endpoints";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient, refreshAfter } from "../query-client.ts";
import { cacheSession, refreshSessions, sessionQuery, sessionsKey } from "./sessions.ts";

export const emailsQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "mails", id],
    queryFn: ({ signal }) => call(getSessionEmails, { params: { id }, signal }),
    refetchInterval: 15_000,
  });

export const repliesQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "replies", id],
    queryFn: ({ signal }) => call(listUnplacedReplies, { params: { id }, signal }),
    refetchInterval: 60_000,
  });

export type InvitationChanges = BodyOf<typeof previewInvitation>;

/** The invitation with changes that are not saved yet. */
export const invitationQuery = (id: string, changes: InvitationChanges) =>
  queryOptions({
    queryKey: [sessionsKey, "invitation", id, changes],
    queryFn: ({ signal }) => call(previewInvitation, { params: { id }, body: changes, signal }),
    placeholderData: keepPreviousData,
  });

export type SessionBody = BodyOf<typeof createSession>;

export const sessionApi = {
  create: async (body: SessionBody, idempotencyKey: string) =>
    cacheSession(await call(createSession, { body, idempotencyKey })),
  /** Creates a draft for each part of people whom one session has no room for. */
  split: async (body: BodyOf<typeof splitSession>, idempotencyKey: string) => {
    const made = await call(splitSession, { body, idempotencyKey });
    refreshSessions();
    return made;
  },
  update: async (id: string, body: Partial<SessionBody>, ifMatch?: number) =>
    cacheSession(await call(patchSession, { params: { id }, body, ifMatch })),
  setDate: async (id: string, body: BodyOf<typeof putSessionDate>, ifMatch?: number) =>
    cacheSession(await call(putSessionDate, { params: { id }, body, ifMatch })),
  setAttendees: async (id: string, body: BodyOf<typeof putAttendees>, ifMatch?: number) =>
    cacheSession(await call(putAttendees, { params: { id }, body, ifMatch })),
  start: async (id: string) => cacheSession(await call(startSession, { params: { id } })),
  cancel: async (id: string, ifMatch?: number) =>
    cacheSession(await call(cancelSession, { params: { id }, ifMatch })),
  archive: async (id: string, archived: boolean) =>
    cacheSession(await call(archiveSession, { params: { id }, body: { archived } })),
  duplicate: async (id: string, idempotencyKey: string) =>
    cacheSession(await call(duplicateSession, { params: { id }, idempotencyKey })),
  link: async (id: string, consumer_id: string) =>
    (await call(sessionLink, { params: { id }, query: { consumer_id } })).url,
  sendTest: (id: string, changes: InvitationChanges) =>
    call(sendTestInvitation, { params: { id }, body: changes }),
  revokeLink: (id: string, consumerId: string) =>
    call(revokeLinks, { params: { id }, body: { consumer_ids: [consumerId] } }),
  remove: async (id: string) => {
    await call(deleteSession, { params: { id } });
    queryClient.removeQueries({ queryKey: sessionQuery(id).queryKey });
    refreshSessions();
  },
  deleteReply: (id: string, replyId: string) =>
    refreshAfter(call(deleteUnplacedReply, { params: { id: replyId } }), repliesQuery(id).queryKey),
  rehearse: (id: string) => call(rehearseSession, { params: { id }, body: { speed: 1 } }),
  calendar: (id: string) => call(sessionCalendar, { params: { id } }) as Promise<unknown>,
};
