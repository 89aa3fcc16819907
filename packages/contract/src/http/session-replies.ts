import * as z from "zod";
import { replyKinds, replyRsvps } from "../choices.ts";
import * as endpoints from "../endpoints/session-replies.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const unplacedReply = z
  .object({
    id,
    kind: z.enum(replyKinds),
    /** Whose invitation it came for. */
    consumer_id: id,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string(),
    /** What a calendar says of the person who replied. */
    rsvp: z.enum(replyRsvps).nullable(),
    /** The other address: who replied instead, or who comes instead. */
    address: z.string().nullable(),
    proposed_start: z.string().nullable(),
    proposed_end: z.string().nullable(),
    /** What the person or the server wrote. */
    text: z.string(),
    at: z.string(),
  })
  .meta({ id: "UnplacedReply" });

export type UnplacedReply = z.output<typeof unplacedReply>;

export const listUnplacedReplies = operation(endpoints.listUnplacedReplies, {
  summary: "Lists replies to the invitations of a session that changed no answer by themselves",
  params: idParams,
  response: z.object({ items: z.array(unplacedReply) }),
});

export const deleteUnplacedReply = operation(endpoints.deleteUnplacedReply, {
  summary: "Deletes such a reply once it is dealt with",
  params: idParams,
});
