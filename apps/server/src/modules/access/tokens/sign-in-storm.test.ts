import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../../../test/database/test-database.ts";
import { createAuthenticator } from "./authenticator.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("tokens that arrive in one turn of the event loop are read by one statement", async () => {
  const { authenticate } = createAuthenticator(database.db, () => new Date());
  const query = vi.spyOn(database.pool, "query");
  const actors = await Promise.all(["one", "two", "three"].map(authenticate));
  expect(actors).toEqual([null, null, null]);
  expect(query).toHaveBeenCalledTimes(1);
});

test("the rights of a sign-in are found by an index, however many tokens there are", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("set local enable_seqscan = off");
  const { rows } = await client.query(
    `explain select from (values ('${randomUUID()}'::uuid)) as x(sign_in)
     where not exists (select from standing_rights(sign_in, null, null, null, null, now()))`,
  );
  await client.query("rollback");
  client.release();
  // A call of the function would hide the index, and be planned on its own.
  expect(JSON.stringify(rows)).toContain("access_tokens_sign_in");
});
