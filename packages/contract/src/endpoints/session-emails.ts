/** Addresses of ../http/session-emails.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getSessionEmails = declare("getSessionEmails", "GET /api/session/:id/emails", "dashboard");
export const previewInvitation = declare(
  "previewInvitation",
  "POST /api/session/:id/invitation/preview",
  "dashboard",
);
export const sendTestInvitation = declare(
  "sendTestInvitation",
  "POST /api/session/:id/invitation/test",
  "dashboard",
);
