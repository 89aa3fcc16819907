import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Config } from "../boot/config.ts";
import type { Db } from "../db/client.ts";
import type { Limits } from "../http/limits/limits.ts";
import type { Readiness } from "../http/plugins/health.ts";
import type { PackCatalogue } from "./adventures/catalogue.ts";
import type { PaymentDesk } from "./credits/payment-provider.ts";
import type { NotificationFeed } from "./notifications/feed.ts";
import type { Authenticator, LiveHour, Rights } from "./ports.ts";
import type { SocialDirectory } from "./users/identity-provider.ts";

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
  packs: PackCatalogue;
  live: LiveHour;
  /** The identity providers that people can sign in with. */
  social: SocialDirectory;
  /** Where credits are paid; null where nothing can be bought. */
  payments: PaymentDesk | null;
  /** Tells open pages that the bell has news. */
  notices: NotificationFeed;
  /** How often what may be asked. */
  limits: Limits;
  /** Whether those who hold an open connection still may. */
  rights: Rights;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

/** Everything that `buildApp` needs. */
export interface AppDeps extends Omit<Context, "log"> {
  authenticator: Authenticator;
  logger: FastifyBaseLogger | false;
  /** What `/readyz` says. */
  readiness: Readiness;
  /** Parts mounted beside the interface, outside its anti-forgery scope: live pipes, pages, metrics. */
  beside?: FastifyPluginAsync[];
}
