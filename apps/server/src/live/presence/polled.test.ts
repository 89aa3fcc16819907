import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "../../db/testing.ts";
import { recorded, wayOf } from "../../large/plans.ts";
import { PostgresPresence } from "./postgres.ts";

test("every second's look for ended graces passes over all who ever took part", async () => {
  const { pool, drop } = await testDatabase();
  await pool.query(
    `insert into live_connections (room, person, epoch, node, browser, grace_ends_at, expired)
     select 'room ' || n / 6, 'p' || n % 6, 1, $1, 'b', n, true from generate_series(1, 5000) n`,
    [randomUUID()],
  );
  await pool.query("analyze live_connections");
  const [asked] = await recorded(pool, () => new PostgresPresence(pool).expire(1_000_000));
  expect(await wayOf(pool, asked!)).toContain("live_connections_grace");
  await drop();
});
