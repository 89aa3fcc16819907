import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";

let database: TestDatabase;
let opened: OpenDatabase;
const lines: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const config = { ...loadConfig({}), databaseUrl: database.url };
  opened = await openDatabase(
    config,
    createLog(1, (line) => lines.push(line)),
  );
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

test("a connection that breaks is logged as a line with message and code, without the connection itself", async () => {
  const { rows } = await opened.pool.query("select pg_backend_pid() as pid");
  await database.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  for (const line of lines) {
    const { err, msg } = JSON.parse(line);
    expect(msg).toBe("a database connection broke");
    expect(Object.keys(err).sort()).toEqual(["code", "message", "stack", "type"]);
    expect(err.code).toBe("57P01");
  }
});
