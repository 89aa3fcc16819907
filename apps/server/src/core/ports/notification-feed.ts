/** Tells the open pages of this node that a company has news, whichever node wrote it. */
export interface NotificationFeed {
  /** @returns what ends the telling */
  subscribe(companyId: string, tell: () => void): () => void;
  stop(): Promise<void>;
}
