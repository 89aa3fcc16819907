import type { IncomingMessage } from "node:http";
import type { FastifyPluginAsync } from "fastify";
import type { Context } from "../core/context.ts";
import { blankSent, sendEmail, smtpTransport } from "../core/email/sending.ts";
import { ProcessLimits } from "../core/limits/limits.ts";
import { createNotificationFeed } from "../core/notifications/feed.ts";
import { emailCommitments } from "../core/sessions/commitments.ts";
import { createAuthenticator } from "../core/tokens/authenticator.ts";
import { createRights } from "../core/tokens/rights.ts";
import type { OpenDatabase } from "../db/open.ts";
import { seedDemo } from "../demo/seed.ts";
import { cleanUp, cleanUpCrontab } from "../features/access/cleanup-job.ts";
import { paymentProvider } from "../features/checkout/provider.ts";
import { makeReport } from "../features/report/service.ts";
import { deleteExpiredData, retentionCrontab } from "../features/retention/job.ts";
import { createLifecycle } from "../features/session/lifecycle-service.ts";
import { remind } from "../features/session/reminder-job.ts";
import { socialProviders } from "../features/social/provider.ts";
import { ownOrigins } from "../http/own-origins.ts";
import { storyArt } from "../http/plugins/story-art.ts";
import { addressOf } from "../http/visitor.ts";
import type { Tasks } from "../jobs/tasks.ts";
import { createLive } from "../live/live.ts";
import { localIdentity } from "../local-identity/clients.ts";
import { mountLocalIdentity } from "../local-identity/mount.ts";
import type { Clock } from "../system/clock.ts";
import type { Config } from "../system/config.ts";
import type { Log } from "../system/log.ts";
import { trustOf } from "../system/trusted-proxies.ts";
import type { AppDeps } from "./app-deps.ts";
import { greeting } from "./greeting.ts";
import { loadStories } from "./stories.ts";

export interface Ground {
  config: Config;
  /** Id of the built pages. */
  build: string;
  database: OpenDatabase;
  clock: Clock;
  log: Log;
}

export interface Parts {
  deps: Omit<AppDeps, "logger" | "readiness" | "beside">;
  tasks: Tasks;
  /** Recurring jobs. */
  crontab: string;
  /** Checks of `/readyz` beyond database and migrations. */
  readiness: AppDeps["readiness"]["checks"];
  /** Mounted beside the interface, before the pages. */
  beside: FastifyPluginAsync[];
  /** Called once the server is ready. */
  greeting(): Promise<string[]>;
  stop(): Promise<void>;
}

/** The one place where the parts of the server meet. */
export async function compose({ config, build, database, clock, log }: Ground): Promise<Parts> {
  const { db } = database;
  const now = () => new Date(clock.now());
  const stories = loadStories(log);
  const trust = trustOf(config.trustedProxies);
  // Bound to nobody but this machine, or absent.
  const standIn = config.local ? localIdentity(config.origin) : null;
  const social = socialProviders(config, () => new Date(), standIn);
  const redisLimits = config.redisUrl
    ? new (await import("../core/limits/redis.ts")).RedisLimits(config.redisUrl, now, (err) =>
        log.warn({ err }, "Redis is away: this node counts alone"),
      )
    : null;
  // Not waited for: until Redis is there, this node counts alone.
  redisLimits?.start().catch((err: unknown) => log.warn({ err }, "Redis is away: this node counts alone"));
  const planned = {
    db,
    settings: { ...config, build },
    now,
    adventures: stories.catalogue,
    social,
    payments: paymentProvider(config),
    notificationFeed: createNotificationFeed(database.pool, log),
    limits: redisLimits ?? new ProcessLimits(now),
    rights: createRights(database.pool, now, log),
  };
  const live = createLive({
    ...{
      pool: database.pool,
      clock,
      packs: stories.packs,
      origins: ownOrigins(config),
      addressOf: (request: IncomingMessage) => addressOf(request, trust),
      limits: { all: config.limits.connections, perAddress: config.limits.connectionsPerAddress },
      local: config.local,
      redis: await redisFanOut(config.redisUrl, log),
    },
    authenticator: createAuthenticator(db, now),
    rights: planned.rights,
    lifecycle: createLifecycle({ ...planned, log }),
    logger: log,
  });
  const deps = {
    ...planned,
    live: live.liveHour,
    authenticator: createAuthenticator(db, now, () => live.liveHour),
  };
  const context: Context = { ...deps, log };
  const transport = smtpTransport(config.smtpUrl);

  return {
    deps,
    tasks: {
      "mail.send": ({ id }) =>
        sendEmail({ db, now, transport, from: config.mailFrom, retainSent: config.local }, id),
      "session.open": ({ sessionId }) => live.liveHour.open(sessionId),
      "report.make": ({ sessionId }) => makeReport(deps, sessionId),
      "session.remind": (reminder) => remind(context, reminder),
      "session.commitment": (mail) => emailCommitments(context, mail),
      "access:sweep": () => cleanUp({ db, now }),
      "privacy:sweep": async () => {
        await deleteExpiredData({ db, now });
        if (!config.local) await blankSent(db);
      },
    },
    crontab: [cleanUpCrontab, retentionCrontab].join("\n"),
    readiness: { live: live.ready },
    beside: [storyArt, live.mount, ...(standIn ? [mountLocalIdentity(standIn)] : [])],
    greeting: async () => (config.local ? greeting(config, await seedDemo(context)) : []),
    stop: async () => {
      transport?.close();
      await redisLimits?.stop();
      await planned.notificationFeed.stop();
      await planned.rights.stop();
    },
  };
}

/** Loaded only where there is a Redis: a start without one does not wait for its client. */
async function redisFanOut(url: string | null, log: Log) {
  if (url === null) return null;
  const { RedisFanOut } = await import("../live/fanout/redis.ts");
  return new RedisFanOut(url, (error) => log.warn({ err: error }, "Redis is away"));
}
