import type { BodyOf } from "@lantern/contract/endpoint";
import { rehearseSession } from "@lantern/contract/endpoints/rehearsal";
import {
  archiveSession,
  cancelSession,
  createSession,
  deleteSession,
  duplicateSession,
  patchSession,
  putAttendees,
  putSessionDate,
  revokeLinks,
  sessionCalendar,
  sessionLink,
  splitSession,
  startSession,
} from "@lantern/contract/endpoints/session";
import {
  getSessionEmails,
  previewInvitation,
  sendTestInvitation,
} from "@lantern/contract/endpoints/session-emails";
import { deleteUnplacedReply, listUnplacedReplies } from "@lantern/contract/endpoints/session-replies";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryClient, refreshAfter } from "../query-client.ts";
import { request } from "../request.ts";
import { cacheSession, refreshSessions, sessionQuery, sessionsKey } from "./sessions.ts";

export const emailsQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "mails", id],
    queryFn: ({ signal }) => request(getSessionEmails, { params: { id }, signal }),
    refetchInterval: 15_000,
  });

export const repliesQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "replies", id],
    queryFn: ({ signal }) => request(listUnplacedReplies, { params: { id }, signal }),
    refetchInterval: 60_000,
  });

export type InvitationChanges = BodyOf<typeof previewInvitation>;

/** The invitation with changes that are not saved yet. */
export const invitationQuery = (id: string, changes: InvitationChanges) =>
  queryOptions({
    queryKey: [sessionsKey, "invitation", id, changes],
    queryFn: ({ signal }) => request(previewInvitation, { params: { id }, body: changes, signal }),
    placeholderData: keepPreviousData,
  });

export type SessionBody = BodyOf<typeof createSession>;

export const sessionApi = {
  create: async (body: SessionBody, idempotencyKey: string) =>
    cacheSession(await request(createSession, { body, idempotencyKey })),
  /** Creates a draft for each part of people whom one session has no room for. */
  split: async (body: BodyOf<typeof splitSession>, idempotencyKey: string) => {
    const made = await request(splitSession, { body, idempotencyKey });
    refreshSessions();
    return made;
  },
  update: async (id: string, body: Partial<SessionBody>, ifMatch?: number) =>
    cacheSession(await request(patchSession, { params: { id }, body, ifMatch })),
  setDate: async (id: string, body: BodyOf<typeof putSessionDate>, ifMatch?: number) =>
    cacheSession(await request(putSessionDate, { params: { id }, body, ifMatch })),
  setAttendees: async (id: string, body: BodyOf<typeof putAttendees>, ifMatch?: number) =>
    cacheSession(await request(putAttendees, { params: { id }, body, ifMatch })),
  start: async (id: string) => cacheSession(await request(startSession, { params: { id } })),
  cancel: async (id: string, ifMatch?: number) =>
    cacheSession(await request(cancelSession, { params: { id }, ifMatch })),
  archive: async (id: string, archived: boolean) =>
    cacheSession(await request(archiveSession, { params: { id }, body: { archived } })),
  duplicate: async (id: string, idempotencyKey: string) =>
    cacheSession(await request(duplicateSession, { params: { id }, idempotencyKey })),
  link: async (id: string, consumer_id: string) =>
    (await request(sessionLink, { params: { id }, query: { consumer_id } })).url,
  sendTest: (id: string, changes: InvitationChanges) =>
    request(sendTestInvitation, { params: { id }, body: changes }),
  revokeLink: (id: string, consumerId: string) =>
    request(revokeLinks, { params: { id }, body: { consumer_ids: [consumerId] } }),
  remove: async (id: string) => {
    await request(deleteSession, { params: { id } });
    queryClient.removeQueries({ queryKey: sessionQuery(id).queryKey });
    refreshSessions();
  },
  deleteReply: (id: string, replyId: string) =>
    refreshAfter(request(deleteUnplacedReply, { params: { id: replyId } }), repliesQuery(id).queryKey),
  rehearse: (id: string) => request(rehearseSession, { params: { id }, body: { speed: 1 } }),
  calendar: (id: string) => request(sessionCalendar, { params: { id } }) as Promise<unknown>,
};
