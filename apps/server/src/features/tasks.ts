import type { Context } from "../context.ts";
import type { Tasks } from "../jobs/tasks.ts";
import { type Sending, sendLetter } from "../mail/sending.ts";

/** The jobs of the company's side. */
export function createTasks(
  sending: Sending,
  live: Context["live"],
): Pick<Tasks, "mail.send" | "session.open"> {
  return {
    "mail.send": ({ id }) => sendLetter(sending, id),
    "session.open": ({ sessionId }) => live.open(sessionId),
  };
}
