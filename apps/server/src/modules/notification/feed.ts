import type pg from "pg";
import type { NotificationFeed } from "../../core/ports/notification-feed.ts";
import { openChannel } from "../../db/channel.ts";
import type { Log } from "../../system/log.ts";
import { notificationChannel } from "./notify.ts";

/** Listens to the database from the first open page on. */
export function createNotificationFeed(pool: pg.Pool, log: Pick<Log, "warn">): NotificationFeed {
  const pages = new Map<string, Set<() => void>>();
  const notifyPages = (companyId: string) => {
    for (const notifyPage of pages.get(companyId) ?? []) notifyPage();
  };
  // After a lost connection every page fetches what it may have missed.
  const channel = openChannel(pool, log, notificationChannel, notifyPages, () => {
    for (const companyId of pages.keys()) notifyPages(companyId);
  });

  return {
    subscribe(companyId, notifyPage) {
      const companyPages = pages.get(companyId) ?? new Set();
      pages.set(companyId, companyPages.add(notifyPage));
      channel.listen();
      return () => {
        companyPages.delete(notifyPage);
        if (companyPages.size === 0 && pages.get(companyId) === companyPages) pages.delete(companyId);
      };
    },
    stop: () => channel.stop(),
  };
}
