import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { checkMigrated } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { servicesOf } from "../features/data-processing/service.ts";
import { writeProbe } from "../http/plugins/health.ts";
import { pages } from "../http/plugins/pages.ts";
import { startJobs } from "../jobs/runner.ts";
import { startClock } from "../system/clock.ts";
import type { Config } from "../system/config.ts";
import type { Log } from "../system/log.ts";
import { StartError } from "../system/start-error.ts";
import { buildApp } from "./app.ts";
import { compose } from "./compose.ts";

const builtPages = fileURLToPath(new URL("../../../web/build/client", import.meta.url));
const buildStamp = fileURLToPath(new URL("../../../web/build/source-hash", import.meta.url));

export interface RunningServer {
  /** Where people reach it. */
  url: string;
  /** What a person who has just started it may want to know, line by line. */
  greeting: string[];
  /** Lets everything under way finish, then closes. */
  stop(): Promise<void>;
}

/**
 * Brings the server up: database, schema, parts, jobs, port. Resolves once it is ready in the sense
 * of `/readyz`.
 *
 * @throws StartError for everything a person can mend, in one line
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  /** What was begun, to be undone backwards. */
  const open: (() => unknown)[] = [];
  let draining = false;
  const stop = async () => {
    // Before anything is closed, so that a proxy in front looks for another node.
    draining = true;
    while (open.length > 0) await open.pop()?.();
  };
  try {
    const database = await openDatabase(config, log);
    open.push(database.close);
    const clock = await startClock(database.pool);
    open.push(clock.stop);

    const build = existsSync(buildStamp) ? readFileSync(buildStamp, "utf8") : "development";
    const parts = await compose({ config, build, database, clock, log });
    open.push(parts.stop);
    const app = await buildApp({
      ...parts.deps,
      logger: log,
      readiness: {
        checks: {
          database: async () => void (await database.pool.query("select 1")),
          migrations: () => checkMigrated(database.pool),
          // The built-in database writes to this disk; what another writes is told by the live pulse.
          ...(database.alone && { disk: () => writeProbe(config.dataDir) }),
          ...parts.readiness,
        },
        draining: () => draining,
      },
      beside: [
        ...parts.beside,
        (scope) =>
          pages(scope, {
            root: builtPages,
            local: config.local,
            api: config.publicApi,
            origin: config.origin,
            operator: config.operator,
            services: servicesOf(parts.deps),
            chat: config.intercomAppId !== null,
            reports: config.sentryDsn,
            media: config.livekit?.url ?? null,
            cookies: config,
          }),
      ],
    });
    open.push(() => app.close());
    const jobs = await startJobs({
      pool: database.pool,
      tasks: parts.tasks,
      crontab: parts.crontab,
      log,
      alone: database.alone,
    });
    open.push(jobs.stop);

    await listen(app, config);
    await becomesReady(app);
    return { url: config.origin, greeting: await parts.greeting(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
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

async function becomesReady(app: FastifyInstance): Promise<void> {
  const { statusCode, body } = await app.inject("/readyz");
  if (statusCode !== 200) throw new Error(`not ready: ${body}`);
}
