import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "./test-database.ts";

let one: TestDatabase;
let two: TestDatabase;

beforeAll(async () => {
  [one, two] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(async () => {
  await Promise.all([one.drop(), two.drop()]);
});

test("two test databases share nothing", async () => {
  await one.pool.query("create table only_here (id int)");
  const result = await two.pool.query("select to_regclass('only_here') as it");
  expect(result.rows).toEqual([{ it: null }]);
});

test("a test database has the job queue's tables", async () => {
  const result = await one.pool.query(
    "select to_regclass('graphile_worker._private_jobs') is not null as it",
  );
  expect(result.rows).toEqual([{ it: true }]);
});
