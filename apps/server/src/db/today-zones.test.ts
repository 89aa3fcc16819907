import { readFileSync } from "node:fs";
import { canonicalTimezone } from "@lantern/contract/time-zone";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { migrate } from "./migrate.ts";

const read = (path: string) => readFileSync(new URL(`../../drizzle/${path}`, import.meta.url), "utf8");
const { entries } = JSON.parse(read("meta/_journal.json")) as { entries: { tag: string; when: number }[] };
const index = entries.findIndex(({ tag }) => tag.endsWith("_today_zones"));

const id = (number: number) => `0199c4e2-0000-7000-8000-${String(number).padStart(12, "0")}`;
const company = id(9_999);

/** As it was stored; then for a session or a profile, and for a person. */
const zones: [former: string, today: string | null, ofPerson: string | null][] = [
  ["Europe/Kiev", "Europe/Kyiv", "Europe/Kyiv"],
  ["Asia/Calcutta", "Asia/Kolkata", "Asia/Kolkata"],
  ["asia/katmandu", "Asia/Kathmandu", "Asia/Kathmandu"],
  ["europe/copenhagen", "Europe/Copenhagen", "Europe/Copenhagen"],
  ["US/Eastern", "America/New_York", "America/New_York"],
  ["EST5EDT", "America/New_York", "America/New_York"],
  ["CET", "Europe/Brussels", "Europe/Brussels"],
  ["Etc/UTC", "UTC", "UTC"],
  // Of several meanings, the session had one. A person may have meant another.
  ["IST", "Asia/Kolkata", null],
  ["PST", "America/Los_Angeles", null],
  ["+05:00", "Etc/GMT-5", "Etc/GMT-5"],
  ["-0300", "Etc/GMT+3", "Etc/GMT+3"],
  ["+00", "UTC", "UTC"],
  // Without a zone a session could not be confirmed; its time stays the same.
  ["+05:30", null, null],
  ["SystemV/PST8", null, null],
  ["America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
];

test("an update gives every time zone its name of today, and tells nobody", async () => {
  const database = await testDatabase({ tables: false });
  const { pool } = database;
  await migrate(pool, { upTo: entries[index - 1]!.when });
  await pool.query("insert into companies (id, name) values ($1, 'Northwind')", [company]);
  await pool.query(
    `insert into webhooks (id, company_id, kind, url, events)
     values ($1, $2, 'signed', 'https://firm.example', '{session.changed}')`,
    [id(600), company],
  );
  for (const [at, [former]] of zones.entries()) {
    await pool.query(
      `insert into sessions (id, company_id, title, status, starts_at, experience, pack_hash, timezone, seats)
       values ($1, $2, 'Hour', 'confirmed', '2027-03-04T09:00:00Z', 'the-quiet-station', 'hash', $3, 6)`,
      [id(at), company, former],
    );
    await pool.query("insert into consumers (id, company_id, email, timezone) values ($1, $2, $3, $4)", [
      id(at),
      company,
      `ana${at}@firm.example`,
      former,
    ]);
    await pool.query(
      "insert into users (id, first_name, last_name, email, user_type_id) values ($1, 'Ana', '', $2, 2)",
      [id(at), `ana${at}@firm.example`],
    );
    await pool.query("insert into profiles (user_id, timezone_id) values ($1, $2)", [id(at), former]);
  }
  await pool.query("insert into consumers (id, company_id, email) values ($1, $2, 'none@firm.example')", [
    id(500),
    company,
  ]);
  await migrate(pool);
  const columns = async (query: string) =>
    (await pool.query<{ zone: string | null }>(query)).rows.map(({ zone }) => zone);
  expect(await columns("select timezone as zone from sessions order by id")).toEqual(
    zones.map(([, today]) => today ?? "UTC"),
  );
  expect(await columns("select timezone_id as zone from profiles order by user_id")).toEqual(
    zones.map(([, today]) => today),
  );
  expect(await columns("select timezone as zone from consumers order by id")).toEqual([
    ...zones.map(([, , ofPerson]) => ofPerson),
    null,
  ]);
  expect((await pool.query("select * from webhook_deliveries")).rows).toEqual([]);
  // The trigger is on again.
  await pool.query("update sessions set title = 'Moved' where id = $1", [id(0)]);
  expect((await pool.query("select * from webhook_deliveries")).rows).toHaveLength(1);
  await database.drop();
});

test("the names of the update are those of the gate", () => {
  const pairs = [...read(`${entries[index]!.tag}.sql`).matchAll(/(?<=\s)([A-Z][\w/+-]+)((?:=[\w/+-]+)+)/g)];
  expect(pairs.length).toBeGreaterThan(100);
  for (const [, today = "", former = ""] of pairs) {
    expect(canonicalTimezone(today), today).toBe(today);
    for (const name of former.slice(1).split("=")) expect([today, null]).toContain(canonicalTimezone(name));
  }
});
