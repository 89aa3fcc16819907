import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { migrate } from "./migrate.ts";

const id = (number: number) => `0199c4e2-0000-7000-8000-00000000000${number}`;
const company = id(9);
const startsAt = "2026-11-20T14:00:00Z";

test("an update ends the wait of sessions whose host never came, and of no others", async () => {
  const database = await testDatabase({ tables: false });
  const { pool } = database;
  const journal = JSON.parse(
    readFileSync(new URL("../../drizzle/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_waiting_hosts"));
  await migrate(pool, { upTo: journal.entries[index - 1]!.when });
  await pool.query("insert into companies (id, name) values ($1, 'Northwind')", [company]);
  const sessions = [
    { id: id(1), hosting: "host", status: "confirmed" },
    { id: id(2), hosting: "autopilot", status: "confirmed" },
    { id: id(3), hosting: "host", status: "live" },
    { id: id(4), hosting: "host", status: "draft" },
  ];
  for (const session of sessions) {
    await pool.query(
      `insert into sessions (id, company_id, title, hosting, status, starts_at, experience, pack_hash, timezone, seats)
       values ($1, $2, 'Hour', $3, $4, $5, 'the-quiet-station', 'hash', 'Europe/Copenhagen', 6)`,
      [session.id, company, session.hosting, session.status, startsAt],
    );
    await pool.query("insert into live_sessions (session_id, run) values ($1, 1)", [session.id]);
  }
  // A run that ended before the session was confirmed again.
  await pool.query("insert into live_sessions (session_id, run) values ($1, 2)", [id(1)]);
  await migrate(pool);
  const { rows } = await pool.query(
    "select session_id, run, next_deadline::float8 as deadline from live_sessions where next_deadline is not null",
  );
  expect(rows).toEqual([{ session_id: id(1), run: 2, deadline: Date.parse(startsAt) + 2 * 3_600_000 }]);
  await database.drop();
});
