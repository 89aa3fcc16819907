import * as z from "zod";
import { localAppKey } from "./app-key.ts";
import {
  type BackupSettings,
  backupFaults,
  backupSettings,
  type RestoreSettings,
  restoreSettings,
} from "./backup-settings.ts";
import { StartError } from "./start-error.ts";
import { proxyCheckOf } from "./trusted-proxies.ts";

const loopback = new Set(["127.0.0.1", "localhost", "::1"]);

/** An unset variable and an empty one are the same, so an unchanged copy of `.env.example` is valid. */
const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const address = (example: string, ...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    );

/** An origin that people open, without a path: pages and links are appended to it. */
const origin = address("https://play.example.com", "https:", "http:")
  .refine((value) => new URL(value).pathname === "/" && new URL(value).search === "", "must not have a path")
  .transform((value) => new URL(value).origin);

/** Several of them, separated by spaces or commas. */
const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin));

/** Proxies whose forwarded addresses are trusted. */
const proxies = z
  .string()
  .transform((value) => (value === "none" ? [] : value.split(/[\s,]+/).filter(Boolean)))
  .refine(
    canTrust,
    "must be none, or addresses and networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal",
  );

function canTrust(list: string[]): boolean {
  try {
    proxyCheckOf(list);
    return true;
  } catch {
    return false;
  }
}

/** `03:00` */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 03:00")
  .transform((value) => ({ hours: Number(value.slice(0, 2)), minutes: Number(value.slice(3)) }));

const text = setting(z.string().trim().optional());

/** Every environment variable the server knows. `.env.example` documents them in this order. */
export const environment = z.object({
  PORT: setting(wholeNumber(0, 65_535).default(3000)),
  HOST: setting(z.string().default("127.0.0.1")),
  DATA_DIR: setting(z.string().default(".data")),
  LOG_LEVEL: setting(wholeNumber(0, 3).default(3)),
  DATABASE_URL: setting(
    address("postgres://user:password@host:5432/name", "postgres:", "postgresql:").optional(),
  ),
  DATABASE_CONNECTIONS: setting(wholeNumber(4, 1000).default(10)),
  DATABASE_LIVE_CONNECTIONS: setting(wholeNumber(2, 1000).default(6)),
  REDIS_URL: setting(address("redis://host:6379", "redis:", "rediss:").optional()),
  PUBLIC_URL: setting(origin.optional()),
  PUBLIC_API_URL: setting(origin.optional()),
  ALLOWED_ORIGINS: setting(origins.default([])),
  TRUSTED_PROXIES: setting(proxies.optional()),
  MAX_CONNECTIONS: setting(wholeNumber(10, 1_000_000).default(20_000)),
  MAX_CONNECTIONS_PER_ADDRESS: setting(wholeNumber(10, 1_000_000).default(2000)),
  MAX_REQUESTS_PER_ADDRESS: setting(wholeNumber(10, 1_000_000).default(400)),
  APP_KEY: setting(z.string().min(32, "must have at least 32 characters").optional()),
  SMTP_URL: setting(address("smtps://user:password@host:465", "smtp:", "smtps:").optional()),
  MAIL_FROM: text,
  INBOUND_EMAIL_ADDRESS: setting(
    z
      .string()
      // With a token after a plus sign, the part before the @ has at most the 64 characters that it may have.
      .regex(
        /^[a-z0-9][a-z0-9._-]{0,9}@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        "must be an address in lower case with at most 10 characters before the @",
      )
      .optional(),
  ),
  INBOUND_EMAIL_SECRET: setting(z.string().min(32, "must have at least 32 characters").optional()),
  GOOGLE_CLIENT_ID: text,
  MICROSOFT_CLIENT_ID: text,
  FACEBOOK_APP_ID: text,
  FACEBOOK_APP_SECRET: text,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  TURN_URLS: text,
  TURN_SECRET: text,
  LIVEKIT_URL: setting(address("wss://media.example.com", "wss:", "ws:").optional()),
  LIVEKIT_API_KEY: text,
  LIVEKIT_API_SECRET: text,
  INTERCOM_APP_ID: setting(
    z
      .string()
      .regex(/^\w{1,40}$/, "must be the id of a workspace")
      .optional(),
  ),
  SENTRY_DSN: setting(
    address("https://key@reports.example.com/1", "https:", "http:")
      .refine((value) => new URL(value).username !== "", "must hold its public key")
      .optional(),
  ),
  METRICS_TOKEN: setting(z.string().min(16, "must have at least 16 characters").optional()),
  METRICS_PORT: setting(wholeNumber(1, 65_535).optional()),
  ADMIN_URL: setting(address("https://admin.example.com", "https:", "http:").optional()),
  OPERATOR_NAME: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_VAT: text,
  OPERATOR_SUPPORT: text,
  OPERATOR_BANK: text,
  OPERATOR_TAX_NOTE: text,
  DOCUMENT_PREFIX: setting(
    z
      .string()
      .regex(/^[A-Z][A-Z0-9]{0,7}$/, "must be 1 to 8 capital letters and digits")
      .default("LH"),
  ),
  BACKUP_DIR: text,
  BACKUP_RECIPIENT: setting(
    z
      .string()
      .regex(/^age1[a-z0-9]{50,}$/, "must be an age recipient, which begins with age1")
      .optional(),
  ),
  BACKUP_PASSPHRASE: setting(z.string().min(16, "must have at least 16 characters").optional()),
  BACKUP_TIME: setting(timeOfDay.default({ hours: 3, minutes: 0 })),
  BACKUP_COUNT: setting(wholeNumber(1, 1000).default(14)),
  RESTORE_FROM: text,
  RESTORE_IDENTITY: text,
  RESTORE_SIGNER: text,
});

