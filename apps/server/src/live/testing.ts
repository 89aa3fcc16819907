import { randomUUID } from "node:crypto";
import type pg from "pg";

/** Puts the least of a company and a draft into the database that streams of a session may refer to. */
export async function newSession(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with c as (insert into companies (id, name) values ($1, 'Test') returning id)
     insert into sessions (id, company_id, title) select $2, id, 'Test' from c returning id`,
    [randomUUID(), randomUUID()],
  );
  if (!rows[0]) throw new Error("no session was made");
  return rows[0].id;
}
