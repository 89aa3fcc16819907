/** Addresses of ../http/check-in.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getEvidence = declare("getEvidence", "GET /api/company/evidence", "dashboard");
export const getCheckIn = declare("getCheckIn", "GET /api/exp/check-in", "participant");
export const sendCheckIn = declare("sendCheckIn", "POST /api/exp/check-in", "participant");
