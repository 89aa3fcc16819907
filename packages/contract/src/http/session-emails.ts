import * as z from "zod";
import * as endpoints from "../endpoints/session-emails.ts";
import { idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { sessionBody } from "./session.ts";

const count = z.number().int();

const sessionEmails = z
  .object({
    /** Emails so far by kind, in the order of their first email. */
    items: z.array(
      z.object({
        kind: z.string(),
        /** Time of the last email of this kind. */
        at: z.string(),
        to: count,
        sent: count,
        waiting: count,
        /** Failed attempts and dead emails. */
        failed: count,
      }),
    ),
    /** Emails that will be sent automatically. `at` is null for those that follow the end of the session. */
    planned: z.array(z.object({ kind: z.string(), at: z.string().nullable(), to: count.nullable() })),
  })
  .meta({ id: "SessionEmails" });

export type SessionEmails = z.output<typeof sessionEmails>;

export const getSessionEmails = operation(endpoints.getSessionEmails, {
  scope: "sessions:read",
  summary: "Returns the emails of a session: sent, failed and planned",
  params: idParams,
  response: sessionEmails,
});

/** What an administrator can change of an invitation, also before it is saved. A field left out stays as it is. */
export const invitationBody = sessionBody.pick({ greeting: true, notes: true, reply_to: true });

const invitationPreview = z
  .object({
    subject: z.string(),
    reply_to: z.string(),
    html: z.string(),
    text: z.string(),
    /** A text about the session for a chat, in the language of its emails. */
    announcement: z.string(),
  })
  .meta({ id: "InvitationPreview" });

export type InvitationPreview = z.output<typeof invitationPreview>;

export const previewInvitation = operation(endpoints.previewInvitation, {
  summary: "Returns the invitation as the caller would get it, without a personal link",
  params: idParams,
  body: invitationBody,
  response: invitationPreview,
});

export const sendTestInvitation = operation(endpoints.sendTestInvitation, {
  summary: "Emails this invitation, without a personal link, to the caller",
  params: idParams,
  body: invitationBody,
});
