import * as z from "zod";
import * as endpoints from "../endpoints.ts";
import { idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const count = z.number().int();

export const sessionEmails = z
  .object({
    /** Emails so far by kind, in the order of their first email. */
    items: z.array(
      z.object({
        kind: z.string(),
        /** Time of the last email of this kind. */
        at: z.string(),
        to: count,
        sent: count,
        waiting: count,
        /** Failed attempts and dead emails. */
        failed: count,
      }),
    ),
    /** Emails that will be sent automatically. `at` is null for those that follow the end of the session. */
    planned: z.array(z.object({ kind: z.string(), at: z.string().nullable(), to: count.nullable() })),
  })
  .meta({ id: "SessionEmails" });

export type SessionEmails = z.output<typeof sessionEmails>;

export const getSessionEmails = operation(endpoints.getSessionEmails, {
  summary: "Returns the emails of a session: sent, failed and planned",
  params: idParams,
  response: sessionEmails,
});
