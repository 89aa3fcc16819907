/** A text on its way into the storage. The same id again changes nothing. */
export interface NewText {
  id: string;
  sessionId: string;
  body: string;
  /** Epoch ms. */
  expiresAt: number;
  /** The participant who wrote it: when they ask to be forgotten, it goes. */
  author?: string;
}

/**
 * What people wrote, outside the log so that it can be erased. The statement that stores a row stores its text too,
 * see storage/log.ts.
 */
export interface TextStore {
  /** The texts that still exist; erased, expired and hidden ones are left out. */
  get(ids: string[], now: number): Promise<Map<string, string>>;
  /** Takes a text of this session from sight, gives it back, or marks it for the hosts. False when there is none. */
  moderate(id: string, sessionId: string, change: { hidden: boolean } | { reported: true }): Promise<boolean>;
  /** Texts of this session that somebody wanted the hosts to see, and whether they are hidden now. */
  reported(sessionId: string): Promise<Map<string, { hidden: boolean }>>;
  /** Deletes what has expired and answers how many texts that were. */
  erase(now: number): Promise<number>;
}
