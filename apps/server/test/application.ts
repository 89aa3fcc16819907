import { loadPack } from "@lantern/content";
import type { BodyOf, Failure, Operation, ParamsOf, QueryOf, ResponseOf } from "@lantern/contract/http";
import type { StoredScorecard } from "@lantern/contract/live";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../src/boot/app.ts";
import type { Context, Settings } from "../src/core/context.ts";
import { ProcessLimits } from "../src/core/limits/limits.ts";
import type { SocialProviders } from "../src/core/ports/identity-provider.ts";
import type { LiveServer, SessionLifecycle } from "../src/core/ports/live-sessions.ts";
import type { PaymentProvider } from "../src/core/ports/payment-provider.ts";
import type { VatCheck } from "../src/core/ports/vat-check.ts";
import { outbox } from "../src/db/schema/index.ts";
import type { PlayedSession } from "../src/db/schema/played-session.ts";
import { antiForgeryToken } from "../src/http/plugins/anti-forgery.ts";
import { siteCookies } from "../src/http/plugins/site-cookies.ts";
import { installMailbox } from "../src/local/mailbox/mailbox.ts";
import { sandboxProvider } from "../src/local/sandbox/provider.ts";
import { sandboxRoutes } from "../src/local/sandbox/routes.ts";
import { createAuthenticator } from "../src/modules/access/tokens/authenticator.ts";
import { createRights } from "../src/modules/access/tokens/rights.ts";
import { createNotificationFeed } from "../src/modules/notification/feed.ts";
import { createLifecycle } from "../src/modules/session/lifecycle.ts";
import { createLog } from "../src/system/log.ts";
import { withAuditCheck } from "./audited.ts";
import { type TestDatabase, testDatabase } from "./database/test-database.ts";
import { pack, settings } from "./settings.ts";

/** A clock that stands until the test moves it. */
export class TestClock {
  at = new Date("2026-11-21T09:00:00Z");
  now = (): Date => new Date(this.at);
  advance(minutes: number): void {
    this.at = new Date(this.at.getTime() + minutes * 60_000);
  }
  /** An ISO time, this many minutes from now. */
  in(minutes: number): string {
    return new Date(this.at.getTime() + minutes * 60_000).toISOString();
  }
}

/** A live server that records requests; the real one has its own tests. */
class FakeLiveServer implements LiveServer {
  requests: string[] = [];
  async open(id: string) {
    this.requests.push(`open ${id}`);
  }
  async refresh(id: string) {
    this.requests.push(`refresh ${id}`);
  }
  async startNow(id: string) {
    this.requests.push(`start ${id}`);
  }
  /** Connected seats by session and consumer, with their browser. */
  connected = new Map<string, string>();
  async isConnected(sessionId: string, consumerId: string, exceptBrowser?: string) {
    const browser = this.connected.get(`${sessionId} ${consumerId}`);
    return browser !== undefined && browser !== exceptBrowser;
  }
  async rehearse() {
    return null;
  }
  rehearsalOf() {
    return null;
  }
  async scorecard(): Promise<StoredScorecard | null> {
    return null;
  }
  /** Played sessions, by session id. */
  playedSessions = new Map<string, PlayedSession>();
  async played(id: string) {
    return this.playedSessions.get(id) ?? null;
  }
  /** Sessions whose logs can end. */
  endedLogs = new Set<string>();
  async endLog(id: string) {
    this.requests.push(`end ${id}`);
    return this.endedLogs.has(id);
  }
  /** The team of every participant. */
  team: Awaited<ReturnType<LiveServer["teamOf"]>> = null;
  async teamOf() {
    return this.team;
  }
}

export interface ApiResponse<O extends Operation = Operation> {
  status: number;
  /** The fields of the operation's response, and those of a failure: `status` says which of them are there. */
  body: BodyIn<O>;
  headers: Record<string, string | string[] | number | undefined>;
}

type BodyIn<O extends Operation> =
  unknown extends ResponseOf<O>
    ? // biome-ignore lint/suspicious/noExplicitAny: a test of many operations asserts on fields that some of them have
      any
    : (ResponseOf<O> extends undefined ? string : OfAnyShape<ResponseOf<O>>) & Partial<Failure>;

type KeysOf<U> = U extends unknown ? keyof U : never;
/** A response with several shapes has the fields of all of them: which of them are there is what a test asserts. */
type OfAnyShape<U> = KeysOf<U> extends keyof U ? U : { [K in KeysOf<U>]: FieldOf<U, K> };
type FieldOf<U, K> = U extends unknown ? (K extends keyof U ? U[K] : undefined) : never;

