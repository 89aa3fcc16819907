import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "../../src/db/client.ts";
import { startEmbedded } from "../../src/db/embedded/index.ts";
import { migrate } from "../../src/db/migrate.ts";
import { externalPostgres } from "./debian-postgres.ts";
import { databaseUrl, onServer } from "./test-database.ts";

/**
 * Once per test run: a PostgreSQL (the built-in one in a temporary folder, or TEST_DATABASE_URL) with a migrated
 * template that is copied for every test file; and a PostgreSQL other than the built-in one, if there is one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const [server, external] = await Promise.all([
    given ? { url: given, stop: async () => {} } : temporaryServer(),
    externalPostgres(),
  ]);
  const template = `lantern_test_${randomBytes(4).toString("hex")}`;
  try {
    await onServer(server.url, `create database ${template}`);
    const { pool } = connect(databaseUrl(server.url, template));
    await migrate(pool).finally(() => pool.end());
  } catch (error) {
    await Promise.all([server.stop(), external?.stop()]);
    throw error;
  }
  project.provide("testDatabase", { serverUrl: server.url, template });
  project.provide("externalDatabase", external?.url ?? null);
  return async () => {
    if (given) await onServer(server.url, `drop database ${template} with (force)`);
    await Promise.all([server.stop(), external?.stop()]);
  };
}

async function temporaryServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "lantern-test-"));
  const server = await startEmbedded({ dataDir, durable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
