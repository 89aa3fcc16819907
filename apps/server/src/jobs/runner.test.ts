import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { createLog } from "../system/log.ts";
import { cancelJob, enqueue } from "./enqueue.ts";
import { type JobRunner, startJobs } from "./runner.ts";
import type { JobPayloads, jobRules, Tasks } from "./tasks.ts";

// The runner does not know the kinds of jobs; these tests have a kind of their own.
const name = "test_job" as keyof JobPayloads;
const payload = (value: string) => ({ value }) as unknown as JobPayloads[keyof JobPayloads];

let database: TestDatabase;
let runner: JobRunner | undefined;
const done: string[] = [];
let failures = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  done.length = 0;
});
afterAll(() => database.drop());

/** Jobs of this test wait for it, or until they are aborted. */
let waitFor: ((signal: AbortSignal) => Promise<void>) | undefined;

async function startRunner() {
  const tasks = {
    test_job: async ({ value }: { value: string }, { abortSignal }: { abortSignal: AbortSignal }) => {
      if (failures-- > 0) throw new Error("not yet");
      if (value.startsWith("hangs")) await waitFor?.(abortSignal);
      done.push(value);
    },
  } as unknown as Tasks;
  runner = await startJobs({
    pool: database.pool,
    tasks,
    log: createLog(0, () => {}),
    alone: true,
    rules: { test_job: { deadlineMs: 1500, workers: "own" } } as unknown as typeof jobRules,
  });
}

test("a job of a committed change runs, one of a change that was rolled back never does", async () => {
  await startRunner();
  await database.db
    .transaction(async (tx) => {
      await enqueue(tx, name, payload("rolled back"));
      throw new Error("changed my mind");
    })
    .catch(() => {});
  await database.db.transaction((tx) => enqueue(tx, name, payload("kept")));
  await vi.waitFor(() => expect(done).toEqual(["kept"]), 5000);
});

test("of two jobs with one key only the later remains, and it can be deleted", async () => {
  await enqueue(database.db, name, payload("first"), { key: "k" });
  await enqueue(database.db, name, payload("second"), { key: "k" });
  await enqueue(database.db, name, payload("taken back"), { key: "l" });
  await cancelJob(database.db, "l");
  await startRunner();
  await vi.waitFor(() => expect(done).toEqual(["second"]), 5000);
});

test("a job for later waits for its time", async () => {
  await startRunner();
  await enqueue(database.db, name, payload("later"), { runAt: Date.now() + 3_600_000 });
  await enqueue(database.db, name, payload("now"));
  await vi.waitFor(() => expect(done).toEqual(["now"]), 5000);
});

test("a failed job is tried again", async () => {
  failures = 1;
  await startRunner();
  await enqueue(database.db, name, payload("retried"));
  await vi.waitFor(() => expect(done).toEqual(["retried"]), 10_000);
});

test("a job of a killed process runs after the next start", async () => {
  await enqueue(database.db, name, payload("held"));
  await database.pool.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-killed', attempts = 1",
  );
  await startRunner();
  await vi.waitFor(() => expect(done).toContain("held"), 5000);
});

const forever = () => new Promise<void>(() => {});

/** The jobs that a worker has. */
const locked = async () =>
  (await database.pool.query("select 1 from graphile_worker._private_jobs where locked_by is not null"))
    .rowCount;

test("a job that hangs is ended after its time: more of them than workers delay others, and do not stop them", async () => {
  waitFor = forever;
  for (let n = 0; n < 6; n++) await enqueue(database.db, name, payload(`hangs ${n}`), { maxAttempts: 1 });
  await startRunner();
  await vi.waitFor(async () => expect(await locked()).toBe(4), 5000);
  await enqueue(database.db, name, payload("healthy"));
  await vi.waitFor(() => expect(done).toEqual(["healthy"]), 10_000);
});

test.each([
  ["does not notice", forever],
  ["ends by the signal", (signal: AbortSignal) => once(signal, "abort").then(() => signal.throwIfAborted())],
])(
  "a stop does not wait for a job that hangs and %s; the next start runs it",
  async (what, hang) => {
    waitFor = hang;
    await startRunner();
    await enqueue(database.db, name, payload(`hangs and ${what}`));
    await vi.waitFor(async () => expect(await locked()).toBe(1), 5000);
    const began = performance.now();
    await runner?.stop();
    expect(performance.now() - began).toBeLessThan(4000);
    expect(await locked()).toBe(0);
    waitFor = undefined;
    await startRunner();
    await vi.waitFor(() => expect(done).toContain(`hangs and ${what}`), 15_000);
  },
  30_000,
);
