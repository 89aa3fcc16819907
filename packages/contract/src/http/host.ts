import * as z from "zod";
import { faultMessage } from "../fault.ts";
import { HOST_MESSAGE_MAX } from "../live/protocol.ts";
import { multiline, text } from "../text.ts";

/** What a host writes to a team, or to all. */
export const hostMessageBody = z.object({
  text: multiline(HOST_MESSAGE_MAX).min(1, faultMessage("REQUIRED")),
});

const chosen = text(80).min(1, faultMessage("REQUIRED"));

/** Who moves, and to which team. */
export const hostMoveBody = z.object({ seat: chosen, to: chosen });
