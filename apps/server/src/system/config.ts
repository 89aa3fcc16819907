import { localAppKey } from "./app-key.ts";
import {
  type BackupSettings,
  backupFaults,
  backupSettings,
  type RestoreSettings,
  restoreSettings,
} from "./backup-settings.ts";
import { type Environment, environment } from "./environment.ts";
import { type Operator, operatorFaults, operatorOf, sampleSeries } from "./operator.ts";
import { StartError } from "./start-error.ts";

const loopback = new Set(["127.0.0.1", "localhost", "::1"]);

/** A media relay (coturn with `use-auth-secret`): its addresses, and the secret it shares with this server. */
export interface Relay {
  /** `turn:host:3478?transport=udp`, `turns:host:443?transport=tcp`, … */
  urls: string[];
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
  /** Keys from before it was changed. What they signed or encrypted still counts. */
  previousAppKeys: string[];
  /** Null (local mode only): emails stay in the local mailbox. */
  smtpUrl: string | null;
  /** Otherwise all emails wait in the outbox. */
  sendsEmails: boolean;
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
  /** In local mode, a sample stands for what is not set. */
  operator: Operator;
  /** What prices and documents need besides the operator. */
  billing: {
    /** A small business: its sales at home have no VAT. */
    exempt: boolean;
    /** Registered for the One-Stop-Shop: buyers without a VAT number pay the VAT of their country. */
    oss: boolean;
    /** A sentence about tax on documents of an operator in a country whose tax we don't compute. */
    taxNote: string | null;
    /** Whether VAT numbers are checked online (VIES), and whether reverse charge needs an answer. */
    vatCheck: "off" | "on" | "required";
    /** Calendar years for which the books of a deleted company are stored. */
    invoiceYears: number;
    /** Begins the numbers of documents; each prefix is numbered from 1. Local mode has one of its own. */
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
  const faults = [...modeFaults(set), ...pairFaults(set), ...backupFaults(set), ...operatorFaults(set)];
  if (faults.length > 0) throw new StartError(faults.join("\n"));

  const publicOrigin = set.PUBLIC_URL ?? null;
  const local = publicOrigin === null;
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
    trustedProxies: local ? [] : (set.TRUSTED_PROXIES ?? ["loopback"]),
    limits: {
      connections: set.MAX_CONNECTIONS,
      connectionsPerAddress: set.MAX_CONNECTIONS_PER_ADDRESS,
      requestsPerAddress: set.MAX_REQUESTS_PER_ADDRESS,
    },
    local,
    appKey: set.APP_KEY ?? localAppKey(set.DATA_DIR),
    previousAppKeys: set.APP_KEY_PREVIOUS,
    smtpUrl: set.SMTP_URL ?? null,
    sendsEmails: set.EMAIL === "send",
    mailFrom: set.MAIL_FROM ?? `Lantern Hour <hello@${new URL(ownOrigin).hostname}>`,
    inboundEmail: inboundEmail(set),
    social: socialKeys(set),
    stripe: stripeKeys(set),
    relay: relay(set),
    metrics: { token: set.METRICS_TOKEN ?? null, port: set.METRICS_PORT ?? null },
    adminUrl: set.ADMIN_URL ?? null,
    intercomAppId: set.INTERCOM_APP_ID ?? null,
    sentryDsn: set.SENTRY_DSN ?? null,
    operator: operatorOf(set, local),
    billing: {
      exempt: set.OPERATOR_EXEMPT,
      oss: set.OPERATOR_OSS,
      taxNote: set.OPERATOR_TAX_NOTE ?? null,
      vatCheck: set.VAT_CHECK,
      invoiceYears: set.INVOICE_YEARS,
      prefix: local ? sampleSeries : set.DOCUMENT_PREFIX,
    },
    backup: backupSettings(set),
    restore: restoreSettings(set),
  };
}

/** The conveniences of local mode must never be reachable from outside, so the two modes are separated here. */
function modeFaults(set: Environment): string[] {
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
  if (set.SMTP_URL === undefined && set.EMAIL === "send")
    faults.push("SMTP_URL is needed with PUBLIC_URL: the email server for invitations and links");
  return faults;
}

function socialKeys(set: Environment): SocialKeys {
  const facebook = { appId: set.FACEBOOK_APP_ID, appSecret: set.FACEBOOK_APP_SECRET };
  const linkedin = { clientId: set.LINKEDIN_CLIENT_ID, clientSecret: set.LINKEDIN_CLIENT_SECRET };
  return {
    google: set.GOOGLE_CLIENT_ID ? { clientId: set.GOOGLE_CLIENT_ID } : null,
    microsoft: set.MICROSOFT_CLIENT_ID ? { clientId: set.MICROSOFT_CLIENT_ID } : null,
    facebook: isWhole(facebook) ? facebook : null,
    linkedin: isWhole(linkedin) ? linkedin : null,
  };
}

function stripeKeys(set: Environment): Config["stripe"] {
  const keys = { secretKey: set.STRIPE_SECRET_KEY, webhookSecret: set.STRIPE_WEBHOOK_SECRET };
  return isWhole(keys) ? keys : null;
}

function inboundEmail(set: Environment): Config["inboundEmail"] {
  const keys = { address: set.INBOUND_EMAIL_ADDRESS, secret: set.INBOUND_EMAIL_SECRET };
  return isWhole(keys) ? keys : null;
}

function relay(set: Environment): Relay | null {
  const { TURN_URLS: urls, TURN_SECRET: secret } = set;
  return urls && secret ? { urls: urls.split(/[\s,]+/), secret } : null;
}

function isWhole<K extends string>(keys: Record<K, string | undefined>): keys is Record<K, string> {
  return Object.values(keys).every(Boolean);
}

/** One key of a pair without the other is a mistake, not a provider that is left out. */
function pairFaults(set: Environment): string[] {
  const pairs = [
    ["INBOUND_EMAIL_ADDRESS", "INBOUND_EMAIL_SECRET"],
    ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
    ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["TURN_URLS", "TURN_SECRET"],
  ] as const;
  return pairs.flatMap(([id, secret]) =>
    Boolean(set[id]) === Boolean(set[secret]) ? [] : [`${id} and ${secret} are needed together`],
  );
}
