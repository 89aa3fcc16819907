import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { settings } from "../../test/settings.ts";
import { type JobPayloads, jobRules } from "../jobs/tasks.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { compose } from "./compose.ts";

/** A payload of each kind of job whose row was deleted since; null: the kind has no row. */
const withoutRow: { [Name in keyof JobPayloads]: JobPayloads[Name] | null } = {
  "mail.send": { id: randomUUID() },
  "webhook.send": { id: randomUUID() },
  "session.open": { sessionId: randomUUID() },
  "stories:update": null,
  "report.make": { sessionId: randomUUID() },
  "session.scorecards": { sessionId: randomUUID() },
  "dates.remind": { sessionId: randomUUID(), emailedAt: Date.now(), senderId: randomUUID() },
  "enrollment.offer": { sessionId: randomUUID() },
  "session.remind": { sessionId: randomUUID(), hours: 1, startsAt: Date.now() + 3_600_000 },
  "session.commitment": { sessionId: randomUUID(), what: "commitment" },
  "document.draw": { id: randomUUID() },
  "payment.return": { payment: "pi_unknown" },
  "access:sweep": null,
  "check-in:release": null,
  "invoices:remind": null,
  "orders:abandoned": null,
  "payments:compare": null,
  "sign-on:address": null,
  "vat:check": null,
  "names:read": null,
  "privacy:sweep": null,
  "logs:end": null,
  "backup:nightly": null,
};

let database: TestDatabase;
let services: Awaited<ReturnType<typeof compose>>;
beforeAll(async () => {
  database = await testDatabase();
  services = await compose({
    config: loadConfig({ APP_KEY: settings.appKey, PORT: "0" }),
    build: "test",
    log: createLog(0),
    clock: { now: Date.now, stop: () => {} },
    database: { ...database, live: database, alone: false, close: async () => {} },
    local: null,
  });
});
afterAll(async () => {
  await services.stop();
  await database.drop();
});

test("every recurring job is in the group of workers that reads the crontab", () => {
  const recurring = services.crontab.split("\n").map((line) => line.split(/\s+/)[5] as keyof JobPayloads);
  expect(recurring).toContain("sign-on:address");
  for (const kind of recurring) expect(jobRules[kind].workers).toBe("own");
});

test.each(Object.entries(withoutRow).filter(([, payload]) => payload !== null))(
  "%s whose row was deleted ends without an error, and so is not repeated",
  async (kind, payload) => {
    const run = services.tasks[kind as keyof JobPayloads] as (
      payload: unknown,
      running: { abortSignal: AbortSignal },
    ) => Promise<void>;
    await expect(run(payload, { abortSignal: new AbortController().signal })).resolves.toBeUndefined();
  },
);
