import * as operations from "@lantern/contract/http";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, testCompany } from "../../../../test/company.ts";
import {
  accessTokens,
  emailVerifications,
  idempotencyKeys,
  invitations,
  notifications,
  passwordResets,
} from "../../../db/schema/index.ts";
import { startJobs } from "../../../jobs/runner.ts";
import type { Tasks } from "../../../jobs/tasks.ts";
import { createLog } from "../../../system/log.ts";
import { notify } from "../../notification/notify.ts";
import { paymentReceived } from "../../notification/texts.ts";
import { cleanUp, cleanUpCrontab } from "./cleanup-job.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
});
afterAll(() => t.close());

const count = (table: AnyPgTable) => t.database.db.$count(table);

test("expired rows are deleted, valid ones stay", async () => {
  const { owner, email } = await testCompany(t);
  await owner(operations.inviteAdmin, { body: { email: "new@colleagues.example", user_type_id: 4 } });
  await t.client()(operations.forgotPassword, { body: { email } });
  const headers = { "idempotency-key": "once" };
  await owner(operations.createSession, { body: { title: "Once" }, headers });
  const tables = [accessTokens, passwordResets, invitations, idempotencyKeys];

  await cleanUp(t.context);
  expect(await Promise.all(tables.map(count))).toEqual([1, 1, 1, 1]);
  t.clock.advance(8 * 60 + 1);
  const fresh = (await t.client()(operations.login, { body: { email, password } })).body.token;
  await cleanUp(t.context);
  expect(await Promise.all(tables.map(count))).toEqual([1, 0, 1, 1]);
  expect((await t.client(fresh)(operations.getUser)).status).toBe(200);
  t.clock.advance(15 * 24 * 60);
  await cleanUp(t.context);
  expect(await Promise.all([...tables, emailVerifications].map(count))).toEqual([0, 0, 0, 0, 0]);
});

test("notifications are stored for ninety days, read or not", async () => {
  // The database's own time is that of a notification.
  t.clock.at = new Date();
  const { id, owner } = await testCompany(t);
  await notify(t.database.db, id, paymentReceived(12));
  await notify(t.database.db, id, paymentReceived(24));
  const [first] = (await owner(operations.listNotifications)).body.items;
  await owner(operations.patchNotification, { params: { id: first!.id }, body: { read: true } });
  t.clock.advance(89 * 24 * 60);
  await cleanUp(t.context);
  expect(await count(notifications)).toBe(2);
  t.clock.advance(2 * 24 * 60);
  await cleanUp(t.context);
  expect(await count(notifications)).toBe(0);
});

test("its crontab is valid for the job runner", async () => {
  const tasks = { "access:sweep": () => cleanUp(t.context) } as unknown as Tasks;
  const { pool } = t.database;
  const runner = await startJobs({ pool, tasks, crontab: cleanUpCrontab, log: createLog(0), alone: true });
  const existing = async () =>
    (await pool.query("select identifier from graphile_worker._private_known_crontabs")).rows;
  await vi.waitFor(async () => expect(await existing()).toEqual([{ identifier: "access:sweep" }]), 5000);
  await runner.stop();
});
