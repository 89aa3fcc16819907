/** Addresses of ../http/readiness.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const nudgeAttendees = declare("nudgeAttendees", "POST /api/session/:id/nudge", "dashboard");
export const getNetworkNeeds = declare("getNetworkNeeds", "GET /api/readiness/network", "open");
export const systemCheck = declare("systemCheck", "POST /api/exp/system-check", "participant");
