import type { ReplyRsvp } from "@lantern/contract/choices";
import { AppError } from "../../../core/app-error.ts";
import { runInWorker } from "../../../system/worker-thread.ts";

/** One of the people in a calendar's reply. */
export interface ReplyingAttendee {
  address: string;
  /** Null for a status that is no reply, such as `NEEDS-ACTION`. */
  rsvp: ReplyRsvp | null;
  /** Who comes instead. */
  delegate: string | null;
}

/** What a calendar replies to an invitation. */
export interface CalendarReply {
  /** Whether it proposes another time; then it is no answer to the one of the invitation. */
  isProposal: boolean;
  uid: string;
  /** Of the invitation that it replies to. */
  sequence: number;
  /** When the attendee replied; null where the calendar does not say it in UTC. */
  repliedAt: Date | null;
  attendees: ReplyingAttendee[];
  comment: string;
  /** Null where the calendar names a time zone that we do not know. */
  start: Date | null;
  end: Date | null;
  /** The proposed start as the calendar has it, with its zone. */
  localStart: string;
}

/** What an email says to a person. */
export interface Message {
  from: string | null;
  /** Subject and text, without what they quote. */
  text: string;
}

/** An email to the reply address of an invitation. */
export interface ReplyEmail extends Message {
  /** The events of the first calendar file that replies. */
  replies: CalendarReply[];
  /** Whether a file that only Outlook reads is attached: it may hold the answer. */
  isOutlookOnly: boolean;
}

/** An email to the address of bounces. `failed`: the email will never arrive; `pending`: it has arrived, or still may. */
export type Report =
  | { state: "failed"; reason: string }
  | { state: "pending" }
  | ({ state: "other"; isFromServer: boolean } & Message);

/** What the thread is given: an email, and what to look for in it. */
export interface Question {
  raw: Uint8Array;
  about: "reply" | "bounce";
}

/** Reads what emails contain. Only for emails whose address has proved that they are about something of ours. */
export interface EmailParser {
  reply(raw: Uint8Array): Promise<ReplyEmail>;
  report(raw: Uint8Array): Promise<Report>;
  /** Ends what is being parsed. */
  stop(): void;
}

const program = new URL("./content-parser.ts", import.meta.url);
/** Real emails need 10 to 50 ms. */
const limits = { deadlineMs: 1000, heapMb: 256 };
/** Emails that wait for their turn, each 1 MB at most. The email server sends the others again. */
const maxWaiting = 10;

/**
 * One email after the other is parsed, so all of them together use one thread and its memory at most.
 *
 * @throws AppError (the parser's functions) EMAIL_UNREADABLE for what is no email, lacks parts, or needs too much time or
 * memory; TOO_MANY_REQUESTS when too many are waiting
 */
export function createEmailParser(): EmailParser {
  const stopping = new AbortController();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function read<Value>(question: Question): Promise<Value> {
    if (waiting >= maxWaiting) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 10 });
    waiting++;
    const run = () => runInWorker<Value>(program, question, { ...limits, signal: stopping.signal });
    const turn = last.then(run, run);
    last = turn;
    try {
      const result = await turn;
      if (!result) throw new AppError("EMAIL_UNREADABLE");
      return result;
    } finally {
      waiting--;
    }
  }

  return {
    reply: (raw) => read({ raw, about: "reply" }),
    report: (raw) => read({ raw, about: "bounce" }),
    stop: () => stopping.abort(new AppError("SERVER_ERROR", { status: 503 })),
  };
}
