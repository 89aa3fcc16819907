import { statusItems } from "@lantern/contract/status";
import { drizzle } from "drizzle-orm/node-postgres";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { orderedId } from "../db/ordered-id.ts";
import { installStatus } from "../http/plugins/status.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { startJobs } from "../jobs/runner.ts";
import { createLog } from "../system/log.ts";
import { createStatus, databaseProbes, type Probe } from "./status.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  // Makes the tables of the job queue.
  const jobs = await startJobs({
    pool: database.pool,
    tasks: {},
    log: createLog(0, () => {}),
    alone: true,
  });
  await jobs.stop();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query("delete from outbox"));

const works: Probe = async () => {};
const fails: Probe = () => Promise.reject(new Error("connection to db.example.com as lantern refused"));
let at = 0;
const statusOf = (probes: Partial<Record<(typeof statusItems)[number], Probe>>) =>
  createStatus(
    { sessions: works, email: works, database: works, jobs: works, ...probes },
    () => new Date(at),
  );

test("an item is in trouble since its first failure, and works again after the first success", async () => {
  at = 1_000_000;
  let probe = fails;
  const { read } = statusOf({ database: () => probe() });
  expect(await read()).toEqual({
    sessions: { since: null },
    email: { since: null },
    database: { since: 1_000_000 },
    jobs: { since: null },
  });
  at += 60_000;
  expect((await read()).database).toEqual({ since: 1_000_000 });
  probe = works;
  at += 60_000;
  expect((await read()).database).toEqual({ since: null });
  probe = fails;
  at += 60_000;
  expect((await read()).database).toEqual({ since: at });
});

test("an item that does not respond is in trouble", async () => {
  at = 5;
  expect((await statusOf({ sessions: () => new Promise(() => {}) }).read()).sessions).toEqual({ since: 5 });
});

test("requests within five seconds share one report", async () => {
  at = 0;
  const probe = vi.fn(works);
  const { read } = statusOf({ database: probe });
  await Promise.all(Array.from({ length: 50 }, read));
  at = 4999;
  await read();
  expect(probe).toHaveBeenCalledTimes(1);
  at = 5001;
  await read();
  expect(probe).toHaveBeenCalledTimes(2);
});

test("the response has times and nothing else: no reason, host or name", async () => {
  at = 7;
  const app = Fastify();
  installStatus(app, statusOf({ database: fails, email: fails }).read);
  const { body, headers, statusCode } = await app.inject("/status.json");
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(Object.keys(JSON.parse(body))).toEqual([...statusItems]);
  expect(body.replace(/"(sessions|email|database|jobs|since)"/g, "")).toMatch(/^[{}:,\d]*(null[{}:,\d]*)*$/);
  await app.close();
});

test("email is in trouble since the oldest that failed twice, until a newer one is sent", async () => {
  const { email } = databaseProbes(database.pool);
  const add = (minutesAgo: number, attempts: number, sent: boolean) =>
    database.pool.query(
      `insert into outbox (id, kind, to_address, subject, text, html, attempts, created_at, sent_at)
       values ($4, 'test', 'a@example.com', '', '', '', $1, now() - make_interval(mins => $2), case when $3 then now() end)`,
      [attempts, minutesAgo, sent, orderedId()],
    );
  expect(await email()).toBeNull();
  await add(20, 5, false);
  await add(19, 1, true);
  await add(15, 1, false);
  expect(await email()).toBeNull();
  await add(10, 2, false);
  await add(5, 2, false);
  const since = (await email()) as Date;
  expect(Math.round((Date.now() - since.getTime()) / 60_000)).toBe(10);
  await add(0, 1, true);
  expect(await email()).toBeNull();
});

test("jobs are in trouble when nobody begins them", async () => {
  const { jobs } = databaseProbes(database.pool);
  const db = drizzle({ client: database.pool });
  await enqueue(db, "mail.send", { id: "later" }, { runAt: Date.now() + 60_000 });
  await enqueue(db, "mail.send", { id: "now" });
  expect(await jobs()).toBeNull();
  const runAt = Date.now() - 180_000;
  await enqueue(db, "mail.send", { id: "overdue" }, { runAt });
  expect((await jobs()) as Date).toEqual(new Date(runAt));
});
