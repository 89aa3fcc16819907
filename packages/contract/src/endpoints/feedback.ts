/** Addresses of ../http/feedback.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getFeedback = declare("getFeedback", "GET /api/exp/feedback", "participant");
export const sendFeedback = declare("sendFeedback", "POST /api/exp/feedback", "participant");
export const getCommitmentOutcome = declare("getCommitmentOutcome", "GET /api/exp/commitment", "participant");
export const sendCommitmentOutcome = declare(
  "sendCommitmentOutcome",
  "POST /api/exp/commitment",
  "participant",
);
export const getLastCommitment = declare("getLastCommitment", "GET /api/exp/last-commitment", "participant");
export const sendLastCommitment = declare(
  "sendLastCommitment",
  "POST /api/exp/last-commitment",
  "participant",
);
