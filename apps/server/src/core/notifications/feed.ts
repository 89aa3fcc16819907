import type pg from "pg";
import type { Log } from "../../boot/log.ts";
import { openChannel } from "../../db/channel.ts";
import { notificationChannel } from "./notify.ts";

/** Tells the open pages of this node that a company has news, whichever node wrote it. */
export interface NotificationFeed {
  /** @returns what ends the telling */
  subscribe(companyId: string, tell: () => void): () => void;
  stop(): Promise<void>;
}

/** Listens from the first open page on. */
export function createNotificationFeed(pool: pg.Pool, log: Pick<Log, "warn">): NotificationFeed {
  const pages = new Map<string, Set<() => void>>();
  const tell = (companyId: string) => {
    for (const one of pages.get(companyId) ?? []) one();
  };
  const channel = openChannel(pool, log, notificationChannel, tell, () => {
    for (const companyId of pages.keys()) tell(companyId);
  });

  return {
    subscribe(companyId, page) {
      const own = pages.get(companyId) ?? new Set();
      pages.set(companyId, own.add(page));
      channel.listen();
      return () => {
        own.delete(page);
        if (own.size === 0 && pages.get(companyId) === own) pages.delete(companyId);
      };
    },
    stop: () => channel.stop(),
  };
}
