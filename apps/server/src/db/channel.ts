import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { withDeadline } from "../system/deadline.ts";
import type { Log } from "../system/log.ts";

/** A database that is away does not delay a stop. */
const stopWithinMs = 1000;

interface Channel {
  /** Connects once. After an outage of the database it connects again by itself. */
  listen(): void;
  stop(): Promise<void>;
}

/**
 * Receives what any node sends with `pg_notify` on a channel, over a connection of its own.
 *
 * @param onPayload gets each payload
 * @param onConnect is called after each connect: payloads sent before it, or between two connections, were missed
 */
export function openChannel(
  pool: pg.Pool,
  log: Pick<Log, "warn">,
  channel: string,
  onPayload: (payload: string) => void,
  onConnect: () => void,
  checkEveryMs = 10_000,
): Channel {
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;

  async function listen(): Promise<void> {
    while (!stopped) {
      const connection = new pg.Client({ ...pool.options, query_timeout: checkEveryMs });
      client = connection;
      const over = new Promise<void>((done) => connection.once("end", done));
      connection.on("error", (err) => log.warn({ err, channel }, "a listening connection broke"));
      connection.on("notification", ({ payload }) => onPayload(payload ?? ""));
      try {
        await connection.connect();
        await connection.query(`listen ${channel}`);
        onConnect();
        // A connection can be dead although nothing has closed it, and then nothing would ever come.
        const check = setInterval(() => {
          connection.query("select 1").catch(() => connection.end().catch(() => {}));
        }, checkEveryMs);
        await over.finally(() => clearInterval(check));
      } catch (err) {
        if (!stopped) log.warn({ err, channel }, "a channel cannot be listened to");
        await connection.end().catch(() => {});
      }
      if (!stopped) await pause(1000, undefined, { ref: false });
    }
  }

  return {
    listen() {
      if (listening) return;
      listening = true;
      void listen();
    },
    async stop() {
      stopped = true;
      const ended = client?.end() ?? Promise.resolve();
      await withDeadline(ended, stopWithinMs, "The database").catch(() => {});
    },
  };
}
