/** Addresses of ../http/rehearsal.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const startDemo = declare("startDemo", "POST /api/demo", "open");
export const rehearseSession = declare("rehearseSession", "POST /api/session/:id/rehearse", "dashboard");
