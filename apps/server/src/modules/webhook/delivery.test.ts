import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { webhookEvents } from "@lantern/contract/choices";
import * as operations from "@lantern/contract/http";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { confirming, type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { issueToken } from "../access/tokens/repository.ts";
import { deleteExpiredData } from "../erasure/retention-job.ts";
import { deliver } from "./delivery-job.ts";

let t: TestApplication;
let company: TestCompany;
let ownerId: string;
/** What the receiver was sent. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let respond: RequestListener;
let url: string;
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body });
  respond(request, response);
});

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 60 });
  ownerId = (await company.owner(operations.getUser)).body.id;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => {
  received.length = 0;
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

const good: RequestListener = (_, response) => void response.end("thanks");
const bad: RequestListener = (_, response) => void response.writeHead(500).end("broken");

async function add(over: Record<string, unknown> = {}) {
  const body = { kind: "signed", url, events: webhookEvents, ...over };
  const { status, body: made } = await owner(operations.createWebhook, { body });
  expect(status).toBe(201);
  return made as { id: string; secret: string };
}

const log = async (id: string) => (await owner(operations.listDeliveries, { params: { id } })).body.items;

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

test("an event is delivered with a signature that the library of Standard Webhooks accepts", async () => {
  respond = good;
  const { id, secret } = await add();
  const session = await testDraft(t, owner);
  await owner(operations.confirmSession, { params: { id: session } });
  await runJobs();
  const { headers, body } = received[0]!;
  // The library compares with the machine's clock, and this test has its own.
  t.clock.at = new Date();
  const verify = (text: string) => new Webhook(secret).verify(text, headers as Record<string, string>);
  await owner(operations.testWebhook, { params: { id } });
  await runJobs();
  const sent = received[1]!;
  expect(new Webhook(secret).verify(sent.body, sent.headers as Record<string, string>)).toMatchObject({
    type: "webhook.test",
  });
  expect(() => verify(`${body} `)).toThrow();
  expect(JSON.parse(body)).toMatchObject({
    type: "session.confirmed",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    data: {
      session: { id: session, title: "Autumn hour", status: "confirmed", timezone: "Europe/Copenhagen" },
    },
  });
  expect(await log(id)).toMatchObject([
    { event: "webhook.test", state: "delivered" },
    { event: "session.confirmed", state: "delivered", attempts: 1, status: 200, response: "thanks", body },
  ]);
  const renewed = (await owner(operations.renewWebhookSecret, { params: { id } })).body.secret;
  expect(renewed).not.toBe(secret);
  const list = await owner(operations.listWebhooks);
  expect(JSON.stringify(list.body)).not.toContain("whsec_");
  expect((await owner(operations.deleteWebhook, { params: { id } })).status).toBe(204);
});

test("a failing webhook is tried for three days, then paused with an email; resuming sends what waited", async () => {
  respond = bad;
  const { id } = await add();
  const happen = async () => {
    const params = { id: await testDraft(t, owner) };
    expect((await owner(operations.confirmSession, { params })).status).toBe(200);
  };
  await happen();
  const began = t.clock.now().getTime();
  const pauses: number[] = [];
  for (;;) {
    await runJobs();
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({
      status: 500,
      response: "broken",
      error: "The receiver responded with 500",
      fault: { code: "RECEIVER_STATUS", values: { status: 500 } },
    });
    if (delivery!.state === "failed") break;
    pauses.push(Date.parse(delivery!.next_at!) - t.clock.now().getTime());
    t.clock.at = new Date(delivery!.next_at!);
  }
  expect(received).toHaveLength(10);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  const hours = (t.clock.now().getTime() - began) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThan(73);
  const [paused] = (await owner(operations.listWebhooks)).body.items;
  expect(paused!.paused_at).toBe(t.clock.now().toISOString());
  const emails = (await t.emails(company.email)).filter(({ kind }) => kind === "webhook-paused");
  expect(emails).toHaveLength(1);
  expect(emails[0]!.text).not.toContain("/hook");

  respond = good;
  await happen();
  await runJobs();
  expect(received).toHaveLength(10);
  expect((await log(id))[0]).toMatchObject({ state: "waiting", attempts: 0 });
  await owner(operations.patchWebhook, { params: { id }, body: { paused: false } });
  await runJobs();
  expect((await log(id))[0]).toMatchObject({ state: "delivered" });

  const failed = (await log(id))[1];
  await owner(operations.resendDelivery, { params: { id: failed!.id } });
  await runJobs();
  expect((await log(id))[1]).toMatchObject({ id: failed!.id, state: "delivered", attempts: 1, error: null });
  expect((await owner(operations.listWebhooks)).body.items[0]!.failing_since).toBeNull();
  await owner(operations.deleteWebhook, { params: { id } });
});

test("outside local mode a private address is refused when it is saved and again when something is sent", async () => {
  respond = good;
  const { id } = await add();
  await owner(operations.testWebhook, { params: { id } });
  t.context.settings.local = false;
  try {
    await runJobs();
    expect((await log(id))[0]).toMatchObject({ state: "failed", attempts: 1, status: null });
    expect(received).toHaveLength(0);
    for (const private_ of [
      url,
      "https://127.0.0.1/",
      "https://localhost/",
      "https://[fe80::1]/",
      "https://10.0.0.8/",
    ]) {
      const body = { kind: "signed", url: private_, events: ["report.ready"] };
      const made = await owner(operations.createWebhook, { body });
      expect([private_, made.status, made.body.errors?.url?.length]).toEqual([private_, 422, 1]);
      const changed = await owner(operations.patchWebhook, {
        params: { id },
        body: { url: private_ },
      });
      expect([private_, changed.status]).toEqual([private_, 422]);
    }
  } finally {
    t.context.settings.local = true;
  }
  await owner(operations.deleteWebhook, { params: { id } });
});

test("Slack and Teams get the reminder as a message that they can show", async () => {
  respond = good;
  const events = ["session.reminder", "report.ready"];
  const slack = await add({ kind: "slack", events });
  const teams = await add({ kind: "teams", events });
  expect(slack.secret).toBeNull();
  const refused = { kind: "slack", url, events: ["participant.invited"] };
  expect((await owner(operations.createWebhook, { body: refused })).status).toBe(422);
  const session = await testDraft(t, owner, { title: "Autumn <!channel> hour" });
  await t.database.pool.query(
    `select webhook_event(company_id, 'session.reminder', webhook_session_data(s)) from sessions s where id = $1`,
    [session],
  );
  await runJobs();
  const bodies = received.map(({ body }) => JSON.parse(body));
  const message = bodies.find(({ text }) => text)?.text;
  expect(message).toMatch(
    /^Reminder: Autumn &lt;!channel&gt; hour starts on .* at \d\d:\d\d \(Copenhagen\)\.\nThe lobby opens at/,
  );
  const card = bodies.find(({ type }) => type === "message").attachments[0];
  expect(card).toMatchObject({
    contentType: "application/vnd.microsoft.card.adaptive",
    content: { type: "AdaptiveCard", body: [{ type: "TextBlock", wrap: true }, { type: "TextBlock" }] },
  });
  expect((await log(slack.id))[0]!.body).toBe(JSON.stringify({ text: message }));
  for (const { id } of [slack, teams]) {
    await owner(operations.testWebhook, { params: { id } });
    await owner(operations.deleteWebhook, { params: { id } });
  }
});

test("a message about a session that was deleted is not sent, and its job ends", async () => {
  respond = good;
  const { id } = await add({ kind: "slack", events: ["session.reminder"] });
  const session = await testDraft(t, owner);
  await t.database.pool.query(
    `select webhook_event(company_id, 'session.reminder', webhook_session_data(s)) from sessions s where id = $1`,
    [session],
  );
  await t.database.pool.query("delete from sessions where id = $1", [session]);
  await runJobs();
  expect(received).toEqual([]);
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({ state: "failed", error: "The session was deleted", next_at: null });
  const waiting = await t.database.pool.query("select 1 from graphile_worker.jobs where key = $1", [
    `webhook:${delivery!.id}`,
  ]);
  expect(waiting.rowCount).toBe(0);
  await owner(operations.deleteWebhook, { params: { id } });
});

test("the log is deleted after thirty days", async () => {
  const { id } = await add();
  await owner(operations.testWebhook, { params: { id } });
  t.clock.advance(29 * 24 * 60);
  await deleteExpiredData(t.context);
  expect(await log(id)).toHaveLength(1);
  t.clock.advance(2 * 24 * 60);
  await deleteExpiredData(t.context);
  const { rows } = await t.database.pool.query("select 1 from webhook_deliveries where webhook_id = $1", [
    id,
  ]);
  expect(rows).toHaveLength(0);
});

test("a company has at most ten webhooks", async () => {
  const { owner } = await testCompany(t);
  const body = { kind: "signed", url, events: ["report.ready"] };
  for (let number = 0; number < 10; number += 1)
    expect((await owner(operations.createWebhook, { body })).status).toBe(201);
  expect((await owner(operations.createWebhook, { body })).status).toBe(422);
});
