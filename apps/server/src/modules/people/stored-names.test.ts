import { readFileSync } from "node:fs";
import { readName } from "@lantern/contract/person-name";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/test-database.ts";
import { migrate } from "../../db/migrate.ts";
import { readStoredNames } from "./stored-names.ts";

const journal = new URL("../../../drizzle/meta/_journal.json", import.meta.url);
const { entries } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string; when: number }[] };
const index = entries.findIndex(({ tag }) => tag.endsWith("_visible_names"));

const id = (number: number) => `0199c4e2-0000-7000-8000-${String(number).padStart(12, "0")}`;
const company = id(9_999);
const running = { abortSignal: new AbortController().signal };

/** Names as they were stored, and as they are read. */
const names: [stored: string, read: string | null][] = [
  ["Ana\u200b", "Ana"],
  ["\u202aAna\u202c Holm", "Ana Holm"],
  ["Zo\u00adë", "Zoë"],
  ["Ana\u00a0 Holm", "Ana Holm"],
  ["Ana\u200d", "Ana"],
  ["\ufeff", null],
  ["\u3164", null],
  ["Zoe\u0308", "Zoë"],
  // Joiners that shape what they join.
  ["👩\u200d💻", "👩\u200d💻"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["Müller", "Müller"],
];

test("an update reads the names that are stored, and what they belong to stays", async () => {
  const database = await testDatabase({ tables: false });
  const { pool, db } = database;
  await migrate(pool, { upTo: entries[index - 1]!.when });
  await pool.query("insert into companies (id, name) values ($1, 'Northwind')", [company]);
  // More than one batch; the last ones are those with invisible characters.
  await pool.query(
    `insert into consumers (id, company_id, email, first_name)
     select gen_random_uuid(), $1, 'p' || n || '@firm.example', 'P\u200b' || n from generate_series(1, 1100) n`,
    [company],
  );
  for (const [at, [stored]] of names.entries()) {
    await pool.query(
      `insert into consumers (id, company_id, email, first_name, last_name, department, office)
       values ($1, $2, $3, $4, 'Holm', $4, $4)`,
      [id(at), company, `ana${at}@firm.example`, stored],
    );
    await pool.query(
      "insert into users (id, first_name, last_name, email, user_type_id) values ($1, $2, $2, $3, 2)",
      [id(at), stored, `ana${at}@firm.example`],
    );
  }
  await migrate(pool);
  const jobs = await pool.query("select task_identifier from graphile_worker.jobs");
  expect(jobs.rows).toEqual([{ task_identifier: "names:read" }]);

  await readStoredNames(db, running);
  for (const [at, [stored, read]] of names.entries()) {
    expect(readName(stored) || null).toBe(read);
    const { rows } = await pool.query(
      "select first_name, last_name, department, office from consumers where id = $1",
      [id(at)],
    );
    expect(rows).toEqual([{ first_name: read, last_name: "Holm", department: read, office: read }]);
    const admins = await pool.query("select first_name, last_name from users where id = $1", [id(at)]);
    expect(admins.rows).toEqual([{ first_name: read ?? "", last_name: read ?? "" }]);
  }
  const others = await pool.query("select 1 from consumers where first_name like 'P\u200b%'");
  expect(others.rows).toEqual([]);

  // Run again, as after an abort, it changes nothing.
  const versions = async () =>
    (await pool.query("select id, xmin from consumers union all select id, xmin from users order by 1")).rows;
  const before = await versions();
  await readStoredNames(db, running);
  expect(await versions()).toEqual(before);
  await database.drop();
});

test("it ends when the node stops", async () => {
  const database = await testDatabase();
  const stop = AbortSignal.abort(new Error("stopped"));
  await expect(readStoredNames(database.db, { abortSignal: stop })).rejects.toThrow("stopped");
  await database.drop();
});
