import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../system/log.ts";

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
): Channel {
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;

  async function listen(): Promise<void> {
    while (!stopped) {
      const connection = new pg.Client(pool.options);
      client = connection;
      const over = new Promise<void>((done) => connection.once("end", done));
      connection.on("error", (err) => log.warn({ err, channel }, "a listening connection broke"));
      connection.on("notification", ({ payload }) => onPayload(payload ?? ""));
      try {
        await connection.connect();
        await connection.query(`listen ${channel}`);
        onConnect();
        await over;
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
      await client?.end().catch(() => {});
    },
  };
}
