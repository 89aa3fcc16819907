/** Informs the open pages of this node when a company has a new notification, from whichever node. */
export interface NotificationFeed {
  /** @returns ends the subscription */
  subscribe(companyId: string, notifyPage: () => void): () => void;
  stop(): Promise<void>;
}
