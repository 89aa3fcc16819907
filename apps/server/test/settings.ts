/** Settings and an adventure for tests, without what an application imports: processes that are killed start quickly. */
import { randomBytes } from "node:crypto";
import type { Settings } from "../src/core/context.ts";
import type { AdventureInfo } from "../src/core/ports/adventure-catalog.ts";
import { sampleOperator } from "../src/system/operator.ts";

export const settings: Settings = {
  local: true,
  origin: "http://localhost:3000",
  allowedOrigins: [],
  trustedProxies: [],
  limits: { connections: 1000, connectionsPerAddress: 1000, requestsPerAddress: 1000 },
  appKey: randomBytes(32).toString("base64url"),
  previousAppKeys: [],
  adminUrl: null,
  intercomAppId: null,
  sentryDsn: null,
  relay: null,
  smtpUrl: null,
  sendsEmails: true,
  databaseUrl: null,
  redisUrl: null,
  operator: sampleOperator,
  billing: { exempt: false, oss: false, taxNote: null, vatCheck: "off", invoiceYears: 10, prefix: "LH" },
  mailFrom: "Lantern Hour <hello@localhost>",
  inboundEmail: null,
  build: "test",
};

export const pack: AdventureInfo = {
  slug: "the-quiet-station",
  hash: "pack-1",
  title: "The Quiet Station",
  synopsis: "A station under the ice has gone quiet.",
  openLine: "One window lights up, and somebody inside …",
  logline: "Somebody has to ask it why.",
  locale: "en",
  locales: ["en"],
  cover: "/art/the-quiet-station/cover.svg",
  emailCover: "/content/the-quiet-station/mail-cover.jpg",
  durationSeconds: 3600,
  guide: { mood: "Wonder", difficulty: "medium", group: "Everybody", host: ["Read.", "Wait.", "Ask."] },
  localOnly: false,
  cameos: {
    value: { label: "A value", hint: "In a few words.", max: 30, text: "kindness before speed" },
    joke: { label: "A running joke", hint: "One that hurts nobody.", max: 40, text: "A postcard." },
  },
};