/** Settings without secrets, which a second machine needs as they are. */
export const publicSettings = [
  "PUBLIC_URL",
  "PUBLIC_API_URL",
  "ALLOWED_ORIGINS",
  "TRUSTED_PROXIES",
  "MAX_CONNECTIONS",
  "MAX_CONNECTIONS_PER_ADDRESS",
  "MAX_REQUESTS_PER_ADDRESS",
  "MAIL_FROM",
  "INBOUND_EMAIL_ADDRESS",
  "GOOGLE_CLIENT_ID",
  "MICROSOFT_CLIENT_ID",
  "FACEBOOK_APP_ID",
  "LINKEDIN_CLIENT_ID",
  "TURN_URLS",
  "LIVEKIT_URL",
  "INTERCOM_APP_ID",
  "ADMIN_URL",
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "OPERATOR_VAT",
  "OPERATOR_SUPPORT",
  "OPERATOR_BANK",
  "OPERATOR_TAX_NOTE",
] as const satisfies readonly (keyof typeof environment.shape)[];

/** A media relay (coturn with `use-auth-secret`): its addresses, and the secret it shares with this server. */
export interface Relay {
  /** `turn:host:3478?transport=udp`, `turns:host:443?transport=tcp`, … */
  urls: string[];
  secret: string;
}

