/** A text to be stored. The same id again changes nothing. */
export interface NewText {
  id: string;
  sessionId: string;
  body: string;
  /** Epoch ms. */
  expiresAt: number;
  /** The participant who wrote it; the text is deleted with their data. */
  author?: string;
}

declare const stored: unique symbol;

/** A text whose row is in the log. Only the authority of a session makes one, after the commit. */
export type StoredText = NewText & { readonly [stored]: true };

/**
 * What people wrote, outside the log so that it can be erased. The statement that stores a row also stores its text,
 * see storage/log.ts.
 */
export interface TextStore {
  /** The texts that still exist; erased, expired and hidden ones are left out. */
  get(ids: string[], now: number): Promise<Map<string, string>>;
  /** Hides a text of this session, shows it again, or reports it to the hosts. False when there is none. */
  moderate(id: string, sessionId: string, change: { hidden: boolean } | { reported: true }): Promise<boolean>;
  /** Reported texts of this session, and whether they are hidden now. */
  reported(sessionId: string): Promise<Map<string, { hidden: boolean }>>;
  /** Deletes expired texts and resolves with their number. */
  erase(now: number): Promise<number>;
}
