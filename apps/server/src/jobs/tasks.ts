/** A reminder of a session, by email. */
export interface Reminder {
  sessionId: string;
  hours: 24 | 1;
  /** The start that it was planned for (epoch ms). A session that was rescheduled since has reminders of its own. */
  startsAt: number;
}

/** An email about what the teams of a session agreed on. */
export interface CommitmentEmail {
  sessionId: string;
  /** `follow-up` is sent two weeks after `commitment`. */
  what: "commitment" | "follow-up";
}

/** Every kind of job and what it carries. A new kind is a line here and its function in `createTasks`. */
export interface JobPayloads {
  /** Sends one letter of the outbox. */
  "mail.send": { id: string };
  /** Opens the lobby of a session that was just confirmed, should the process have died before it could. */
  "session.open": { sessionId: string };
  /** Keeps what is told of a session that has ended. */
  "report.make": { sessionId: string };
  /** Reminds those invited of a session that is near. */
  "session.remind": Reminder;
  /** Mails what the teams of a session agreed on. */
  "session.commitment": CommitmentEmail;
  /** Takes away tokens, links and keys that are over. A crontab takes no dot in a name. */
  "access:sweep": object;
  /** Takes away words and letters whose term is over. */
  "privacy:sweep": object;
}

/** The functions that do the jobs. A thrown error means: try again later. */
export type Tasks = {
  [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void>;
};
