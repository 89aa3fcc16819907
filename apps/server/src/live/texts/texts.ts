/** What people wrote, outside the log so that it can be erased. */
export interface TextStore {
  /**
   * Keeps a text until `expiresAt` (epoch ms). The same id again changes nothing. `author` is the participant who
   * wrote it: when they ask to be forgotten, it goes.
   */
  put(text: {
    id: string;
    sessionId: string;
    body: string;
    expiresAt: number;
    author?: string;
  }): Promise<void>;
  /** The texts that still exist; erased and expired ones are left out. */
  get(ids: string[], now: number): Promise<Map<string, string>>;
  /** Deletes what has expired and answers how many texts that were. */
  erase(now: number): Promise<number>;
}
