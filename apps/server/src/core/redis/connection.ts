import { createClient } from "@redis/client";

/** A Redis, and whose names are used in it: installations share one without noticing each other. */
export interface RedisSettings {
  url: string;
  /** The id of this installation (`installationId`). */
  installation: string;
}

/** The only names of keys and channels. A part comes from our code or is hashed; none has a colon. */
export const redisName = ({ installation }: RedisSettings, ...parts: string[]): string =>
  ["lantern", installation, ...parts].join(":");

/** A server that sends nothing for two of its pings is away, even if nothing closed the connection. */
const pingMs = 5000;

/** A client that connects again until it is destroyed. While it is not connected, requests fail at once. */
export const redisClient = ({ url }: RedisSettings) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: pingMs,
      socketTimeout: 2 * pingMs + 1000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 2000),
    },
  });
