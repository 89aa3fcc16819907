import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { diskProbe } from "../db/disk-probe.ts";
import { checkMigrated } from "../db/migrate.ts";
import { quietSince } from "../db/quiet.ts";
import { watchSchema } from "../db/watch-schema.ts";
import { writeProbe } from "../http/plugins/health.ts";
import { pages } from "../http/plugins/pages.ts";
import { startJobs } from "../jobs/runner.ts";
import { withheldJobs, withoutWithheld } from "../jobs/withheld.ts";
import type { LocalMode } from "../local/index.ts";
import { listenForMetrics } from "../metrics/expose.ts";
import { createStatus, databaseProbes } from "../metrics/status.ts";
import { offers } from "../modules/access/social/sign-in.ts";
import { findCardedEnrollment } from "../modules/enrollment/index.ts";
import { findOpenSession } from "../modules/participant/service.ts";
import { servicesOf } from "../modules/platform/data-processing/service.ts";
import { publicConfig } from "../modules/platform/reference-data/service.ts";
import { findTeamCard } from "../modules/team-page/index.ts";
import { noBackups } from "../system/backup-settings.ts";
import { clockJumped, startClock } from "../system/clock.ts";
import type { Config } from "../system/config.ts";
import type { Log } from "../system/log.ts";
import { namedOperator } from "../system/operator.ts";
import { StartError } from "../system/start-error.ts";
import { buildApp } from "./app.ts";
import { compose } from "./compose.ts";
import { openConfigured } from "./open-database.ts";
import { createShutdown } from "./shutdown.ts";

const builtPages = fileURLToPath(new URL("../../../web/build/client", import.meta.url));
const buildStamp = fileURLToPath(new URL("../../../web/build/source-hash", import.meta.url));

export interface RunningServer {
  /** Where people reach it. */
  url: string;
  /** Lines for the person who started it: how to sign in, and where the demo is. */
  greeting: string[];
  /** Resolves with a line for the log when a newer version has changed the tables: this node must stop. */
  outdated: Promise<string>;
  /**
   * Sends pages to other nodes and, beside that, lets requests and jobs under way finish, for a few seconds; then closes.
   */
  stop(): Promise<void>;
}

/**
 * Starts the server: database, schema, services, jobs, port. Resolves once `/readyz` would respond with 200.
 *
 * @param pagesRoot another build of the pages, for tests
 * @throws StartError with a one-line message for every problem that the person who starts it can fix
 */
export async function startServer(
  settings: Config,
  log: Log,
  pagesRoot = builtPages,
): Promise<RunningServer> {
  const shutdown = createShutdown(log);
  let draining = false;
  const stop = async () => {
    // Drains first, so that a proxy sends new requests to another node.
    draining = true;
    await shutdown.run();
  };
  try {
    if (!settings.local && settings.backup === null) log.warn(noBackups);
    const { database, config } = await openConfigured(settings, log);
    shutdown.needs(database.close);
    const clock = await startClock(database.live.pool, (ms) => log.warn({ ms }, clockJumped(ms)));
    shutdown.needs(clock.stop);

    const build = existsSync(buildStamp) ? readFileSync(buildStamp, "utf8") : "development";
    const services = await compose({
      config,
      build,
      database,
      clock,
      log,
      local: config.local ? await loadLocalMode(config) : null,
    });
    shutdown.needs(services.stop);
    const waiting = withheldJobs({
      sendsEmails: config.sendsEmails,
      quietSince: await quietSince(database.db),
    });
    if (waiting.size > 0)
      log.warn({ jobs: [...waiting] }, "this installation does not send what would leave it");
    const selectOne = async () => void (await database.pool.query("select 1"));
    const status = createStatus(
      { ...databaseProbes(database.pool, waiting), database: selectOne, sessions: services.readiness.live },
      services.deps.now,
    );
    const app = await buildApp({
      ...services.deps,
      status: status.read,
      logger: log,
      metrics: services.metrics,
      readiness: {
        checks: {
          database: selectOne,
          migrations: () => checkMigrated(database.pool),
          // Another database has a disk elsewhere.
          ...(!database.alone && { disk: diskProbe(database.pool) }),
          ...services.readiness,
        },
        own: database.alone ? { disk: () => writeProbe(config.dataDir) } : {},
        draining: () => draining,
      },
      plugins: [
        ...services.plugins,
        (scope) =>
          pages(scope, {
            root: pagesRoot,
            local: config.local,
            api: config.publicApi,
            origin: config.origin,
            operator: { ...namedOperator(config.operator), support: config.operator.support },
            services: servicesOf(services.deps),
            chat: config.intercomAppId !== null,
            reports: config.sentryDsn,
            microsoft: config.social.microsoft !== null || config.local,
            config: async () => {
              const { server_time, admin_url, ...facts } = await publicConfig(services.deps);
              return { ...facts, api: config.publicApi ?? "", providers: offers(services.deps).items };
            },
            joinSession: (id, language) => findOpenSession(services.deps, id, language),
            enrollment: (id, language) => findCardedEnrollment(services.deps, id, language),
            teamCard: (token, language) => findTeamCard(services.deps, token, language),
            cookies: config,
          }),
      ],
    });
    shutdown.serves("the application", () => app.close());
    const jobs = await startJobs({
      pool: database.pool,
      ...withoutWithheld(services.tasks, services.crontab, waiting),
      log,
      alone: database.alone,
    });
    shutdown.serves("jobs", jobs.stop);

    shutdown.needs(status.watch());
    shutdown.needs(await listenForMetrics(services.metrics, { ...config.metrics, host: config.host }));
    await listen(app, config);
    await requireReady(app);
    const outdated = new Promise<string>((resolve) => {
      shutdown.needs(watchSchema(database.pool, resolve));
    });
    return { url: config.origin, greeting: await services.greeting(), outdated, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The production package leaves local mode out. */
async function loadLocalMode(config: Config): Promise<LocalMode> {
  try {
    const { localMode } = await import("../local/index.ts");
    return localMode(config);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new StartError("PUBLIC_URL is needed: this package has no local mode");
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
    // A connection that could not be accepted, such as for want of memory. Those before it are not affected.
    app.server.on("error", (err) => app.log.error({ err }, "a connection could not be accepted"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartError(`Port ${port} is taken by another program: stop it, or set PORT`);
    if (code === "EACCES")
      throw new StartError(`Port ${port} may not be opened by this user: set PORT above 1023`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") throw new StartError(`HOST ${host}: ${message}`);
    throw error;
  }
}

async function requireReady(app: FastifyInstance): Promise<void> {
  const { statusCode, body } = await app.inject("/readyz");
  if (statusCode !== 200) throw new Error(`not ready: ${body}`);
}
