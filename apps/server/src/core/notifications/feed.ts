import type pg from "pg";
import { openChannel } from "../../db/channel.ts";
import type { Log } from "../../system/log.ts";
import type { NotificationFeed } from "../ports/notification-feed.ts";
import { notificationChannel } from "./notify.ts";

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
