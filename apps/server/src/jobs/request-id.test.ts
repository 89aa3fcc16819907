import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { createLog } from "../system/log.ts";
import { noteAbout, withRequest } from "../system/request-id.ts";
import { enqueue } from "./enqueue.ts";
import { startJobs } from "./runner.ts";
import type { Tasks } from "./tasks.ts";

test("the lines of a job have the id of the request that added it, and one that fails says so", async () => {
  const database = await testDatabase();
  const lines: Record<string, unknown>[] = [];
  const log = createLog(3, (line) => lines.push(JSON.parse(line)));
  const ran: unknown[] = [];
  const tasks = {
    "mail.send": async (payload: unknown) => {
      ran.push(payload);
      noteAbout({ session: "session-1", company: "company-1" });
      log.info({}, "inside the job");
    },
    "session.open": async () => {
      throw new Error("not today");
    },
  } as unknown as Tasks;
  const db = drizzle({ client: database.pool });
  const jobs = await startJobs({ pool: database.pool, tasks, log, alone: true });
  try {
    await withRequest({ id: "request-1" }, () => enqueue(db, "mail.send", { id: "email-1" }));
    await withRequest({ id: "request-2" }, () =>
      enqueue(db, "session.open", { sessionId: "s" }, { maxAttempts: 1 }),
    );
    await expect
      .poll(() => lines.filter(({ msg, reqId }) => msg === "job done" && reqId === "request-1"))
      .toHaveLength(1);
    const about = { session: "session-1", company: "company-1", reqId: "request-1" };
    expect(lines).toContainEqual(expect.objectContaining({ msg: "inside the job", ...about }));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: "job done", job: "mail.send", outbox: "email-1", ...about }),
    );
    expect(ran).toEqual([{ id: "email-1" }]);
    await expect
      .poll(() => lines.find(({ msg, reqId }) => msg === "job failed" && reqId === "request-2"))
      .toMatchObject({ job: "session.open", session: "s", err: { message: "not today" } });
    await expect
      .poll(() => lines.find(({ msg }) => String(msg).startsWith("Failed task")))
      .toMatchObject({ level: "error", session: "s", reqId: "request-2" });
    // The queue's own lines say nothing beside ours.
    expect(lines.filter(({ msg }) => /Spawned|crontab|Completed task/.test(String(msg)))).toEqual([]);
  } finally {
    await jobs.stop();
    await database.drop();
  }
});
