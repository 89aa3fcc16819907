import * as z from "zod";
import * as endpoints from "../endpoints/media.ts";
import { operation } from "./operation.ts";

export const getIce = operation(endpoints.getIce, {
  summary:
    "Returns the media relays with credentials: for a system check, or until the end of a session that is played",
  response: z.object({
    /**
     * Why there are credentials or none: the installation has no relay ("none"); they joined by address alone, or have
     * not confirmed their own address ("unproved"); they checked the relay often in the last hour ("later"); no session
     * of theirs is played now ("not_now"). Calls from page to page work without.
     */
    relay: z.enum(["granted", "none", "unproved", "later", "not_now"]),
    ice_servers: z.array(
      z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
    ),
    /** End of the credentials, or when to ask for some again, ISO 8601. */
    expires_at: z.string(),
  }),
});
