import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../../log.ts";
import { noticeChannel } from "./notify.ts";

/** Tells the open pages of this node that a company has news, whichever node wrote it. */
export interface NoticeFeed {
  /** @returns what ends the telling */
  subscribe(companyId: string, tell: () => void): () => void;
  stop(): Promise<void>;
}

/** Listens on a connection of its own, from the first open page on, through any outage of the database. */
export function createNoticeFeed(pool: pg.Pool, log: Pick<Log, "warn">): NoticeFeed {
  const pages = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;

  const tell = (companyId: string) => {
    for (const one of pages.get(companyId) ?? []) one();
  };

  async function listen(): Promise<void> {
    listening = true;
    while (!stopped) {
      const line = new pg.Client(pool.options);
      client = line;
      const over = new Promise<void>((done) => line.once("end", done));
      line.on("error", (err) => log.warn({ err }, "the line for notices broke"));
      line.on("notification", ({ payload }) => tell(payload ?? ""));
      try {
        await line.connect();
        await line.query(`listen ${noticeChannel}`);
        // What came before this line, or between two of them, was missed.
        for (const companyId of pages.keys()) tell(companyId);
        await over;
      } catch (err) {
        if (!stopped) log.warn({ err }, "notices cannot be listened to");
        await line.end().catch(() => {});
      }
      if (!stopped) await pause(1000, undefined, { ref: false });
    }
  }

  return {
    subscribe(companyId, page) {
      const own = pages.get(companyId) ?? new Set();
      pages.set(companyId, own.add(page));
      if (!listening) void listen();
      return () => {
        own.delete(page);
        if (own.size === 0 && pages.get(companyId) === own) pages.delete(companyId);
      };
    },
    async stop() {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
