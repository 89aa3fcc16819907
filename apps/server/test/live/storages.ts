import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { connect } from "../../src/db/client.ts";
import { migrate } from "../../src/db/migrate.ts";
import { databaseUrl, onServer, testDatabase } from "../database/test-database.ts";
import { newSession } from "./live-node.ts";

/** Where a suite runs: `pools` stand for two nodes on one database; null for memory. */
export interface Storage {
  pools: [pg.Pool, pg.Pool] | null;
  newSession(): Promise<string>;
}

const external = inject("externalDatabase");

/** Runs one suite in memory, on the built-in PostgreSQL and on another one. */
export function onEveryStorage(suite: (open: () => Storage) => void): void {
  describe("in memory", () => {
    suite(() => ({ pools: null, newSession: async () => randomUUID() }));
  });

  describe("in the built-in PostgreSQL", () => {
    onPostgres(async () => {
      const database = await testDatabase();
      return { url: database.url, drop: () => database.drop() };
    }, suite);
  });

  describe.skipIf(!external)("in an external PostgreSQL (TEST_DATABASE_URL, or Debian's)", () => {
    onPostgres(async () => {
      if (!external) throw new Error("skipped");
      const name = `lantern_external_${randomBytes(6).toString("hex")}`;
      await onServer(external, `create database ${name}`);
      const url = databaseUrl(external, name);
      const { pool } = connect(url);
      await migrate(pool).finally(() => pool.end());
      return {
        url,
        drop: () => onServer(external, `drop database ${name} with (force)`),
      };
    }, suite);
  });
}

function onPostgres(
  make: () => Promise<{ url: string; drop(): Promise<void> }>,
  suite: (open: () => Storage) => void,
): void {
  let pools: [pg.Pool, pg.Pool];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await make();
    pools = [connect(database.url).pool, connect(database.url).pool];
    drop = database.drop;
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await drop();
  });
  suite(() => ({ pools, newSession: () => newSession(pools[0]) }));
}
