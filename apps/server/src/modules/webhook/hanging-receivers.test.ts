import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../test/company.ts";
import { type HostileServer, hostileServer, hostileServers } from "../../../test/hostile-servers.ts";
import { type JobRunner, startJobs } from "../../jobs/runner.ts";
import type { Tasks } from "../../jobs/tasks.ts";
import { createLog } from "../../system/log.ts";
import { deliver } from "./delivery-job.ts";

let t: TestApplication;
let jobs: JobRunner;
let healthy: string;
const received: string[] = [];
const server = createServer((request, response) => {
  received.push(request.url ?? "");
  response.end();
});
let hostile: HostileServer;

beforeAll(async () => {
  t = await testApplication();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  healthy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await jobs.stop();
  await hostile.stop();
  await t.database.pool.query("delete from webhooks");
  await t.database.pool.query("delete from graphile_worker._private_jobs");
  received.length = 0;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await t.close();
});

/** Starts the real queue with the real job. */
async function runJobs(): Promise<void> {
  const tasks: Partial<Tasks> = {
    "webhook.send": ({ id }, { abortSignal }) => deliver(t.context, id, abortSignal),
  };
  jobs = await startJobs({ pool: t.database.pool, tasks, log: createLog(0, () => {}), alone: true });
}

async function add({ owner }: TestCompany, url: string): Promise<string> {
  const body = { kind: "signed", url, events: ["report.ready"] };
  return (await owner(operations.createWebhook, { body })).body.id;
}

/** Adds a webhook with one event to send. */
async function sendTo(company: TestCompany, url: string): Promise<string> {
  const id = await add(company, url);
  await company.owner(operations.testWebhook, { params: { id } });
  return id;
}

const deliveries = async ({ owner }: TestCompany, id: string) =>
  (await owner(operations.listDeliveries, { params: { id } })).body.items;

test("ten receivers that never respond delay nobody else's, and two of one company run at a time", async () => {
  hostile = await hostileServer(() => {});
  const [one, neighbor] = [await testCompany(t), await testCompany(t)];
  for (let n = 0; n < 10; n += 1) await sendTo(one, `${hostile.url}${n}`);
  for (let n = 0; n < 4; n += 1) await sendTo(await testCompany(t), `${hostile.url}other-${n}`);
  // The webhooks of a company are spread over its two queues by their random ids.
  const { rows } = await t.database.pool.query<{ queue: string }>(
    "select distinct queue_name as queue from graphile_worker.jobs where queue_name is not null",
  );
  const atOnce = rows.length;
  expect(rows.filter(({ queue }) => queue.includes(one.id)).length).toBeLessThanOrEqual(2);
  await runJobs();
  await vi.waitFor(() => expect(hostile.open()).toBe(atOnce), 5000);
  const began = performance.now();
  await sendTo(neighbor, `${healthy}/neighbor`);
  await vi.waitFor(() => expect(received).toContain("/neighbor"), { timeout: 20_000, interval: 50 });
  expect(performance.now() - began).toBeLessThan(5000);
  expect(hostile.open()).toBe(atOnce);
}, 60_000);

test("receivers that switch protocols stop no webhook, and the log names the status", async () => {
  hostile = await hostileServer(hostileServers["switches protocols"]!.reply);
  const [one, neighbor] = [await testCompany(t), await testCompany(t)];
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await sendTo(one, `${hostile.url}${n}`));
  await runJobs();
  for (const id of ids)
    await vi.waitFor(async () => expect((await deliveries(one, id))[0]).toMatchObject({ status: 101 }), {
      timeout: 20_000,
      interval: 100,
    });
  await sendTo(neighbor, `${healthy}/neighbor`);
  await vi.waitFor(() => expect(received).toContain("/neighbor"), { timeout: 10_000, interval: 50 });
}, 60_000);

test("an attempt that a stop ends does not count, and the next start sends it again", async () => {
  hostile = await hostileServer(() => {});
  const company = await testCompany(t);
  const id = await sendTo(company, `${hostile.url}hangs`);
  await runJobs();
  await vi.waitFor(() => expect(hostile.open()).toBe(1), 5000);
  await jobs.stop();
  expect((await deliveries(company, id))[0]).toMatchObject({ state: "waiting", attempts: 0, error: null });
  await company.owner(operations.patchWebhook, { params: { id }, body: { url: `${healthy}/again` } });
  await runJobs();
  await vi.waitFor(() => expect(received).toEqual(["/again"]), { timeout: 15_000, interval: 50 });
  await vi.waitFor(async () =>
    expect((await deliveries(company, id))[0]).toMatchObject({ state: "delivered", attempts: 1 }),
  );
}, 60_000);

test("what the database sends, the API sends, and a retry share the queue of their webhook", async () => {
  hostile = await hostileServer(() => {});
  const company = await testCompany(t);
  const ids = [await add(company, `${healthy}/a`), await add(company, `${healthy}/b`)];
  for (const id of ids) await company.owner(operations.testWebhook, { params: { id } });
  const { id: companyId } = company;
  await t.database.pool.query(`select webhook_event($1, 'report.ready', '{}')`, [companyId]);
  const { rows } = await t.database.pool.query<{ webhook: string; queues: string[] }>(
    `select d.webhook_id as webhook, array_agg(j.queue_name) as queues
     from graphile_worker.jobs j join webhook_deliveries d on j.key = 'webhook:' || d.id group by 1`,
  );
  expect(rows).toHaveLength(2);
  for (const { queues } of rows)
    expect(queues).toEqual([expect.stringMatching(`^webhook:${companyId}:[01]$`), queues[0]]);
  await runJobs();
});
