import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { Registry } from "prom-client";
import type { Context } from "../core/context.ts";
import { bounceAddress } from "../core/email/inbound-address.ts";
import { blankSent, sendEmail, smtpTransport } from "../core/email/sending.ts";
import { ProcessLimits } from "../core/limits/limits.ts";
import type { RedisSettings } from "../core/redis/connection.ts";
import type { Connection } from "../db/client.ts";
import { withScratchDatabase } from "../db/embedded/scratch.ts";
import { installationId } from "../db/installation.ts";
import type { OpenDatabase } from "../db/open.ts";
import { ownOrigins } from "../http/own-origins.ts";
import { storyArt } from "../http/plugins/story-art.ts";
import { storyCuts } from "../http/plugins/story-cuts.ts";
import { addressOf } from "../http/visitor.ts";
import type { Tasks } from "../jobs/tasks.ts";
import { finishedSessions } from "../live/finished.ts";
import { createLive } from "../live/live.ts";
import type { LocalMode } from "../local/index.ts";
import { databaseMetrics } from "../metrics/database.ts";
import { serveMetrics } from "../metrics/expose.ts";
import { liveMetrics } from "../metrics/live.ts";
import { nodeMetrics } from "../metrics/node.ts";
import { cleanUp, cleanUpCrontab } from "../modules/access/sign-in/cleanup-job.ts";
import { emailAboutOldAddress, signOnAddressCrontab } from "../modules/access/single-sign-on/address-job.ts";
import { socialProviders } from "../modules/access/social/provider.ts";
import { createAuthenticator } from "../modules/access/tokens/authenticator.ts";
import { createRights } from "../modules/access/tokens/rights.ts";
import { backUpTonight } from "../modules/backup/back-up.ts";
import { backupCrontab } from "../modules/backup/job.ts";
import { checkNumbers, vatCheckCrontab } from "../modules/billing/accounts/service.ts";
import { viesCheck } from "../modules/billing/accounts/vies-provider.ts";
import { abandonedCrontab, cancelAbandonedOrders } from "../modules/billing/cancel-order.ts";
import { compareCrontab, comparePayments } from "../modules/billing/compare-job.ts";
import { drawFile, readDocuments } from "../modules/billing/document-file.ts";
import { invoicesCrontab, remindOfInvoices } from "../modules/billing/invoice-job.ts";
import { deleteUnmatchedPayments } from "../modules/billing/payment-repository.ts";
import { paymentProvider } from "../modules/billing/provider.ts";
import { returnSurplus } from "../modules/billing/return-job.ts";
import { emailCommitments } from "../modules/check-in/commitments.ts";
import { releaseCheckIns, releaseCrontab } from "../modules/check-in/release-job.ts";
import { offerSeats } from "../modules/enrollment/offer-job.ts";
import { deleteExpiredData, retentionCrontab } from "../modules/erasure/retention-job.ts";
import { createNotificationFeed } from "../modules/notification/feed.ts";
import { readStoredNames } from "../modules/people/stored-names.ts";
import { endLogs, endLogsCrontab } from "../modules/report/end-logs-job.ts";
import { makeReport } from "../modules/report/make-report.ts";
import { remindOfDates } from "../modules/session/date-poll/reminder-job.ts";
import { createLifecycle } from "../modules/session/lifecycle.ts";
import { remind } from "../modules/session/reminder-job.ts";
import { emailScorecards } from "../modules/session/scorecard-job.ts";
import { storiesCrontab, updateStories } from "../modules/session/story-job.ts";
import { deliver } from "../modules/webhook/delivery-job.ts";
import type { Clock } from "../system/clock.ts";
import type { Config } from "../system/config.ts";
import type { Log } from "../system/log.ts";
import { proxyCheckOf } from "../system/trusted-proxies.ts";
import { loadAdventures } from "./adventures.ts";
import type { AppDeps } from "./app-deps.ts";

interface ServerDeps {
  config: Config;
  /** Id of the built pages. */
  build: string;
  database: OpenDatabase;
  clock: Clock;
  log: Log;
  /** Null with a public address. */
  local: LocalMode | null;
}

