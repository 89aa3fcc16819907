import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import type { Config } from "../system/config.ts";
import type { Limits } from "./limits/limits.ts";
import type { AdventureCatalogue } from "./ports/adventure-catalogue.ts";
import type { Rights } from "./ports/identity.ts";
import type { SocialProviders } from "./ports/identity-provider.ts";
import type { LiveServer } from "./ports/live-sessions.ts";
import type { NotificationFeed } from "./ports/notification-feed.ts";
import type { PaymentProvider } from "./ports/payment-provider.ts";

/** What the company's side must know of how it is run. */
export type Settings = Pick<
  Config,
  | "local"
  | "origin"
  | "allowedOrigins"
  | "trustedProxies"
  | "limits"
  | "appKey"
  | "adminUrl"
  | "intercomAppId"
  | "sentryDsn"
  | "operator"
  | "mailFrom"
  | "relay"
  | "livekit"
  | "smtpUrl"
  | "databaseUrl"
  | "redisUrl"
> & {
  /** Id of the built page, for "a new version is there". */
  build: string;
};

/** What every feature works with. Services take it first, then the proof of permission. */
export interface Context {
  db: Db;
  settings: Settings;
  /** The server's clock; tests move it. */
  now: () => Date;
  adventures: AdventureCatalogue;
  live: LiveServer;
  /** The identity providers that people can sign in with. */
  social: SocialProviders;
  /** Where credits are paid; null where nothing can be bought. */
  payments: PaymentProvider | null;
  /** Tells open pages that the bell has news. */
  notificationFeed: NotificationFeed;
  /** How often what may be asked. */
  limits: Limits;
  /** Whether those who hold an open connection still may. */
  rights: Rights;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}
