import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../src/boot/app.ts";
import { compose } from "../src/boot/compose.ts";
import { type Connection, connect } from "../src/db/client.ts";
import { localMode } from "../src/local/index.ts";
import { loadConfig } from "../src/system/config.ts";
import { createLog } from "../src/system/log.ts";
import type { TestDatabase } from "./database/test-database.ts";
import { settings } from "./settings.ts";

/** A whole server on a port of its own, with live sessions. Its jobs do not run by themselves. */
export async function startNode(database: TestDatabase, log = createLog(0)) {
  const config = loadConfig({ APP_KEY: settings.appKey, PORT: "0" });
  const live = connect(database.url);
  const parts = await compose({
    config,
    build: "test",
    log,
    clock: { now: Date.now, stop: () => {} },
    database: { ...database, live, alone: false, close: async () => {} },
    local: localMode(config),
  });
  const app = await buildApp({
    ...parts.deps,
    logger: log,
    readiness: { checks: {}, draining: () => false },
    plugins: parts.plugins,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const { deps, tasks } = parts;
  return { app, deps, tasks, host: `127.0.0.1:${port}`, stop: () => stopNode(app, parts.stop, live) };
}

async function stopNode(app: FastifyInstance, stop: () => Promise<void>, live: Connection): Promise<void> {
  await app.close();
  await stop();
  await live.pool.end();
}
