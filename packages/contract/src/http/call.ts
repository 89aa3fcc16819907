import * as z from "zod";
import { operation } from "./operation.ts";

export const getIce = operation({
  id: "getIce",
  method: "GET",
  path: "/api/exp/ice",
  summary: "Where media may be relayed, with credentials for an hour. Without a relay the list is empty",
  access: "either",
  status: 200,
  response: z.object({
    /** Voices go from page to page here; otherwise a media server carries them, which takes no visitors. */
    mesh: z.boolean(),
    ice_servers: z.array(
      z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
    ),
    /** When the credentials end, ISO 8601. */
    expires_at: z.string(),
  }),
});

export const getCallRoom = operation({
  id: "getCallRoom",
  method: "GET",
  path: "/api/exp/room",
  summary:
    "The room of the team's call on this installation's media server, with a token that opens it alone",
  access: "participant",
  status: 200,
  response: z.object({ url: z.string(), room: z.string(), token: z.string() }),
});
