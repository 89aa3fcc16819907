import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { migrate } from "./migrate.ts";

const id = (number: number) => `0199c4e2-0000-7000-8000-0000000000${String(number).padStart(2, "0")}`;
const [company, owner, sub, session, series, planned, none] = [1, 2, 3, 4, 5, 6, 7].map(id);
/** Invited by the Owner; by the other administrator; removed again; invited to a series; never invited. */
const [ana, leo, mia, noor, otto] = [11, 12, 13, 14, 15].map(id);

test("an update stores the UID that each person's calendar has, and a SEQUENCE that is not below the latest", async () => {
  const database = await testDatabase({ tables: false });
  const { pool } = database;
  const journal = JSON.parse(
    readFileSync(new URL("../../drizzle/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_calendar_entries"));
  await migrate(pool, { upTo: journal.entries[index - 1]!.when });
  await pool.query("insert into companies (id, name) values ($1, 'Northwind')", [company]);
  for (const [user, type, domain] of [
    [owner, 2, "northwind.example"],
    [sub, 4, "southwind.example"],
  ])
    await pool.query(
      `insert into users (id, company_id, user_type_id, first_name, last_name, email)
       values ($1, $2, $3, 'Ada', 'King', $4)`,
      [user, company, type, `ada@${domain}`],
    );
  await pool.query("insert into series (id, company_id, title) values ($1, $2, 'Autumn')", [series, company]);
  for (const [one, of, sequence] of [
    [session, null, 3],
    [planned, series, 0],
    [none, null, 0],
  ])
    await pool.query(
      "insert into sessions (id, company_id, series_id, title, calendar_sequence) values ($1, $2, $3, 'Hour', $4)",
      [one, company, of, sequence],
    );
  for (const person of [ana, leo, mia, noor, otto])
    await pool.query("insert into consumers (id, company_id, email) values ($1, $2, $3)", [
      person,
      company,
      `${person}@people.example`,
    ]);
  for (const [of, person, isInvited] of [
    [session, ana, true],
    [session, leo, true],
    [planned, noor, true],
    [session, otto, false],
  ])
    await pool.query(
      "insert into session_consumers (session_id, consumer_id, company_id, invited_at) values ($1, $2, $3, $4)",
      [of, person, company, isInvited ? new Date() : null],
    );
  let number = 20;
  const email = (kind: string, about: object, sender: string | undefined, content?: string) => {
    const row = { kind, ...about, sender_id: sender, company_id: company };
    const calendar = content ? { method: "REQUEST", content } : null;
    return pool.query(
      `insert into outbox (id, to_address, subject, text, html, kind, company_id, session_id, series_id, consumer_id, sender_id, calendar)
       select $1, '', '', '', '', r.kind, r.company_id, r.session_id, r.series_id, r.consumer_id, r.sender_id, $3
       from json_populate_record(null::outbox, $2) r`,
      [id(number++), JSON.stringify(row), calendar],
    );
  };
  await email("invitation", { session_id: session, consumer_id: ana }, owner);
  await email("invitation", { session_id: session, consumer_id: mia }, owner);
  await email("cancelled", { session_id: session, consumer_id: mia }, owner);
  // Its file is stored still, and was sent when the administrator had another address.
  const file = `BEGIN:VEVENT\r\nUID:${session}@a-rather-long-domain-of-earlier.exam\r\n ple\r\nSEQUENCE:3\r\n`;
  await email("changed", { session_id: session, consumer_id: leo }, sub, file);
  await email("reminder-24", { session_id: session, consumer_id: ana }, sub);
  await email("series-invitation", { series_id: series, consumer_id: noor }, sub);

  await migrate(pool);

  const { rows } = await pool.query(
    "select consumer_id as person, uid, organizer, sequence from calendar_entries order by consumer_id",
  );
  expect(rows).toEqual([
    { person: ana, uid: `${session}@northwind.example`, organizer: null, sequence: 3 },
    { person: leo, uid: `${session}@a-rather-long-domain-of-earlier.example`, organizer: null, sequence: 3 },
    { person: mia, uid: `${session}@northwind.example`, organizer: null, sequence: 4 },
    { person: noor, uid: `${planned}@southwind.example`, organizer: null, sequence: 0 },
  ]);
  const { rows: sessions } = await pool.query(
    "select id, calendar_uid as uid, organizer_email as organizer from sessions order by id",
  );
  expect(sessions).toEqual([
    {
      id: session,
      uid: `${session}@a-rather-long-domain-of-earlier.example`,
      organizer: "ada@southwind.example",
    },
    { id: planned, uid: `${planned}@southwind.example`, organizer: "ada@southwind.example" },
    { id: none, uid: null, organizer: null },
  ]);
  await database.drop();
});
