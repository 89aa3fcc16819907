/** Addresses of ../http/outbox.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listOutbox = declare("listOutbox", "GET /api/admin/outbox", "dashboard");
export const retryEmail = declare("retryEmail", "POST /api/admin/outbox/:id/retry", "dashboard");
