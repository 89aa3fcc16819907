import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Connection, connect } from "../../src/db/client.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Set by setup.ts: a running server and the name of its migrated template. */
    testDatabase: { serverUrl: string; template: string };
    /** A PostgreSQL other than the built-in one; null if the machine has none. */
    externalDatabase: string | null;
  }
}

/** A database of its own for one test file. */
export interface TestDatabase extends Connection {
  url: string;
  /** Closes the pool and removes the database. Call it in `afterAll`. */
  drop(): Promise<void>;
}

/**
 * Makes a new, migrated, empty database by copying the template of this test run (about 40 ms), or one without tables.
 */
export async function testDatabase({ tables = true } = {}): Promise<TestDatabase> {
  const { serverUrl, template } = inject("testDatabase");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name} template ${tables ? template : "template0"}`);
  const url = databaseUrl(serverUrl, name);
  const connection = connect(url);
  return {
    ...connection,
    url,
    async drop() {
      await connection.pool.end();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement outside of any test's database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The connection string of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
