import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { insertCompany } from "../companies/repository.ts";
import type { AuditEntry } from "./audit.ts";
import { createHourlyAudit } from "./hourly.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const HOUR_MS = 3_600_000;

async function reading() {
  const companyId = await insertCompany(database.db, "Northwind");
  const entry: AuditEntry = { companyId, userId: null, action: "report.open", subject: "session:x" };
  let now = Date.now();
  const auditHourly = createHourlyAudit(database.db, () => new Date(now));
  return {
    companyId,
    read: () => auditHourly(entry),
    pass: (ms: number) => {
      now += ms;
    },
    async count() {
      const { rows } = await database.pool.query("select from audit_log where company_id = $1", [companyId]);
      return rows.length;
    },
  };
}

test("what happens often is recorded once an hour, also when it happens many times at once", async () => {
  const { read, pass, count } = await reading();
  await Promise.all(Array.from({ length: 20 }, read));
  await read();
  expect(await count()).toBe(1);
  pass(HOUR_MS);
  await read();
  expect(await count()).toBe(2);
});

test("an entry that could not be stored is stored the next time", async () => {
  const { companyId, read, count } = await reading();
  const trigger = `refuse_${companyId.replaceAll("-", "_")}`;
  await database.pool.query(`
    create function ${trigger}() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full' using errcode = '53100'; end $$;
    create trigger ${trigger} before insert on audit_log for each row
      when (new.company_id = '${companyId}') execute function ${trigger}()`);
  await expect(Promise.all([read(), read()])).rejects.toThrow();
  expect(await count()).toBe(0);
  await database.pool.query(`drop trigger ${trigger} on audit_log`);
  await read();
  expect(await count()).toBe(1);
  await read();
  expect(await count()).toBe(1);
});