/** A LiveKit server: its address for pages, and the key that this server signs with. */
export interface LiveKit {
  /** `wss://…` */
  url: string;
  key: string;
  secret: string;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  logLevel: 0 | 1 | 2 | 3;
  /** Null: the built-in database in `dataDir`. */
  databaseUrl: string | null;
  /** The most connections of this node: those of requests and jobs, and those of live sessions alone. */
  databaseConnections: { general: number; live: number };
  /** Null: one node, fan-out within the process. */
  redisUrl: string | null;
  /** The public origin of this server; links in emails begin with it. No trailing slash. */
  origin: string;
  /** Where the pages of this server find the API, if it has another origin. Null: here. */
  publicApi: string | null;
  /** Other origins whose pages can use this API. */
  allowedOrigins: string[];
  /** Proxies whose `X-Forwarded-For` is trusted; none in local mode. */
  trustedProxies: string[];
  /** The maximum of what is open at once. An address is a version 4 address or a /64 of version 6. */
  limits: { connections: number; connectionsPerAddress: number; requestsPerAddress: number };
  /**
   * Local mode: only this machine can reach the server. Only then are there a demo company, `/dev/mail`, a sandbox
   * checkout, …
   */
  local: boolean;
  /** The secret from which signatures are made. */
  appKey: string;
  /** Null (local mode only): emails stay in the local mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /**
   * The address whose emails, with any token after a plus sign, an email server passes on with the secret. Null:
   * calendar replies and bounces are not read, and nothing asks for them.
   */
  inboundEmail: { address: string; secret: string } | null;
  /** Identity providers that have keys. The others do not exist, except in local mode. */
  social: SocialKeys;
  /** Null: the sandbox checkout in local mode, otherwise nothing can be bought. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** Null: media go directly from page to page, or not at all. */
  relay: Relay | null;
  /** Null: there is no media server; calls go from page to page. */
  livekit: LiveKit | null;
  /** Who may read `/metrics`: the bearer of a token, and on which port. Both null: local mode only. */
  metrics: { token: string | null; port: number | null };
  adminUrl: string | null;
  /** Workspace of the third-party chat widget; null: the built-in help panel replaces it. */
  intercomAppId: string | null;
  /** Where pages report their errors; null: nowhere. */
  sentryDsn: string | null;
  /** Null: no backups are made by schedule. */
  backup: BackupSettings | null;
  /** Null: data without tables begins empty. */
  restore: RestoreSettings | null;
  /** The operator of this installation; null appears as "not set". */
  operator: { name: string | null; address: string | null; vat: string | null; support: string | null };
  /** What invoices and receipts need besides the operator. */
  billing: {
    /** The account for bank transfers, line by line. Null: nothing is sold by invoice, except in local mode. */
    bank: string | null;
    /** A sentence about tax below the total of each document. */
    taxNote: string | null;
    /** Begins the numbers of documents; each prefix is numbered from 1. */
    prefix: string;
  };
}

interface SocialKeys {
  google: { clientId: string } | null;
  microsoft: { clientId: string } | null;
  facebook: { appId: string; appSecret: string } | null;
  linkedin: { clientId: string; clientSecret: string } | null;
}

/**
 * Reads the configuration from the environment.
 *
 * @throws StartError with one line for each fault. Values are never repeated: they may be secrets.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new StartError(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n"),
    );
  const set = parsed.data;
  const faults = [...modeFaults(set), ...pairFaults(set), ...backupFaults(set)];
  if (faults.length > 0) throw new StartError(faults.join("\n"));

  const publicOrigin = set.PUBLIC_URL ?? null;
  const ownOrigin = publicOrigin ?? `http://localhost:${set.PORT}`;
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    logLevel: set.LOG_LEVEL as Config["logLevel"],
    databaseUrl: set.DATABASE_URL ?? null,
    databaseConnections: { general: set.DATABASE_CONNECTIONS, live: set.DATABASE_LIVE_CONNECTIONS },
    redisUrl: set.REDIS_URL ?? null,
    origin: ownOrigin,
    publicApi: set.PUBLIC_API_URL ?? null,
    allowedOrigins: set.ALLOWED_ORIGINS,
    trustedProxies: publicOrigin === null ? [] : (set.TRUSTED_PROXIES ?? ["loopback"]),
    limits: {
      connections: set.MAX_CONNECTIONS,
      connectionsPerAddress: set.MAX_CONNECTIONS_PER_ADDRESS,
      requestsPerAddress: set.MAX_REQUESTS_PER_ADDRESS,
    },
    local: publicOrigin === null,
    appKey: set.APP_KEY ?? localAppKey(set.DATA_DIR),
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? `Lantern Hour <hello@${new URL(ownOrigin).hostname}>`,
    inboundEmail: inboundEmail(set),
    social: socialKeys(set),
    stripe: stripeKeys(set),
    relay: relay(set),
    livekit: livekit(set),
    metrics: { token: set.METRICS_TOKEN ?? null, port: set.METRICS_PORT ?? null },
    adminUrl: set.ADMIN_URL ?? null,
    intercomAppId: set.INTERCOM_APP_ID ?? null,
    sentryDsn: set.SENTRY_DSN ?? null,
    operator: {
      name: set.OPERATOR_NAME ?? null,
      address: set.OPERATOR_ADDRESS ?? null,
      vat: set.OPERATOR_VAT ?? null,
      support: set.OPERATOR_SUPPORT ?? null,
    },
    billing: {
      bank: set.OPERATOR_BANK ?? null,
      taxNote: set.OPERATOR_TAX_NOTE ?? null,
      prefix: set.DOCUMENT_PREFIX,
    },
    backup: backupSettings(set),
    restore: restoreSettings(set),
  };
}

/** The conveniences of local mode must never be reachable from outside, so the two modes are separated here. */
function modeFaults(set: z.infer<typeof environment>): string[] {
  if (set.PUBLIC_URL === undefined)
    return loopback.has(set.HOST)
      ? []
      : [
          `HOST opens this server to other machines: set PUBLIC_URL to the address they use, or leave HOST at 127.0.0.1`,
        ];
  const faults: string[] = [];
  if (set.APP_KEY === undefined)
    faults.push(
      "APP_KEY is needed with PUBLIC_URL: a secret of at least 32 characters, the same on every node",
    );
  if (set.SMTP_URL === undefined)
    faults.push("SMTP_URL is needed with PUBLIC_URL: the email server for invitations and links");
  return faults;
}

