import type { EmailContent } from "./blocks.ts";
import type { CalendarFile } from "./calendar.ts";

export interface Email extends EmailContent {
  kind: string;
  to: string;
  /** Who gets a copy, unless it is the reader themselves. */
  cc?: string | null;
  /** Documents of the company that it is about, by id: their files are attached when it is sent. */
  attachments?: string[];
  /** Where replies go when they do not go to us. */
  replyTo?: string;
  calendar?: CalendarFile;
  about?: {
    companyId: string;
    sessionId?: string;
    seriesId?: string;
    consumerId?: string;
    senderId?: string | null;
  };
  /** Of several emails with the same value, only the first is stored. */
  once?: string;
}
