import { AppError } from "../../core/app-error.ts";
import { runInWorker } from "../../system/worker-thread.ts";

/** What a calendar replies to an invitation. */
export interface CalendarReply {
  uid: string;
  /** Of the invitation that it replies to. */
  sequence: number;
  /** When the attendee replied; null where the calendar does not say it in UTC. */
  repliedAt: Date | null;
  /** The address that replied. */
  attendee: string;
  /** `ACCEPTED`, `DECLINED`, `TENTATIVE`, … */
  status: string;
}

/** What the thread is given: an email, and what to look for in it. */
export interface Question {
  raw: Uint8Array;
  about: "reply" | "bounce";
}

/** Reads what emails contain. Only for emails whose address has proved that they are about something of ours. */
export interface EmailParser {
  /** Null: the email contains no reply. */
  calendarReply(raw: Uint8Array): Promise<CalendarReply | null>;
  /** Why an email will never arrive; null: the email is no such report. */
  bounceReason(raw: Uint8Array): Promise<string | null>;
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

  async function find<Value>(question: Question): Promise<Value | null> {
    if (waiting >= maxWaiting) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 10 });
    waiting++;
    const run = () =>
      runInWorker<{ value: Value | null }>(program, question, { ...limits, signal: stopping.signal });
    const turn = last.then(run, run);
    last = turn;
    try {
      const result = await turn;
      if (!result) throw new AppError("EMAIL_UNREADABLE");
      return result.value;
    } finally {
      waiting--;
    }
  }

  return {
    calendarReply: (raw) => find({ raw, about: "reply" }),
    bounceReason: (raw) => find({ raw, about: "bounce" }),
    stop: () => stopping.abort(new AppError("SERVER_ERROR", { status: 503 })),
  };
}