export interface TestApplication {
  app: FastifyInstance;
  database: TestDatabase;
  clock: TestClock;
  live: FakeLiveServer;
  context: Context;
  lifecycle: SessionLifecycle;
  /** A client with an anti-forgery cookie, a network of its own and, if given, an auth token. */
  client(token?: string, network?: string): ApiClient;
  /** Emails to an address, newest last. */
  emails(to: string): Promise<(typeof outbox.$inferSelect)[]>;
  close(): Promise<void>;
}

export interface RequestFields<O extends Operation = Operation> {
  params?: Sent<ParamsOf<O>>;
  query?: Sent<QueryOf<O>>;
  body?: Sent<BodyOf<O>>;
  headers?: Record<string, string>;
}

/** A body of this operation, as a test sends it. */
export type SentBody<O extends Operation> = NonNullable<RequestFields<O>["body"]>;

/** The fields of the operation with any value of their kind: a wrong value is refused, but a wrong field is ignored. */
type Sent<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? readonly Sent<Item>[]
        : T extends object
          ? { [K in keyof T]: Sent<T[K]> | null | undefined }
          : T;

/** Fields that are sent and fields that are read are those of the operation. `malformed` sends others. */
export type ApiClient = <O extends Operation>(
  operation: O,
  fields?: RequestFields<O>,
) => Promise<ApiResponse<O>>;

/** A part of a request that its operation does not have or that lacks something, to test what comes of it. */
export const malformed = (part: unknown) => part as never;

/** The whole application on a database of its own, with a clock that tests move. */
export async function testApplication(
  overrides: Partial<Settings> = {},
  social: SocialProviders = {},
  /** Gets every line of the log, at the finest level; without it only unexpected errors are logged. */
  onLogLine?: (line: string) => void,
  payments: PaymentProvider | null = sandboxProvider(settings.origin, settings.appKey),
  vatCheck: VatCheck | null = null,
): Promise<TestApplication> {
  const database = await testDatabase();
  const clock = new TestClock();
  const live = new FakeLiveServer();
  const adventures = {
    list: () => [pack],
    current: (slug: string) => (slug === pack.slug ? pack : null),
    pack: (slug: string) => (slug === pack.slug ? loadPack(slug).pack : null),
    demo: "a-scene",
  };
  const shared = {
    db: database.db,
    settings: { ...settings, ...overrides },
    now: clock.now,
    adventures,
    live,
    social,
    payments,
    vatCheck,
    notificationFeed: createNotificationFeed(database.pool, createLog(0)),
    limits: new ProcessLimits(clock.now),
    rights: createRights(database.pool, clock.now, createLog(0)),
  };
  // An `AppError` is a response and no failure of the server.
  const log = onLogLine ? createLog(3, onLogLine) : createLog(0);
  const context: Context = { ...shared, log };
  const app = await buildApp({
    ...shared,
    authenticator: createAuthenticator(database.db, clock.now, () => live),
    logger: log,
    readiness: { checks: {}, draining: () => false },
    plugins: [
      async (local) => {
        if (shared.settings.local) installMailbox(local, context);
        if (payments?.kind === "sandbox") await sandboxRoutes(local, context, payments);
      },
    ],
  });
  return {
    app,
    database,
    clock,
    live,
    context,
    lifecycle: createLifecycle(context),
    client: (token, network) => withAuditCheck(database, apiClient(app, shared.settings, token, network)),
    emails: (to) => database.db.select().from(outbox).where(eq(outbox.toAddress, to)).orderBy(outbox.id),
    async close() {
      await app.close();
      await shared.notificationFeed.stop();
      await shared.rights.stop();
      await database.drop();
    },
  };
}

let networks = 0;
const newNetwork = () => `10.${++networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;

/** What a browser sends that has fetched an anti-forgery token. */
export function antiForgeryOf(of: Settings) {
  const browser = "browser-of-these-tests";
  return {
    cookies: { [siteCookies(of).browser.name]: browser },
    headers: { "x-xsrf-token": antiForgeryToken(of.appKey, browser) },
  };
}

/** A client of this application, with an anti-forgery token and, if given, an auth token. */
export function apiClient(
  app: FastifyInstance,
  of: Settings,
  token: string | undefined,
  network: string = newNetwork(),
): ApiClient {
  const antiForgery = antiForgeryOf(of);
  return async ({ method, path }, { params: given, query, body, headers } = {}) => {
    const params = (given ?? {}) as Record<string, string>;
    const response = await app.inject({
      method,
      remoteAddress: network,
      url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
      ...(query !== undefined && { query: query as Record<string, string> }),
      ...(body !== undefined && { payload: body as object }),
      cookies: antiForgery.cookies,
      headers: { ...antiForgery.headers, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const isJson = /json\b/.test(String(response.headers["content-type"]));
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as never,
      headers: response.headers,
    };
  };
}
