import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { confirming, type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { issueToken } from "../access/tokens/repository.ts";
import { deliver } from "./delivery-job.ts";

/** What a receiver can prove, and what its responses prove. */

let t: TestApplication;
let company: TestCompany;
let ownerId: string;
let url: string;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let response: { status: number; body: string };
const server = createServer(async (request, reply) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body });
  reply.writeHead(response.status).end(response.body);
});

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
  company = await testCompany(t, { credits: 60 });
  ownerId = (await company.owner(operations.getUser)).body.id;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(async () => {
  received.length = 0;
  await t.database.pool.query("delete from webhooks");
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await t.close();
});

/** The Owner with a new token, because these tests move the clock by days. */
const owner: ApiClient = async (...call) => {
  const token = await issueToken(t.database.db, t.clock.now(), { userId: ownerId });
  return confirming(t.client(token))(...call);
};
async function add(over: Record<string, unknown> = {}) {
  const body = { kind: "signed", url, events: ["session.confirmed"], ...over };
  const { status, body: made } = await owner(operations.createWebhook, { body });
  expect(status).toBe(201);
  return made as { id: string; secret: string };
}
const log = async (id: string) => (await owner(operations.listDeliveries, { params: { id } })).body.items;
const webhook = async () => (await owner(operations.listWebhooks)).body.items[0] as operations.Webhook;
const renew = async (id: string) =>
  (await owner(operations.renewWebhookSecret, { params: { id } })).body.secret as string;
const sendTest = (id: string) => owner(operations.testWebhook, { params: { id } });
async function happen(): Promise<void> {
  const id = await testDraft(t, owner, {
    starts_at: new Date(t.clock.now().getTime() + 30 * 86_400_000).toISOString(),
  });
  expect((await owner(operations.confirmSession, { params: { id } })).status).toBe(200);
}

/** Runs the jobs that are due, as the runner does. */
async function runJobs(): Promise<void> {
  const { rows } = await t.database.pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
     where k.id = j.task_id and k.identifier = 'webhook.send' and (run_at <= $1 or run_at <= now())
     returning payload->>'id' as id`,
    [t.clock.now()],
  );
  for (const { id } of rows) await deliver(t.context, id);
}

const signatureOf = (secret: string, { headers, body }: (typeof received)[number]) => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
};
const signatures = (sent: (typeof received)[number]) => String(sent.headers["webhook-signature"]).split(" ");

test("for 24 hours after a new secret, the one before signs too, also events that waited", async () => {
  response = { status: 200, body: "" };
  const { id, secret: first } = await add();
  await sendTest(id);
  const second = await renew(id);
  expect((await webhook()).old_secret_until).toBe(
    new Date(t.clock.now().getTime() + 86_400_000).toISOString(),
  );
  await runJobs();
  const [sent] = received as [(typeof received)[number]];
  expect(signatures(sent)).toEqual([signatureOf(second, sent), signatureOf(first, sent)]);
  // The library accepts either.
  for (const secret of [first, second])
    new Webhook(secret).verify(sent.body, sent.headers as Record<string, string>);

  t.clock.advance(24 * 60 - 1);
  await sendTest(id);
  await runJobs();
  expect(signatures(received[1]!)).toHaveLength(2);
  t.clock.advance(1);
  await sendTest(id);
  await runJobs();
  expect(signatures(received[2]!)).toEqual([signatureOf(second, received[2]!)]);
  expect((await webhook()).old_secret_until).toBeNull();
});

test("a second new secret ends the first one at once: at most two sign", async () => {
  response = { status: 200, body: "" };
  const { id, secret: first } = await add();
  const [second, third] = [await renew(id), await renew(id)];
  await sendTest(id);
  await runJobs();
  const [sent] = received as [(typeof received)[number]];
  expect(signatures(sent)).toEqual([signatureOf(third, sent), signatureOf(second, sent)]);
  expect(signatures(sent)).not.toContain(signatureOf(first, sent));
});

test("a test is tried once, and says nothing about events: nothing fails, is paused or emailed", async () => {
  response = { status: 500, body: "broken" };
  const { id } = await add();
  for (let n = 0; n < 11; n++) await sendTest(id);
  for (const minutes of [0, 1, 10, 4 * 24 * 60]) {
    t.clock.advance(minutes);
    await runJobs();
  }
  expect(received).toHaveLength(11);
  for (const delivery of await log(id))
    expect(delivery).toMatchObject({ state: "failed", attempts: 1, next_at: null, status: 500 });
  expect(await webhook()).toMatchObject({ failing_since: null, paused_at: null });
  expect((await t.emails(company.email)).filter(({ kind }) => kind === "webhook-paused")).toEqual([]);

  // An event that fails is tried again, and a test that succeeds does not hide it.
  await happen();
  await runJobs();
  const { failing_since } = await webhook();
  expect(failing_since).toBe(t.clock.now().toISOString());
  response = { status: 200, body: "" };
  await sendTest(id);
  await runJobs();
  expect((await log(id))[0]).toMatchObject({ event: "webhook.test", state: "delivered" });
  expect((await webhook()).failing_since).toBe(failing_since);
});

test.each([
  ["teams", 202, "", "accepted"],
  ["teams", 200, "Webhook message delivery failed with error", "accepted"],
  ["teams", 200, "1", "delivered"],
  ["slack", 200, "ok", "delivered"],
  ["slack", 200, "<html>Log in</html>", "accepted"],
  ["slack", 202, "", "accepted"],
  ["signed", 202, "", "delivered"],
  ["signed", 200, "<html></html>", "delivered"],
  ["teams", 400, "", "failed"],
] as const)("%s responds %i %s: %s", async (kind, status, body, state) => {
  response = { status, body };
  const { id } = await add({ kind, events: ["report.ready"] });
  await sendTest(id);
  await runJobs();
  expect((await log(id))[0]).toMatchObject({ state, status, attempts: 1 });
  const query = { state };
  expect((await owner(operations.listDeliveries, { params: { id }, query })).body.items).toHaveLength(1);
});
