import * as z from "zod";
import * as endpoints from "../endpoints/directory.ts";
import { operation } from "./operation.ts";

export const getDirectory = operation(endpoints.getDirectory, {
  summary: "Returns what an Owner enters at the company's directory, and what has come from it (Owner)",
  response: z.object({
    /** Where the directory sends people, by SCIM 2.0. */
    address: z.string(),
    /** Participants whom the directory keeps up to date. */
    people: z.number().int(),
    /** Those who left; they are forgotten after a while. */
    left: z.number().int(),
    /** The last request of the directory, accurate to a minute. */
    last_seen_at: z.string().nullable(),
  }),
});
