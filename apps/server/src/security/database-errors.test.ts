/** What the database rejects is in no log, no table, no email and no response. */
import * as operations from "@lantern/contract/http";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../test/application.ts";
import { type TestCompany, testCompany } from "../../test/company.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { startJobs } from "../jobs/runner.ts";
import type { Tasks } from "../jobs/tasks.ts";
import { errorText } from "../system/error-text.ts";
import { createLog } from "../system/log.ts";

const person = "Quetzalcoatlus";
let t: TestApplication;
let company: TestCompany;
const lines: string[] = [];

beforeAll(async () => {
  t = await testApplication({}, {}, (line) => lines.push(line));
  company = await testCompany(t);
});
afterAll(() => t.close());

/** The tables that contain the name, those of the job queue included. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(rows.length).toBeGreaterThan(50);
  const names = await Promise.all(
    rows.map(async ({ name }) => {
      const result = await t.database.pool.query(`select from ${name} as r where r::text like $1 limit 1`, [
        `%${text}%`,
      ]);
      return result.rowCount ? [name] : [];
    }),
  );
  return names.flat();
}

/** Ways in which the database rejects a row; what of them the log has. */
const rejections = {
  "check constraint": [
    "alter table consumers add constraint refused check (email is null) not valid",
    "alter table consumers drop constraint refused",
    "SQLSTATE 23514 refused",
  ],
  "trigger's error": [
    `create function refuse() returns trigger language plpgsql as $$
       begin raise exception 'no %', new using detail = new::text, hint = new::text; end $$;
     create trigger refuse before insert on consumers for each row execute function refuse()`,
    "drop trigger refuse on consumers; drop function refuse()",
    "SQLSTATE P0001",
  ],
} as const;

test.each(Object.keys(rejections) as (keyof typeof rejections)[])(
  "a person whom a %s rejects is not in the log",
  async (kind) => {
    const [begin, end, logged] = rejections[kind];
    const since = lines.length;
    await t.database.pool.query(begin);
    const response = await company.owner(operations.importConsumers, {
      body: { text: `${person} Marked,marked.person@people.example` },
    });
    await t.database.pool.query(end);
    expect(response.status).toBe(500);
    expect(JSON.stringify(response.body)).not.toContain(person);
    const text = lines.slice(since).join("");
    expect(text).toContain(logged);
    expect(text).toMatch(/Failed query: insert into \\"consumers\\"/);
    expect(text).not.toContain(person);
    expect(await tablesWith(person)).toEqual([]);
  },
);

/** The statements of a job and the values that come with them. */
const statements: [string, string][] = [
  ["select $1::text::integer", "22P02"],
  ["select $1::text::date", "22007"],
  ["select 1 / length(replace($1, $1, ''))", "22012"],
  ["select set_config('work_mem', $1, false)", "22023"],
];

test.each(statements)("a job that fails at %s is stored and logged without the value", async (text, code) => {
  const tasks = {
    "report.make": () => t.database.pool.query(text, [person]),
  } as unknown as Tasks;
  await enqueue(t.database.db, "report.make", { sessionId: crypto.randomUUID() });
  const since = lines.length;
  const log = createLog(3, (line) => lines.push(line));
  const runner = await startJobs({ pool: t.database.pool, tasks, log, alone: true });
  const failed = async () =>
    (await t.database.pool.query("select last_error from graphile_worker.jobs where last_error is not null"))
      .rows;
  await vi.waitFor(async () => expect(await failed()).toHaveLength(1), 10_000);
  await runner.stop();
  expect(await failed()).toEqual([{ last_error: `SQLSTATE ${code}` }]);
  await t.database.pool.query(
    "select graphile_worker.permanently_fail_jobs(array_agg(id)) from graphile_worker.jobs",
  );
  await t.database.pool.query("delete from graphile_worker._private_jobs");
  const all = lines.slice(since).join("");
  expect(all).toContain("job failed");
  expect(all).not.toContain(person);
});

test("whatever is logged of an error, and under whatever name, the values are not", async () => {
  const logged: string[] = [];
  const log = createLog(3, (line) => logged.push(line));
  const errors = await Promise.all(
    [
      t.database.pool.query("select $1::text::integer", [person]),
      t.database.db.execute(sql`select ${person}::text::integer`),
      t.database.db.transaction((tx) =>
        tx.execute(sql`select ${`x\n    at ${person} (a.ts:1:1)`}::text::integer`),
      ),
    ].map((query) =>
      Promise.resolve(query).then(
        () => expect.fail("it worked"),
        (error: Error) => error,
      ),
    ),
  );
  for (const error of errors) {
    const wrapped = new Error("the import failed", { cause: error });
    const together = new AggregateError([error, wrapped]);
    for (const each of [error, wrapped, together]) {
      log.error(each);
      log.error({ err: each });
      log.error({ err: each }, each.message);
      log.error({ error: each, errors: [each], inside: { each } }, "failed");
      log.child({ a: 1 }).error(each, `it failed: ${each.message}`);
      expect(errorText(each)).toContain("SQLSTATE 22P02");
      expect(errorText(each)).not.toContain(person);
    }
  }
  expect(logged).toHaveLength(3 * 3 * 5);
  expect(logged.join("")).not.toContain(person);
  // Where it happened is there.
  expect(JSON.parse(logged[0] ?? "").err).toMatchObject({
    type: "DatabaseError",
    code: "22P02",
    stack: expect.stringMatching(/^DatabaseError: SQLSTATE 22P02\n\s+at .*database-errors\.test\.ts/s),
  });
});

test("what the server says of itself remains", async () => {
  const url = new URL(t.database.url);
  url.password = "wrong";
  url.pathname = "/nowhere";
  const client = new pg.Client({ connectionString: url.href });
  client.on("error", () => {});
  const error = await client.connect().catch((failure: Error) => failure);
  expect(errorText(error)).toMatch(/nowhere|password/);
});
