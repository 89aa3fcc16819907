import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { migrate } from "./migrate.ts";

const id = (number: number) => `0199c4e2-0000-7000-8000-00000000000${number}`;

test("an update limits accounts and open invitations of type 8 to billing, and leaves the others as they are", async () => {
  const database = await testDatabase({ tables: false });
  const { pool } = database;
  const journal = JSON.parse(
    readFileSync(new URL("../../drizzle/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_billing_only"));
  await migrate(pool, { upTo: journal.entries[index - 1]!.when });
  await pool.query("insert into companies (id, name) values ($1, 'Northwind')", [id(1)]);
  for (const [number, type] of [2, 4, 8].entries()) {
    const email = `type${type}@northwind.example`;
    await pool.query(
      `insert into users (id, company_id, user_type_id, first_name, last_name, email)
       values ($1, $2, $3, 'Ada', 'King', $4)`,
      [id(number + 2), id(1), type, email],
    );
    await pool.query(
      `insert into invitations (id, token_hash, company_id, email, user_type_id, expires_at)
       values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
      [id(number + 5), `hash${type}`, id(1), `new-${email}`, type],
    );
  }
  await migrate(pool);
  for (const table of ["users", "invitations"]) {
    const { rows } = await pool.query(`select user_type_id, billing_only from ${table} order by id`);
    expect([table, rows]).toEqual([
      table,
      [
        { user_type_id: 2, billing_only: false },
        { user_type_id: 4, billing_only: false },
        { user_type_id: 4, billing_only: true },
      ],
    ]);
    await expect(pool.query(`update ${table} set user_type_id = 8, billing_only = false`)).rejects.toThrow(
      /violates check constraint/,
    );
    await expect(pool.query(`update ${table} set user_type_id = 2`)).rejects.toThrow(/_billing_only_sub/);
  }
  const { rows } = await pool.query("select sub_admins_buy from companies");
  expect(rows).toEqual([{ sub_admins_buy: true }]);
  await database.drop();
});
