/** Addresses of ../http/replay.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const replayMoment = declare("replayMoment", "GET /api/admin/replay/:of", "dashboard");
export const replayMeasures = declare("replayMeasures", "GET /api/admin/replay/:of/measures", "dashboard");
export const replayScorecard = declare("replayScorecard", "GET /api/admin/replay/:of/scorecard", "dashboard");
export const listStoryAwards = declare("listStoryAwards", "GET /api/admin/awards", "dashboard");
