import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../test/application.ts";
import { testCompany } from "../../test/company.ts";
import { allOperations, jsonOf } from "../../test/operations.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("of one company, the third request that takes long is told to try again; nobody else is", async () => {
  const [company, neighbor] = [await testCompany(t), await testCompany(t)];
  // Exports wait for this lock, as they would for a slow query. Signing in does not.
  const lock = await t.database.pool.connect();
  await lock.query("begin; lock table outbox");
  const waiting = async () => {
    const sql = `select count(*)::int as n from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
    return (await lock.query<{ n: number }>(sql)).rows[0]?.n;
  };
  const exportOf = (owner: typeof company.owner) => owner(operations.exportUser);
  const first = [exportOf(company.owner), exportOf(company.owner)];
  await vi.waitFor(async () => expect(await waiting()).toBe(2), 5000);
  expect(await exportOf(company.owner)).toMatchObject({
    status: 429,
    body: { code: "TOO_MANY_REQUESTS" },
    headers: { "retry-after": "3" },
  });
  expect((await company.owner(operations.getCompany)).status).toBe(200);
  const other = exportOf(neighbor.owner);
  await vi.waitFor(async () => expect(await waiting()).toBe(3), 5000);
  await lock.query("rollback");
  lock.release();
  expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await exportOf(company.owner)).status).toBe(200);
});

/** Files of a few lines, a page of a stream, and what only redirects. */
const short = ["checkoutSuccess", "openCalendar", "sessionCalendar", "csrfCookie"];

test("every operation that reads or writes whole files is one that takes long", () => {
  const isFile = ({ method, response }: operations.Operation) => method === "GET" && !response;
  const hasFormat = ({ query }: operations.Operation) =>
    query !== undefined && Object.hasOwn(jsonOf(query).properties ?? {}, "format");
  const byName = ({ id }: operations.Operation) =>
    /export|import|split|logo$/i.test(id) && !id.startsWith("delete");
  const heavy = allOperations.filter((one) => isFile(one) || hasFormat(one) || byName(one));
  const missing = heavy.filter(({ id, takesLong }) => !takesLong && !short.includes(id));
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(heavy.length).toBeGreaterThan(10);
});
