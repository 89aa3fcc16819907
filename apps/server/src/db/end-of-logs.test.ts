import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { migrate } from "./migrate.ts";

const id = (number: number) => `0199c4e2-0000-7000-8000-00000000000${number}`;

test("an update leaves the months of logs to an ADMIN, and deletes the logs of companies that were deleted", async () => {
  const database = await testDatabase({ tables: false });
  const { pool } = database;
  const journal = JSON.parse(
    readFileSync(new URL("../../drizzle/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_end_of_logs"));
  await migrate(pool, { upTo: journal.entries[index - 1]!.when });
  for (const [number, deletedAt] of [
    [1, null],
    [2, "2026-05-01"],
  ] as const) {
    await pool.query("insert into companies (id, name, deleted_at) values ($1, 'Northwind', $2)", [
      id(number),
      deletedAt,
    ]);
    await pool.query("insert into sessions (id, company_id, title) values ($1, $1, 'Hour')", [id(number)]);
    await pool.query("insert into live_sessions (session_id, run) values ($1, 1)", [id(number)]);
    await pool.query("insert into session_reports (session_id, company_id, played) values ($1, $1, '{}')", [
      id(number),
    ]);
  }
  await pool.query(`insert into live_log (session_run, seq, command_id, actor, at, events)
    select id, 1, 'open', 'company', 1, '[]' from live_sessions`);
  await migrate(pool);
  const left = async (sql: string) => (await pool.query(sql)).rows;
  expect(await left("select from settings")).toEqual([]);
  expect(await left("select session_id as id from live_sessions")).toEqual([{ id: id(1) }]);
  expect(await left("select from live_log")).toHaveLength(1);
  expect(await left("select company_id as id from session_reports")).toEqual([{ id: id(1) }]);
  await database.drop();
});
