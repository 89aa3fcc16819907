import type { channels } from "./en/channels.ts";
import type { emails } from "./en/emails.ts";
import type { times } from "./en/times.ts";

/** What the server writes for participants. The English texts are the type of every other language. */
export interface Texts {
  channels: typeof channels;
  emails: typeof emails;
  times: typeof times;
}
