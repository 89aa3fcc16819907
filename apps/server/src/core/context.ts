import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import type { Config } from "../system/config.ts";
import type { Limits } from "./limits/limits.ts";
import type { AdventureCatalog } from "./ports/adventure-catalog.ts";
import type { Rights } from "./ports/identity.ts";
import type { SocialProviders } from "./ports/identity-provider.ts";
import type { LiveServer } from "./ports/live-sessions.ts";
import type { NotificationFeed } from "./ports/notification-feed.ts";
import type { PaymentProvider } from "./ports/payment-provider.ts";
import type { VatCheck } from "./ports/vat-check.ts";

/** The part of the configuration that modules read. */
export type Settings = Pick<
  Config,
  | "local"
  | "origin"
  | "allowedOrigins"
  | "trustedProxies"
  | "limits"
  | "appKey"
  | "previousAppKeys"
  | "adminUrl"
  | "intercomAppId"
  | "sentryDsn"
  | "operator"
  | "billing"
  | "mailFrom"
  | "inboundEmail"
  | "relay"
  | "smtpUrl"
  | "sendsEmails"
  | "databaseUrl"
  | "redisUrl"
> & {
  /** Id of the built pages: a page that has another one offers to reload. */
  build: string;
};

/** The services that every module uses. Functions take it as their first parameter, then the proof of permission. */
export interface Context {
  db: Db;
  settings: Settings;
  /** The server's clock. Tests set it. */
  now: () => Date;
  adventures: AdventureCatalog;
  live: LiveServer;
  /** Identity providers that are configured. */
  social: SocialProviders;
  /** Null: nothing can be bought on this server. */
  payments: PaymentProvider | null;
  /** Null: VAT numbers are not checked online. */
  vatCheck: VatCheck | null;
  /** Tells open pages that there are new notifications. */
  notificationFeed: NotificationFeed;
  /** Rate limits. */
  limits: Limits;
  /** Whether the owner of an open connection is still allowed to use it. */
  rights: Rights;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}
