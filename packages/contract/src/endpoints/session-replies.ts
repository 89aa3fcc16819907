/** Addresses of ../http/session-replies.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listUnplacedReplies = declare(
  "listUnplacedReplies",
  "GET /api/session/:id/unplaced-replies",
  "dashboard",
);
export const deleteUnplacedReply = declare(
  "deleteUnplacedReply",
  "DELETE /api/unplaced-reply/:id",
  "dashboard",
);
