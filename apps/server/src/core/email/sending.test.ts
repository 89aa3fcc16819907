import type { AddressInfo } from "node:net";
import * as calls from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { auditLog, users } from "../../db/schema/index.ts";
import { startJobs } from "../../jobs/runner.ts";
import type { Tasks } from "../../jobs/tasks.ts";
import { createLog } from "../../system/log.ts";
import { type Caller, type TestApplication, testApplication } from "../../testing/application.ts";
import { testCompany } from "../../testing/company.ts";
import { type Email, enqueueEmail, maxSendAttempts } from "./outbox.ts";
import { blankSent, type SendDeps, sendEmail, smtpTransport } from "./sending.ts";

/** Sending against a real mail server on this machine. */

let t: TestApplication;
let server: SMTPServer;
/** The answer to the next readers, and to the next letters; none means yes. */
let refusal: { reader?: number; letter?: number } = {};
const received: { to: string[]; raw: string; secure: boolean }[] = [];

const answer = (responseCode: number | undefined) =>
  responseCode ? Object.assign(new Error("mailbox away"), { responseCode }) : null;

beforeAll(async () => {
  t = await testApplication();
  server = new SMTPServer({
    authOptional: true,
    onRcptTo: (_address, _session, done) => done(answer(refusal.reader)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal.letter) return done(answer(refusal.letter));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString(), secure: session.secure });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => {
  received.length = 0;
  refusal = {};
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await t.close();
});

function sending(query = "ignoreTLS=true", port = (server.server.address() as AddressInfo).port): SendDeps {
  const transport = smtpTransport(`smtp://127.0.0.1:${port}?${query}`);
  return {
    db: t.database.db,
    now: t.clock.now,
    transport,
    from: "Lantern Hour <hello@lantern.example>",
    keepSent: false,
  };
}

async function posted(over: Partial<Email> = {}) {
  const to = over.to ?? "freja@people.example";
  const letter = {
    kind: "test",
    to,
    subject: "Hello",
    text: "See https://x.example/a",
    html: "<p>Hello</p>",
  };
  await enqueueEmail(t.database.db, { ...letter, ...over });
  return (await t.letters(to)).at(-1)!;
}

const stateOf = async (to: string) => (await t.letters(to)).at(-1)!;

test("a letter goes out with its parts and its calendar file, once", async () => {
  const calendar = { method: "REQUEST" as const, content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR" };
  const letter = await posted({ calendar, replyTo: "maren@northwind.example" });
  await sendEmail(sending(), letter.id);
  await sendEmail(sending(), letter.id);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(["freja@people.example"]);
  expect(received[0]?.raw).toContain(`Message-ID: <${letter.id}@lantern.example>`);
  expect(received[0]?.raw).toContain("Reply-To: maren@northwind.example");
  expect(received[0]?.raw).toMatch(/Content-Type: text\/calendar;.*method=REQUEST/);
  // What opens a door is kept by its reader only; that it was sent, and about what, stays.
  expect((await t.letters("freja@people.example")).at(-1)).toMatchObject({
    ...{ subject: "Hello", sentAt: expect.any(Date) },
    ...{ text: "", html: "", links: [], calendar: null },
  });
});

test("in local mode the mailbox keeps what was sent, and a sweep elsewhere blanks what an older version kept", async () => {
  const letter = await posted({ to: "local@people.example" });
  await sendEmail({ ...sending(), keepSent: true }, letter.id);
  const kept = { text: "See https://x.example/a", links: ["https://x.example/a"], html: "<p>Hello</p>" };
  expect(await stateOf("local@people.example")).toMatchObject(kept);
  const waiting = await posted({ to: "waiting@people.example" });
  await blankSent(t.database.db);
  expect(await stateOf("local@people.example")).toMatchObject({ text: "", html: "", links: [] });
  expect(await stateOf("waiting@people.example")).toMatchObject({ ...kept, id: waiting.id, sentAt: null });
});

test("a subject with line ends or a list as address writes no header and reaches nobody else", async () => {
  const letter = await posted({
    to: "list@people.example",
    subject: "Hi\r\nBcc: evil@x.example\r\n\r\nBody",
  });
  await sendEmail(sending(), letter.id);
  expect(received[0]?.to).toEqual(["list@people.example"]);
  expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
});

test("a server that asks for encryption gets it", async () => {
  // The test server signs its own certificate.
  const letter = await posted({ to: "tls@people.example" });
  await sendEmail(sending("requireTLS=true&tls.rejectUnauthorized=false"), letter.id);
  expect(received).toMatchObject([{ secure: true }]);
});

describe("a letter that does not get through", () => {
  test.each([
    ["the reader's mailbox is busy", { reader: 450 }],
    ["the server takes no letter now", { letter: 451 }],
  ])("is tried again when %s, and goes out then", async (_, busy) => {
    const to = `later${Object.keys(busy)[0]}@people.example`;
    const letter = await posted({ to });
    refusal = busy;
    await expect(sendEmail(sending(), letter.id)).rejects.toThrow("mailbox away");
    const waiting = { attempts: 1, sentAt: null, deadAt: null };
    expect(await stateOf(to)).toMatchObject({
      ...waiting,
      lastError: expect.stringContaining("mailbox away"),
    });
    refusal = {};
    await sendEmail(sending(), letter.id);
    expect(await stateOf(to)).toMatchObject({ attempts: 2, lastError: null, sentAt: t.clock.now() });
    expect(received).toHaveLength(1);
  });

  test("is tried again when the server is away or does not know us", async () => {
    const letter = await posted({ to: "away@people.example" });
    await expect(sendEmail(sending("", 1), letter.id)).rejects.toThrow("ECONNREFUSED");
    expect(await stateOf("away@people.example")).toMatchObject({ attempts: 1, deadAt: null });
  });

  test.each([
    ["there is no such reader", { reader: 550 }],
    ["the letter is refused for good", { letter: 554 }],
  ])("is given up at once when %s", async (_, final) => {
    const to = `never${Object.keys(final)[0]}@people.example`;
    const letter = await posted({ to });
    refusal = final;
    await sendEmail(sending(), letter.id);
    expect(await stateOf(to)).toMatchObject({ attempts: 1, sentAt: null, deadAt: t.clock.now() });
    refusal = {};
    await sendEmail(sending(), letter.id);
    expect(received).toEqual([]);
  });

  test("is given up after the last attempt, and the console can send it once more", async () => {
    const to = "patience@people.example";
    const letter = await posted({ to });
    refusal = { reader: 450 };
    for (let attempt = 1; attempt < maxSendAttempts; attempt++) {
      await expect(sendEmail(sending(), letter.id)).rejects.toThrow("mailbox away");
    }
    expect(await stateOf(to)).toMatchObject({ attempts: maxSendAttempts - 1, deadAt: null });
    await sendEmail(sending(), letter.id);
    expect(await stateOf(to)).toMatchObject({ attempts: maxSendAttempts, deadAt: t.clock.now() });

    const admin = await platformAdmin();
    const dead = (await admin(calls.listOutbox, { query: { state: "dead", search: "patience" } })).body;
    expect(dead).toMatchObject({
      items: [{ id: letter.id, to, state: "dead", last_error: expect.anything() }],
    });
    refusal = {};
    const retried = await admin(calls.retryEmail, { params: { id: letter.id } });
    expect(retried.body).toMatchObject({ state: "waiting", attempts: 0 });
    const noted = await t.database.db.select().from(auditLog).where(eq(auditLog.action, "mail.retry"));
    expect(noted).toMatchObject([{ subject: `mail:${letter.id}` }]);
    await runJobsUntil(async () => expect((await stateOf(to)).sentAt).not.toBeNull());
    expect(received.filter((mail) => mail.to.includes(to))).toHaveLength(1);
    const again = await admin(calls.retryEmail, { params: { id: letter.id } });
    expect(again.body).toMatchObject({ state: "sent" });
  });
});

test("[O10] the console's outbox is for ADMIN alone", async () => {
  const { owner } = await testCompany(t);
  for (const call of [calls.listOutbox, calls.retryEmail]) {
    const refused = await owner(call, { params: { id: "0199aaaa-0000-7000-8000-000000000001" } });
    expect(refused).toMatchObject({ status: 403, body: { code: "USER_009" } });
  }
});

async function platformAdmin(): Promise<Caller> {
  const { owner, id } = await testCompany(t);
  await t.database.db.update(users).set({ userTypeId: 1, companyId: null }).where(eq(users.companyId, id));
  return owner;
}

/** The real queue, with the one kind of job that is looked at. */
async function runJobsUntil(happened: () => Promise<void>): Promise<void> {
  const tasks = { "mail.send": ({ id }: { id: string }) => sendEmail(sending(), id) } as unknown as Tasks;
  const runner = await startJobs({ pool: t.database.pool, tasks, log: createLog(0, () => {}), alone: true });
  await vi.waitFor(happened, 10_000);
  await runner.stop();
}
