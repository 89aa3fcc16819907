import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { insertCompany } from "../companies/repository.ts";
import { audit } from "./audit.ts";
import { eraseAuditValues } from "./erase.ts";
import { expireAuditLog } from "./expire.ts";
import { verifyAuditLog } from "./verify.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const day = 86_400_000;

async function newCompany(entries = 0): Promise<string> {
  const id = await insertCompany(database.db, "Northwind");
  for (let n = 1; n <= entries; n += 1) await record(id, `person-${n}`);
  return id;
}

const record = (companyId: string | null, name: string) =>
  audit(database.db, {
    companyId,
    userId: null,
    action: "consumer.change",
    subject: `consumer:${name}`,
    detail: { fields: ["first_name"] },
    change: { before: { firstName: "Ada" }, after: { firstName: "Grace" } },
  });

/** What an attacker can do who may do everything in the database. */
async function tamper(statement: string, values: unknown[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    await client.query(statement, values);
    await client.query("commit");
  } finally {
    client.release();
  }
}

async function faultsOf(companyId: string): Promise<[number, string][]> {
  const faults = await verifyAuditLog(database.db);
  return faults.filter((one) => one.companyId === companyId).map(({ number, fault }) => [number, fault]);
}

test("each company has its own numbers, from 1, also when transactions end together", async () => {
  const [one, two] = [await newCompany(), await newCompany()];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => record(n % 2 ? one : two, `person-${n}`)).concat(record(null, "x")),
  );
  for (const id of [one, two]) {
    const { rows } = await database.pool.query(
      "select number::int from audit_log where company_id = $1 order by number",
      [id],
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
  expect(await verifyAuditLog(database.db)).toEqual([]);
});

test("a transaction that ends with an error leaves neither an entry nor a gap", async () => {
  const id = await newCompany(1);
  const failed = database.db.transaction(async (tx) => {
    await audit(tx, { companyId: id, userId: null, action: "session.create", subject: "session:x" });
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await record(id, "person-2");
  const { rows } = await database.pool.query("select number::int from audit_log where company_id = $1", [id]);
  expect(rows.map(({ number }) => number)).toEqual([1, 2]);
});

const values = "(select id from audit_log where company_id = $1 and number = 2)";
test.each([
  [
    "changes an entry",
    "update audit_log set action = 'x' where company_id = $1 and number = 2",
    [[2, "contents"]],
  ],
  [
    "moves an entry in time",
    "update audit_log set created_at = created_at - interval '1 day' where company_id = $1 and number = 2",
    [[2, "contents"]],
  ],
  ["removes an entry", "delete from audit_log where company_id = $1 and number = 2", [[1, "order"]]],
  ["removes the first entry", "delete from audit_log where company_id = $1 and number = 1", [[2, "start"]]],
  ["removes the last entry", "delete from audit_log where company_id = $1 and number = 3", [[3, "end"]]],
  ["removes all entries", "delete from audit_log where company_id = $1", [[3, "end"]]],
  [
    "adds an entry without a place",
    "insert into audit_log (id, company_id, action, subject) values (gen_random_uuid(), $1, 'x', 'y')",
    [[0, "no place"]],
  ],
  ["changes a value", `update audit_values set value = '{}' where entry_id = ${values}`, [[2, "values"]]],
  [
    "adds a value",
    `insert into audit_values select id, 'user:x', '', '{}' from audit_log where company_id = $1 and number = 2`,
    [[2, "values"]],
  ],
  [
    "changes an entry and computes its hash again",
    "with changed as (update audit_log set action = 'x', hash = 'f' where company_id = $1 and number = 2 returning id) select from changed",
    [
      [2, "contents"],
      [2, "order"],
    ],
  ],
] as const)("it is found when somebody %s", async (_, statement, expected) => {
  const id = await newCompany(3);
  expect(await faultsOf(id)).toEqual([]);
  await tamper(statement, [id]);
  expect((await faultsOf(id)).sort()).toEqual([...expected].sort());
});

test("erasing what is said about a person leaves the entries whole, and nothing of the person", async () => {
  const id = await newCompany(2);
  await database.db.transaction((tx) => eraseAuditValues(tx, ["consumer:person-2"]));
  expect(await faultsOf(id)).toEqual([]);
  const { rows } = await database.pool.query(
    "select e.number::int, v.value from audit_log e left join audit_values v on v.entry_id = e.id where company_id = $1 order by 1",
    [id],
  );
  expect(rows).toEqual([
    { number: 1, value: { before: { firstName: "Ada" }, after: { firstName: "Grace" } } },
    { number: 2, value: null },
  ]);
});

test("entries expire after the days that their company chose, and the rest stays verifiable", async () => {
  const [long, short] = [await newCompany(3), await newCompany(3)];
  await record(null, "platform");
  await database.pool.query("update companies set audit_retention_days = 90 where id = $1", [short]);
  const left = async (id: string) =>
    (
      await database.pool.query("select number::int from audit_log where company_id = $1 order by 1", [id])
    ).rows.map(({ number }) => number);
  await expireAuditLog(database.db, new Date(Date.now() + 89 * day));
  expect(await left(short)).toEqual([1, 2, 3]);
  await expireAuditLog(database.db, new Date(Date.now() + 91 * day));
  expect([await left(short), await left(long)]).toEqual([[], [1, 2, 3]]);
  expect(await faultsOf(short)).toEqual([]);
  await record(short, "person-4");
  expect([await left(short), await faultsOf(short)]).toEqual([[4], []]);
  await expireAuditLog(database.db, new Date(Date.now() + 366 * day));
  expect(await left(long)).toEqual([]);
  const { rows } = await database.pool.query("select from audit_log where company_id is null");
  expect(rows.length).toBeGreaterThan(0);
});

test("an entry that is old stays while one before it must: there are no gaps", async () => {
  const id = await newCompany(3);
  await tamper(
    "update audit_log set created_at = now() - interval '400 days' where company_id = $1 and number = 3",
    [id],
  );
  await expireAuditLog(database.db, new Date());
  const { rows } = await database.pool.query("select number::int from audit_log where company_id = $1", [id]);
  expect(rows).toHaveLength(3);
});