interface Services {
  deps: Omit<AppDeps, "logger" | "readiness" | "plugins">;
  tasks: Tasks;
  /** Recurring jobs. */
  crontab: string;
  /** Checks of `/readyz` besides database and migrations. */
  readiness: { live: () => Promise<void> };
  metrics: Registry;
  /** Registered outside the API's scope, before the pages. */
  plugins: FastifyPluginAsync[];
  /** Lines for the person who started local mode. Called once the server is ready. */
  greeting(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Creates every service of the server and connects them. No other file does. */
export async function compose({ config, build, database, clock, log, local }: ServerDeps): Promise<Services> {
  const { db, live: ofLive } = database;
  const now = () => new Date(clock.now());
  const adventures = loadAdventures(log);
  const trust = proxyCheckOf(config.trustedProxies);
  const redisSettings = config.redisUrl
    ? { url: config.redisUrl, installation: await installationId(database.pool) }
    : null;
  const redisLimits = await connectRedisLimits(redisSettings, now, log);
  const shared = {
    db,
    settings: { ...config, build },
    now,
    adventures: adventures.catalog,
    social: socialProviders(config, () => new Date(), local?.identity ?? null),
    payments: paymentProvider(config) ?? local?.payments ?? null,
    vatCheck: config.billing.vatCheck === "off" ? null : viesCheck({ settings: config, log }),
    notificationFeed: createNotificationFeed(database.pool, log),
    limits: redisLimits ?? new ProcessLimits(now),
    rights: createRights(ofLive.pool, now, log),
  };
  const metrics = new Registry();
  const redis = await redisFanOut(redisSettings, log);
  const live = createLive({
    pool: ofLive.pool,
    clock,
    packs: adventures.packs,
    origins: ownOrigins(config),
    addressOf: (request: IncomingMessage) => addressOf(request, trust),
    limits: { all: config.limits.connections, perAddress: config.limits.connectionsPerAddress },
    local: config.local,
    redis,
    metrics: liveMetrics(metrics),
    authenticator: createAuthenticator(ofLive.db, now),
    rights: shared.rights,
    lifecycle: createLifecycle({ ...shared, db: ofLive.db, log }),
    logger: log,
  });
  const deps = {
    ...shared,
    live: live.liveServer,
    authenticator: createAuthenticator(db, now, () => live.liveServer),
  };
  const stopMeasuring = nodeMetrics(metrics, {
    census: live.census,
    pool: database.pool,
    livePool: ofLive.pool,
    redisConnected: redis && (() => redis.connected),
  });
  databaseMetrics(metrics, database.pool);
  const context: Context = { ...deps, log };
  const transport = smtpTransport(config.smtpUrl);
  const { backup } = config;
  const nightly = backup && {
    ...context,
    backup,
    database: database.url,
    foldSessions: (restored: Connection) =>
      finishedSessions(restored.pool, createLifecycle({ ...context, db: restored.db }).load, log),
    withScratch: <T>(work: (url: string) => Promise<T>) =>
      withScratchDatabase(join(config.dataDir, "drill"), work),
  };

  return {
    deps,
    tasks: {
      "mail.send": ({ id }) =>
        sendEmail(
          {
            db,
            log,
            now,
            transport,
            from: config.mailFrom,
            bounceAddress: (emailId) => bounceAddress(config, emailId),
            retainSent: config.local,
            filesOf: (companyId, ids) => readDocuments(context, companyId, ids),
          },
          id,
        ),
      "webhook.send": ({ id }, { abortSignal }) => deliver(context, id, abortSignal),
      "session.open": ({ sessionId }) => live.liveServer.open(sessionId),
      "stories:update": () => updateStories(deps),
      "report.make": ({ sessionId }) => makeReport(deps, sessionId),
      "session.scorecards": ({ sessionId }) => emailScorecards(context, sessionId),
      "session.remind": (reminder) => remind(context, reminder),
      "dates.remind": (question) => remindOfDates(context, question),
      "enrollment.offer": ({ sessionId }) => offerSeats(context, sessionId),
      "session.commitment": (commitment) => emailCommitments(context, commitment),
      "document.draw": ({ id }) => drawFile(context, id),
      "payment.return": ({ payment }) => returnSurplus(context, payment),
      "payments:compare": () => comparePayments(context),
      "orders:abandoned": () => cancelAbandonedOrders(context),
      "vat:check": () => checkNumbers(shared),
      "invoices:remind": () => remindOfInvoices(context),
      "sign-on:address": () => emailAboutOldAddress(context),
      "names:read": (_, running) => readStoredNames(db, running),
      "access:sweep": () => cleanUp({ db, now }),
      "check-in:release": () => releaseCheckIns({ db, now }),
      "privacy:sweep": async () => {
        await deleteExpiredData(context);
        await deleteUnmatchedPayments(db, now());
        if (!config.local) await blankSent(db);
      },
      "logs:end": (_, { abortSignal }) => endLogs({ ...deps, log }, abortSignal),
      ...(nightly && { "backup:nightly": (_, { abortSignal }) => backUpTonight(nightly, abortSignal) }),
    },
    crontab: [
      cleanUpCrontab,
      releaseCrontab,
      retentionCrontab,
      endLogsCrontab,
      abandonedCrontab,
      compareCrontab,
      storiesCrontab,
      invoicesCrontab,
      vatCheckCrontab,
      signOnAddressCrontab,
      ...(backup ? [backupCrontab(backup)] : []),
    ].join("\n"),
    readiness: { live: live.ready },
    metrics,
    plugins: [
      async (app) => serveMetrics(app, metrics, { ...config.metrics, local: config.local }),
      storyArt,
      storyCuts(adventures.packs),
      live.mount,
      ...(local?.plugins(context) ?? []),
    ],
    greeting: async () => (await local?.greeting(context)) ?? [],
    stop: async () => {
      stopMeasuring();
      transport?.close();
      await redisLimits?.stop();
      await shared.notificationFeed.stop();
      await shared.rights.stop();
    },
  };
}

/** Does not wait for the connection: until Redis responds, this node counts for itself. */
async function connectRedisLimits(settings: RedisSettings | null, now: () => Date, log: Log) {
  if (settings === null) return null;
  const warn = (err: unknown) => log.warn({ err }, "Redis is away: this node counts alone");
  const { RedisLimits } = await import("../core/limits/redis.ts");
  const limits = new RedisLimits(settings, now, warn);
  limits.start().catch(warn);
  return limits;
}

/** Imports the client of Redis only where a Redis is configured, so that other starts do not load it. */
async function redisFanOut(settings: RedisSettings | null, log: Log) {
  if (settings === null) return null;
  const { RedisFanOut } = await import("../live/fanout/redis.ts");
  return new RedisFanOut(settings, (error) => log.warn({ err: error }, "Redis is away"));
}
