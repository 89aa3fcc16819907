import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { settings } from "../../test/settings.ts";
import { testSite } from "../../test/site.ts";
import { backUp } from "../backup/backup.ts";
import { backupHeader } from "../backup/header.ts";
import { paragraph } from "../core/email/blocks.ts";
import { enqueueEmail } from "../core/email/outbox.ts";
import { endQuiet } from "../db/quiet.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Tasks } from "../jobs/tasks.ts";
import { withoutWithheld } from "../jobs/withheld.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { startServer } from "./server.ts";

/** A restore for practice, with the email server and the receiver of a webhook that the installation has. */

const passphrase = "six boats in one harbor";
const site = testSite();
const folder = mkdtempSync(join(tmpdir(), "lantern-quiet-"));
const databases: TestDatabase[] = [];
const emails: string[] = [];
let events = 0;
let smtp: SMTPServer;
let receiver: Server;
let backup: string;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      stream.resume().on("end", () => {
        emails.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening));
  receiver = createServer((_request, response) => {
    events++;
    response.end();
  });
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
  backup = await backupOfWaiting();
}, 60_000);
afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(closed));
  await new Promise((closed) => receiver.close(closed));
  for (const database of databases) await database.drop();
  site.remove();
  rmSync(folder, { recursive: true });
});

async function newDatabase(options?: { tables: boolean }): Promise<TestDatabase> {
  const database = await testDatabase(options);
  databases.push(database);
  return database;
}

/** Two emails wait, one planned for later and over by now, and one event of a webhook. */
async function backupOfWaiting(): Promise<string> {
  const { db, pool, url } = await newDatabase();
  for (const to of ["ana@example.com", "ben@example.com"])
    await enqueueEmail(db, {
      kind: "test",
      to,
      subject: "Soon",
      title: "Soon",
      body: [paragraph("Soon")],
      footer: [],
    });
  const { rows } = await pool.query(
    `with company as (insert into companies (id, name) values (gen_random_uuid(), 'Northwind') returning id),
       hook as (insert into webhooks (id, company_id, kind, url, events)
         select gen_random_uuid(), id, 'signed', $1, '{}' from company returning id, company_id)
     insert into webhook_deliveries (id, webhook_id, company_id, event, body)
     select gen_random_uuid(), id, company_id, 'session.confirmed', '{}' from hook returning id`,
    [`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`],
  );
  await enqueue(db, "webhook.send", { id: rows[0].id }, { runAt: Date.now() - 60_000 });
  const to = join(folder, "waiting.age");
  await backUp({ database: url, header: await backupHeader(url, settings.appKey), lock: { passphrase }, to });
  return to;
}

/** A server on the restored data, in local mode, which may reach this machine. */
async function start(database: TestDatabase, set: Record<string, string> = {}) {
  const lines: string[] = [];
  const config = loadConfig({
    APP_KEY: settings.appKey,
    PORT: "0",
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}?ignoreTLS=true`,
    RESTORE_FROM: backup,
    BACKUP_PASSPHRASE: passphrase,
    ...set,
  });
  vi.stubEnv("APP_KEY", settings.appKey);
  const server = await startServer(
    config,
    createLog(1, (line) => lines.push(line)),
    site.root,
  );
  vi.unstubAllEnvs();
  return { stop: server.stop, lines };
}

const jobs = async ({ pool }: TestDatabase) =>
  (
    await pool.query<{ task_identifier: string }>(
      "select task_identifier from graphile_worker.jobs where task_identifier in ('mail.send', 'webhook.send')",
    )
  ).rows.map(({ task_identifier }) => task_identifier);

test("a restore for practice sends no email and no event until that is ended; then it sends them", async () => {
  const database = await newDatabase({ tables: false });
  const quiet = await start(database, { RESTORE_QUIET: "yes" });
  // Another kind of job shows that jobs are run.
  await enqueue(database.db, "report.make", { sessionId: "00000000-0000-7000-8000-000000000000" });
  await expect
    .poll(
      async () =>
        (await database.pool.query("select from graphile_worker.jobs where task_identifier = 'report.make'"))
          .rowCount,
    )
    .toBe(0);
  await quiet.stop();
  expect([emails, events]).toEqual([[], 0]);
  // Beside those of the demo company.
  expect(await jobs(database)).toEqual(expect.arrayContaining(["mail.send", "webhook.send"]));
  expect(quiet.lines.join()).toContain("this installation does not send what would leave it");

  expect(await endQuiet(database.pool)).toBe(true);
  const usual = await start(database);
  await expect
    .poll(() => emails, { timeout: 10_000 })
    .toEqual(expect.arrayContaining(["ana@example.com", "ben@example.com"]));
  await expect.poll(() => events).toBe(1);
  await usual.stop();
}, 60_000);

test("EMAIL=hold keeps back emails alone", async () => {
  [emails.length, events] = [0, 0];
  const database = await newDatabase({ tables: false });
  const server = await start(database, { EMAIL: "hold" });
  await expect.poll(() => events, { timeout: 10_000 }).toBe(1);
  await server.stop();
  expect(emails).toEqual([]);
  expect(new Set(await jobs(database))).toEqual(new Set(["mail.send"]));
}, 60_000);

test("what is kept back is not planned either", () => {
  const crontab = "0 3 * * * vat:check ?max=2\n0 4 * * * privacy:sweep";
  const { tasks, crontab: rest } = withoutWithheld(
    { "vat:check": async () => {}, "privacy:sweep": async () => {} } as unknown as Tasks,
    crontab,
    new Set(["vat:check"]),
  );
  expect([Object.keys(tasks), rest]).toEqual([["privacy:sweep"], "0 4 * * * privacy:sweep"]);
});