function socialKeys(set: z.infer<typeof environment>): SocialKeys {
  const facebook = { appId: set.FACEBOOK_APP_ID, appSecret: set.FACEBOOK_APP_SECRET };
  const linkedin = { clientId: set.LINKEDIN_CLIENT_ID, clientSecret: set.LINKEDIN_CLIENT_SECRET };
  return {
    google: set.GOOGLE_CLIENT_ID ? { clientId: set.GOOGLE_CLIENT_ID } : null,
    microsoft: set.MICROSOFT_CLIENT_ID ? { clientId: set.MICROSOFT_CLIENT_ID } : null,
    facebook: isWhole(facebook) ? facebook : null,
    linkedin: isWhole(linkedin) ? linkedin : null,
  };
}

function stripeKeys(set: z.infer<typeof environment>): Config["stripe"] {
  const keys = { secretKey: set.STRIPE_SECRET_KEY, webhookSecret: set.STRIPE_WEBHOOK_SECRET };
  return isWhole(keys) ? keys : null;
}

function inboundEmail(set: z.infer<typeof environment>): Config["inboundEmail"] {
  const keys = { address: set.INBOUND_EMAIL_ADDRESS, secret: set.INBOUND_EMAIL_SECRET };
  return isWhole(keys) ? keys : null;
}

function relay(set: z.infer<typeof environment>): Relay | null {
  const { TURN_URLS: urls, TURN_SECRET: secret } = set;
  return urls && secret ? { urls: urls.split(/[\s,]+/), secret } : null;
}

function livekit(set: z.infer<typeof environment>): LiveKit | null {
  const keys = { url: set.LIVEKIT_URL, key: set.LIVEKIT_API_KEY, secret: set.LIVEKIT_API_SECRET };
  return isWhole(keys) ? keys : null;
}

function isWhole<K extends string>(keys: Record<K, string | undefined>): keys is Record<K, string> {
  return Object.values(keys).every(Boolean);
}

/** One key of a pair without the other is a mistake, not a provider that is left out. */
function pairFaults(set: z.infer<typeof environment>): string[] {
  const pairs = [
    ["INBOUND_EMAIL_ADDRESS", "INBOUND_EMAIL_SECRET"],
    ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
    ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["TURN_URLS", "TURN_SECRET"],
    ["LIVEKIT_URL", "LIVEKIT_API_KEY"],
    ["LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"],
  ] as const;
  return pairs.flatMap(([id, secret]) =>
    Boolean(set[id]) === Boolean(set[secret]) ? [] : [`${id} and ${secret} are needed together`],
  );
}
