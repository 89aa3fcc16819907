import * as z from "zod";
import * as participantEndpoints from "../participant-endpoints.ts";
import { operation } from "./operation.ts";

export const getIce = operation(participantEndpoints.getIce, {
  summary: "Returns the media relays with credentials for one hour. The list is empty without a relay",
  response: z.object({
    /** True if media goes directly between pages. Otherwise a media server is used, which visiting hosts cannot join. */
    mesh: z.boolean(),
    ice_servers: z.array(
      z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
    ),
    /** End of the credentials, ISO 8601. */
    expires_at: z.string(),
  }),
});

export const getCallRoom = operation(participantEndpoints.getCallRoom, {
  summary: "Returns the media server's room for the team's call, with a token for this room only",
  response: z.object({ url: z.string(), room: z.string(), token: z.string() }),
});
