import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { StartError } from "../system/start-error.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const migrating = () =>
  migrate(database.pool).then(
    () => null,
    (error: unknown) => error,
  );

test("a database at this version is left as it is; one of a newer version is rejected with one line", async () => {
  const applied = () =>
    database.pool.query("select * from drizzle.__drizzle_migrations order by created_at desc");
  const before = (await applied()).rows;
  expect(await migrating()).toBeNull();
  expect((await applied()).rows).toEqual(before);

  const newer = Number(before[0].created_at) + 1;
  await database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)", [
    newer,
  ]);
  const refused = await migrating();
  expect(refused).toBeInstanceOf(StartError);
  expect((refused as Error).message).toMatch(/^The database .* newer version of Lantern Hour[^\n]*$/);
  expect((await applied()).rows).toHaveLength(before.length + 1);

  // The failed start released its lock, so the next one does not wait.
  await database.pool.query("delete from drizzle.__drizzle_migrations where created_at = $1", [newer]);
  expect(await migrating()).toBeNull();
});

test("a database of a development version before the first migration is rejected with one line, and left as it is", async () => {
  const { rows } = await database.pool.query(
    "select * from drizzle.__drizzle_migrations order by created_at",
  );
  const { id, created_at: first } = rows[0];
  const setFirst = (at: number) =>
    database.pool.query("update drizzle.__drizzle_migrations set created_at = $1 where id = $2", [at, id]);
  await setFirst(Number(first) - 1);
  const refused = await migrating();
  expect(refused).toBeInstanceOf(StartError);
  expect((refused as Error).message).toMatch(
    /^The database .* early development version[^\n]*DATA_DIR[^\n]*$/,
  );
  await setFirst(Number(first));
  expect(await migrating()).toBeNull();
});
