/** The settings that a server reads from its environment, each with its check. */
import { isAbsolute } from "node:path";
import { emailPattern } from "@lantern/contract/email-address";
import * as z from "zod";
import { countries } from "./countries.ts";
import { sampleSeries } from "./operator.ts";
import { proxyCheckOf } from "./trusted-proxies.ts";

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

const yesOrNo = z.enum(["yes", "no"], "must be yes or no").transform((value) => value === "yes");

const text = setting(z.string().trim().optional());

const country = z
  .string()
  .transform((value) => value.trim().toUpperCase())
  .refine((value) => countries().some(({ id }) => id === value), "must be the code of a country, such as DE");

/** A bank account by its international number, without spaces. */
const iban = z
  .string()
  .transform((value) => value.replace(/\s/g, "").toUpperCase())
  .refine(isIban, "must be an IBAN such as DE89 3704 0044 0532 0130 00, with the right check digits");

/** ISO 13616: with the first four characters at the end and letters as 10 to 35, the rest of a division by 97 is 1. */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return false;
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (one) =>
    String(Number.parseInt(one, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

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
  APP_KEY_PREVIOUS: setting(
    z
      .string()
      .default("")
      .transform((value) => value.split(/\s+/).filter(Boolean))
      .pipe(z.array(z.string().min(32, "must be keys of at least 32 characters, parted by spaces"))),
  ),
  SMTP_URL: setting(address("smtps://user:password@host:465", "smtp:", "smtps:").optional()),
  EMAIL: setting(z.enum(["send", "hold"], "must be send or hold").default("send")),
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
  OPERATOR_STREET: text,
  OPERATOR_POSTCODE: text,
  OPERATOR_CITY: text,
  OPERATOR_COUNTRY: setting(country.optional()),
  OPERATOR_VAT: text,
  OPERATOR_TAX_NUMBER: text,
  OPERATOR_REGISTER: text,
  OPERATOR_IBAN: setting(iban.optional()),
  OPERATOR_BIC: setting(
    z
      .string()
      .regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, "must be a BIC of 8 or 11 capital letters and digits")
      .optional(),
  ),
  OPERATOR_CONTACT: text,
  OPERATOR_PHONE: text,
  OPERATOR_EMAIL: setting(z.string().regex(emailPattern, "must be an email address").optional()),
  OPERATOR_SUPPORT: text,
  OPERATOR_EXEMPT: setting(yesOrNo.default(false)),
  OPERATOR_OSS: setting(yesOrNo.default(false)),
  OPERATOR_TAX_NOTE: text,
  VAT_CHECK: setting(z.enum(["off", "on", "required"], "must be off, on or required").default("off")),
  DOCUMENT_PREFIX: setting(
    z
      .string()
      .regex(/^[A-Z][A-Z0-9]{0,7}$/, "must be 1 to 8 capital letters and digits")
      .refine((value) => value !== sampleSeries, "must not be that of the samples of local mode")
      .default("LH"),
  ),
  INVOICE_YEARS: setting(wholeNumber(1, 100).default(10)),
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
  BACKUP_AFTER: setting(
    z
      .string()
      .refine(isAbsolute, "must be the whole path of a program, such as /usr/local/bin/copy-backup")
      .optional(),
  ),
  RESTORE_FROM: text,
  RESTORE_IDENTITY: text,
  RESTORE_SIGNER: text,
  RESTORE_QUIET: setting(yesOrNo.default(false)),
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
  "INTERCOM_APP_ID",
  "ADMIN_URL",
  "OPERATOR_NAME",
  "OPERATOR_STREET",
  "OPERATOR_POSTCODE",
  "OPERATOR_CITY",
  "OPERATOR_COUNTRY",
  "OPERATOR_VAT",
  "OPERATOR_TAX_NUMBER",
  "OPERATOR_REGISTER",
  "OPERATOR_IBAN",
  "OPERATOR_BIC",
  "OPERATOR_CONTACT",
  "OPERATOR_PHONE",
  "OPERATOR_EMAIL",
  "OPERATOR_SUPPORT",
  "OPERATOR_EXEMPT",
  "OPERATOR_OSS",
  "OPERATOR_TAX_NOTE",
  "VAT_CHECK",
  "INVOICE_YEARS",
] as const satisfies readonly (keyof typeof environment.shape)[];

export type Environment = z.output<typeof environment>;
