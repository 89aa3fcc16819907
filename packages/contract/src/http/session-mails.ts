import * as z from "zod";
import { idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const count = z.number().int();

export const sessionEmails = z
  .object({
    /** What was written so far, by kind, the first one first. */
    items: z.array(
      z.object({
        kind: z.string(),
        /** When the last one of its kind was written. */
        at: z.string(),
        to: count,
        sent: count,
        waiting: count,
        /** Tried in vain, or given up. */
        failed: count,
      }),
    ),
    /** What goes by itself as things stand; without a time, when the hour has ended. */
    planned: z.array(z.object({ kind: z.string(), at: z.string().nullable(), to: count.nullable() })),
  })
  .meta({ id: "SessionEmails" });

export type SessionEmails = z.output<typeof sessionEmails>;

export const getSessionEmails = operation({
  id: "getSessionEmails",
  method: "GET",
  path: "/api/session/:id/emails",
  summary: "The mails of a session: what was sent to how many, what is in trouble, what goes by itself",
  access: "dashboard",
  params: idParams,
  status: 200,
  response: sessionEmails,
});
