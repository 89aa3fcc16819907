/** A reminder of a session, by email. */
export interface Reminder {
  sessionId: string;
  hours: 24 | 1;
  /** The start that it was planned for (epoch ms). A session that was rescheduled since has reminders of its own. */
  startsAt: number;
}

/** An email after a session: what its teams agreed on, and the statements of the check-in. */
export interface CommitmentEmail {
  sessionId: string;
  /** `follow-up` is sent two weeks after `commitment`, and `check-in` another two weeks later. */
  what: "commitment" | "follow-up" | "check-in";
}

/** Every kind of job and its payload. A new kind is a field here and a function in `tasks` of boot/compose.ts. */
export interface JobPayloads {
  /** Sends one email of the outbox. */
  "mail.send": { id: string };
  /** Sends one event to one webhook. Also enqueued by the function `webhook_event` of the database. */
  "webhook.send": { id: string };
  /** Opens the lobby of a session that was just confirmed, in case the process died before it could. */
  "session.open": { sessionId: string };
  /** Gives confirmed sessions the new languages and corrected words of their stories. */
  "stories:update": object;
  /** Makes and stores the report of a session that has ended. */
  "report.make": { sessionId: string };
  /** Emails everybody who came to a session that has ended the link to their scorecard. */
  "session.scorecards": { sessionId: string };
  /** Reminds the invited attendees of a coming session. */
  "session.remind": Reminder;
  /** Asks once more which dates suit, whoever has not responded since they were asked at this time (epoch ms). */
  "dates.remind": { sessionId: string; emailedAt: number; senderId: string };
  /** Offers free seats to people who wait for one. Also enqueued by the function `seat_freed` of the database. */
  "enrollment.offer": { sessionId: string };
  /** Emails what the teams of a session agreed on, and the check-in. */
  "session.commitment": CommitmentEmail;
  /** Deletes tokens, links and keys that have expired. A crontab does not allow dots in names. */
  "access:sweep": object;
  /** Releases to companies what their check-ins say, in batches. */
  "check-in:release": object;
  /** Draws the file of a document that was just issued. */
  "document.draw": { id: string };
  /** Pays back what a payment has brought beyond the price of its order. */
  "payment.return": { payment: string };
  /** Stores what the payment provider's webhook has not reported. */
  "payments:compare": object;
  /** Cancels orders by card that nobody has paid. */
  "orders:abandoned": object;
  /** Says that invoices are overdue. */
  "invoices:remind": object;
  /** Asks again about VAT numbers. */
  "vat:check": object;
  /** Emails Owners whose single sign-on must move to a new redirect address. */
  "sign-on:address": object;
  /** Deletes texts and emails whose retention time is over. */
  "privacy:sweep": object;
  /** Ends the logs of sessions that are older than the platform stores them. */
  "logs:end": object;
  /** Gives the gate for names those that were stored before it. Enqueued once, by an update of the database. */
  "names:read": object;
  /** Makes the backup of the night and proves that it can be restored. */
  "backup:nightly": object;
}

/**
 * The workers of a node, by what their jobs wait for: receivers of companies, the email server, or nothing outside. So
 * a server that does not respond delays only the jobs that need it. A webhook's worker waits more than it works, and
 * foreign receivers can occupy two for each company.
 */
export const workers = { own: 4, email: 4, webhooks: 20 } as const;

interface JobRule {
  /** After this time the job is aborted, and tried again like one that failed. */
  deadlineMs: number;
  workers: keyof typeof workers;
}

const minuteMs = 60_000;

/** The queue takes a job that is locked for four hours for one of a dead node, so no deadline is longer. */
export const jobRules: Record<keyof JobPayloads, JobRule> = {
  "mail.send": { deadlineMs: 2 * minuteMs, workers: "email" },
  "webhook.send": { deadlineMs: minuteMs / 2, workers: "webhooks" },
  "session.open": { deadlineMs: minuteMs, workers: "own" },
  "session.scorecards": { deadlineMs: 5 * minuteMs, workers: "own" },
  "stories:update": { deadlineMs: 30 * minuteMs, workers: "own" },
  "report.make": { deadlineMs: 5 * minuteMs, workers: "own" },
  "session.remind": { deadlineMs: 5 * minuteMs, workers: "own" },
  "dates.remind": { deadlineMs: 5 * minuteMs, workers: "own" },
  "enrollment.offer": { deadlineMs: minuteMs, workers: "own" },
  "session.commitment": { deadlineMs: 5 * minuteMs, workers: "own" },
  "access:sweep": { deadlineMs: 30 * minuteMs, workers: "own" },
  "check-in:release": { deadlineMs: 30 * minuteMs, workers: "own" },
  "document.draw": { deadlineMs: 5 * minuteMs, workers: "own" },
  "payment.return": { deadlineMs: 5 * minuteMs, workers: "own" },
  "payments:compare": { deadlineMs: 30 * minuteMs, workers: "own" },
  "orders:abandoned": { deadlineMs: 30 * minuteMs, workers: "own" },
  "invoices:remind": { deadlineMs: 30 * minuteMs, workers: "own" },
  "vat:check": { deadlineMs: 30 * minuteMs, workers: "own" },
  "sign-on:address": { deadlineMs: 30 * minuteMs, workers: "own" },
  "names:read": { deadlineMs: 30 * minuteMs, workers: "own" },
  "privacy:sweep": { deadlineMs: 30 * minuteMs, workers: "own" },
  "logs:end": { deadlineMs: 30 * minuteMs, workers: "own" },
  "backup:nightly": { deadlineMs: 230 * minuteMs, workers: "own" },
};

/** Jobs that only nodes with the settings for them run. */
type Optional = "backup:nightly";

/** What the runner passes to a job. */
interface Running {
  /** Aborted when the node stops before the job has ended, or after its deadline; the job then throws, and is run again. */
  abortSignal: AbortSignal;
}
type Task<Name extends keyof JobPayloads> = (payload: JobPayloads[Name], running: Running) => Promise<void>;

/** The functions that run the jobs. A thrown error means: try again later. */
export type Tasks = { [Name in Exclude<keyof JobPayloads, Optional>]: Task<Name> } & {
  [Name in Optional]?: Task<Name>;
};
