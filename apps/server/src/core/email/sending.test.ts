import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany } from "../../../test/company.ts";
import { hostileServer } from "../../../test/hostile-servers.ts";
import { auditLog, users } from "../../db/schema/index.ts";
import { startJobs } from "../../jobs/runner.ts";
import type { Tasks } from "../../jobs/tasks.ts";
import { createLog } from "../../system/log.ts";
import { paragraph } from "./blocks.ts";
import type { Email } from "./email.ts";
import { enqueueEmail, maxSendAttempts } from "./outbox.ts";
import { blankSent, type EmailFile, type SendDeps, sendEmail, smtpTransport } from "./sending.ts";

/** Emails are sent through a real email server on this machine. */

let t: TestApplication;
let server: SMTPServer;
/** The codes with which the server rejects the next recipients and emails; without a code it accepts them. */
let rejection: { recipient?: number; email?: number; only?: string } = {};
/** The documents of the company, by id. */
const files = new Map<string, EmailFile[]>();
const lines: Record<string, unknown>[] = [];
const received: { from: string; to: string[]; raw: string; secure: boolean }[] = [];

const response = (responseCode: number | undefined) =>
  responseCode ? Object.assign(new Error("mailbox away"), { responseCode }) : null;

beforeAll(async () => {
  t = await testApplication();
  server = new SMTPServer({
    authOptional: true,
    onRcptTo: ({ address }, _session, done) =>
      done(response(rejection.only && rejection.only !== address ? undefined : rejection.recipient)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (rejection.email) return done(response(rejection.email));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
        received.push({ from, to, raw: Buffer.concat(chunks).toString(), secure: session.secure });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => {
  received.length = 0;
  rejection = {};
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await t.close();
});

function sending(query = "ignoreTLS=true", port = (server.server.address() as AddressInfo).port): SendDeps {
  const transport = smtpTransport(`smtp://127.0.0.1:${port}?${query}`);
  return {
    db: t.database.db,
    log: createLog(3, (line) => lines.push(JSON.parse(line))),
    now: t.clock.now,
    transport,
    from: "Lantern Hour <hello@lantern.example>",
    bounceAddress: () => null,
    retainSent: false,
    filesOf: async (_companyId, ids) => ids.flatMap((id) => (files.has(id) ? [files.get(id)!] : [])),
  };
}

async function enqueued(over: Partial<Email> = {}) {
  const to = over.to ?? "freja@people.example";
  const email: Email = {
    kind: "test",
    to,
    subject: "Hello",
    title: "Hello",
    body: [paragraph("See https://x.example/a")],
    footer: [],
    ...over,
  };
  await enqueueEmail(t.database.db, email);
  return (await t.emails(to)).at(-1)!;
}

const stateOf = async (to: string) => (await t.emails(to)).at(-1)!;

test("an email is sent once, with text, HTML and calendar file", async () => {
  const calendar = { method: "REQUEST" as const, content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR" };
  const email = await enqueued({ calendar, replyTo: "maren@northwind.example" });
  await sendEmail(sending(), email.id);
  await sendEmail(sending(), email.id);
  expect(received).toHaveLength(1);
  expect(lines.filter(({ outbox }) => outbox === email.id)).toEqual([
    expect.objectContaining({ kind: "test", reply: expect.stringMatching(/^250 /) }),
  ]);
  expect(received[0]?.to).toEqual(["freja@people.example"]);
  expect(received[0]?.raw).toContain(`Message-ID: <${email.id}@lantern.example>`);
  expect(received[0]?.raw).toContain("Reply-To: maren@northwind.example");
  expect(received[0]?.raw).toMatch(/Content-Type: text\/calendar;.*method=REQUEST/);
  // No vacation message comes back, but what was not delivered is reported.
  expect(received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(received[0]?.raw).toMatch(/^X-Auto-Response-Suppress: DR, OOF, AutoReply\r$/m);
  // Only the recipient keeps the links. The record that an email was sent, and its subject, stay.
  expect((await t.emails("freja@people.example")).at(-1)).toMatchObject({
    subject: "Hello",
    sentAt: expect.any(Date),
    text: "",
    html: "",
    links: [],
    calendar: null,
  });
});

test("one grep tells the story of an email: why it was refused first, and the server's reply in the end", async () => {
  rejection = { email: 451 };
  const { id } = await enqueued({ to: "story@people.example" });
  const output: string[] = [];
  const log = createLog(3, (line) => output.push(line));
  const tasks: Partial<Tasks> = { "mail.send": (email) => sendEmail({ ...sending(), log }, email.id) };
  const jobs = await startJobs({ pool: t.database.pool, tasks, log, alone: true });
  const story = () =>
    output
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line) as { msg: string; outbox: string; err?: Error; reply?: string });
  try {
    await vi.waitFor(() => expect(story().map(({ msg }) => msg)).toContain("job failed"), 10_000);
    rejection = {};
    await vi.waitFor(() => expect(story().map(({ msg }) => msg)).toContain("job done"), 20_000);
  } finally {
    await jobs.stop();
  }
  expect(story()).toEqual([
    expect.objectContaining({
      msg: "job failed",
      attempt: 1,
      err: expect.objectContaining({ message: expect.stringContaining("451") }),
    }),
    expect.objectContaining({
      msg: "the email server accepted an email",
      reply: expect.stringMatching(/^250 /),
    }),
    expect.objectContaining({ msg: "job done", attempt: 2 }),
  ]);
});

test("with an inbound address, servers report to an address of the email's own, and people reply as before", async () => {
  const email = await enqueued({ to: "envelope@people.example", replyTo: "maren@northwind.example" });
  await sendEmail({ ...sending(), bounceAddress: (id) => `replies+${id}@mail.example` }, email.id);
  const bounces = `replies+${email.id}@mail.example`;
  expect(received).toMatchObject([{ from: bounces, to: ["envelope@people.example"] }]);
  expect(received[0]?.raw).toContain("From: Lantern Hour <hello@lantern.example>");
  expect(received[0]?.raw).not.toContain(bounces);
  await sendEmail(sending(), (await enqueued({ to: "plain@people.example" })).id);
  expect(received[1]).toMatchObject({ from: "hello@lantern.example", to: ["plain@people.example"] });
});

test("in local mode the mailbox shows sent emails, and blankSent blanks them", async () => {
  const email = await enqueued({ to: "local@people.example" });
  await sendEmail({ ...sending(), retainSent: true }, email.id);
  const stored = {
    text: "Hello\n\nSee https://x.example/a",
    links: ["https://x.example/a"],
    html: expect.stringContaining("See https://x.example/a</p>"),
  };
  expect(await stateOf("local@people.example")).toMatchObject(stored);
  const waiting = await enqueued({ to: "waiting@people.example" });
  await blankSent(t.database.db);
  expect(await stateOf("local@people.example")).toMatchObject({ text: "", html: "", links: [] });
  expect(await stateOf("waiting@people.example")).toMatchObject({ ...stored, id: waiting.id, sentAt: null });
});

test("a subject with line ends adds no header and reaches nobody else", async () => {
  const email = await enqueued({
    to: "list@people.example",
    subject: "Hi\r\nBcc: evil@x.example\r\n\r\nBody",
  });
  await sendEmail(sending(), email.id);
  expect(received[0]?.to).toEqual(["list@people.example"]);
  expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
});

test("a server that requires encryption gets it", async () => {
  // The test server signs its own certificate.
  const email = await enqueued({ to: "tls@people.example" });
  await sendEmail(sending("requireTLS=true&tls.rejectUnauthorized=false"), email.id);
  expect(received).toMatchObject([{ secure: true }]);
});

describe("an email that is not accepted", () => {
  test.each([
    ["the recipient's mailbox is busy", { recipient: 450 }],
    ["the server accepts no email now", { email: 451 }],
  ])("is tried again when %s, and is sent then", async (_, busy) => {
    const to = `later${Object.keys(busy)[0]}@people.example`;
    const email = await enqueued({ to });
    rejection = busy;
    await expect(sendEmail(sending(), email.id)).rejects.toThrow("mailbox away");
    const waiting = { attempts: 1, sentAt: null, deadAt: null };
    expect(await stateOf(to)).toMatchObject({
      ...waiting,
      lastError: expect.stringContaining("mailbox away"),
    });
    rejection = {};
    await sendEmail(sending(), email.id);
    expect(await stateOf(to)).toMatchObject({ attempts: 2, lastError: null, sentAt: t.clock.now() });
    expect(received).toHaveLength(1);
  });

  test("is tried again when the server cannot be reached", async () => {
    const email = await enqueued({ to: "away@people.example" });
    await expect(sendEmail(sending("", 1), email.id)).rejects.toThrow("ECONNREFUSED");
    expect(await stateOf("away@people.example")).toMatchObject({ attempts: 1, deadAt: null });
  });

  test.each([
    ["there is no such recipient", { recipient: 550 }],
    ["the email is refused for good", { email: 554 }],
  ])("is given up at once when %s", async (_, final) => {
    const to = `never${Object.keys(final)[0]}@people.example`;
    const email = await enqueued({ to });
    rejection = final;
    await sendEmail(sending(), email.id);
    expect(await stateOf(to)).toMatchObject({ attempts: 1, sentAt: null, deadAt: t.clock.now() });
    rejection = {};
    await sendEmail(sending(), email.id);
    expect(received).toEqual([]);
  });

  test("is given up after the last attempt, and the console can send it again", async () => {
    const to = "patience@people.example";
    const email = await enqueued({ to });
    rejection = { recipient: 450 };
    for (let attempt = 1; attempt < maxSendAttempts; attempt++) {
      await expect(sendEmail(sending(), email.id)).rejects.toThrow("mailbox away");
    }
    expect(await stateOf(to)).toMatchObject({ attempts: maxSendAttempts - 1, deadAt: null });
    await sendEmail(sending(), email.id);
    expect(await stateOf(to)).toMatchObject({ attempts: maxSendAttempts, deadAt: t.clock.now() });

    const admin = await platformAdmin();
    const dead = (await admin(operations.listOutbox, { query: { state: "dead", search: "patience" } })).body;
    expect(dead).toMatchObject({
      items: [{ id: email.id, to, state: "dead", last_error: expect.anything() }],
    });
    rejection = {};
    const retried = await admin(operations.retryEmail, { params: { id: email.id } });
    expect(retried.body).toMatchObject({ state: "waiting", attempts: 0 });
    const noted = await t.database.db.select().from(auditLog).where(eq(auditLog.action, "mail.retry"));
    expect(noted).toMatchObject([{ subject: `mail:${email.id}` }]);
    await runJobsUntil(async () => expect((await stateOf(to)).sentAt).not.toBeNull());
    expect(received.filter((one) => one.to.includes(to))).toHaveLength(1);
    const again = await admin(operations.retryEmail, { params: { id: email.id } });
    expect(again.body).toMatchObject({ state: "sent" });
  });
});

describe("an email with a copy and a file", () => {
  const [to, cc] = ["buyer@people.example", "accounts@people.example"];
  const pdf = Buffer.from("%PDF-1.7 as it was stored");
  let about: Partial<Email>;
  beforeAll(async () => {
    const id = randomUUID();
    files.set(id, [
      { name: "invoice-LH-INV-000001.pdf", type: "application/pdf", content: pdf },
      { name: "invoice-LH-INV-000001.xml", type: "application/xml", content: Buffer.from("<Invoice/>") },
    ]);
    about = { to, cc, attachments: [id], about: { companyId: (await testCompany(t)).id } };
  });
  const readers = () => received.map(({ to }) => to);

  test("is one email to both, with each file once and its bytes unchanged", async () => {
    const email = await enqueued(about);
    await sendEmail({ ...sending(), bounceAddress: (id) => `replies+${id}@mail.example` }, email.id);
    expect(received).toMatchObject([{ from: `replies+${email.id}@mail.example`, to: [to, cc] }]);
    const { raw } = received[0]!;
    expect(raw).toMatch(/^To: buyer@people\.example\r$/m);
    expect(raw).toMatch(/^Cc: accounts@people\.example\r$/m);
    expect(raw.match(/Content-Type: application\/(pdf|xml)/g)).toHaveLength(2);
    expect(raw).toContain("filename=invoice-LH-INV-000001.pdf");
    expect(raw).toContain(pdf.toString("base64"));
    expect(await stateOf(to)).toMatchObject({ sentAt: t.clock.now(), cc, accepted: [] });
  });

  test("goes to nobody twice who is both", async () => {
    await sendEmail(sending(), (await enqueued({ ...about, cc: "Buyer@people.example" })).id);
    expect(readers()).toEqual([[to]]);
  });

  test.each([
    ["reader", to, cc],
    ["copy", cc, to],
  ])("whose %s has to wait reaches each of them once", async (_, busy, other) => {
    const email = await enqueued(about);
    rejection = { recipient: 450, only: busy };
    for (let n = 0; n < 2; n++) await expect(sendEmail(sending(), email.id)).rejects.toThrow("mailbox away");
    expect(readers()).toEqual([[other]]);
    rejection = {};
    await sendEmail(sending(), email.id);
    expect(readers()).toEqual([[other], [busy]]);
    expect(received.every(({ raw }) => /^Cc: accounts@/m.test(raw))).toBe(true);
    expect(await stateOf(to)).toMatchObject({ sentAt: t.clock.now(), lastError: null });
  });

  test("to an address for copies that does not exist is sent, and listed as one that came back", async () => {
    const email = await enqueued(about);
    rejection = { recipient: 550, only: cc };
    await sendEmail(sending(), email.id);
    expect(readers()).toEqual([[to]]);
    const now = t.clock.now();
    expect(await stateOf(to)).toMatchObject({ sentAt: now, deadAt: now, text: "" });
  });

  test("of another company is not sent, and given up", async () => {
    const email = await enqueued({ ...about, attachments: [...about.attachments!, randomUUID()] });
    await sendEmail(sending(), email.id);
    expect(received).toEqual([]);
    expect(await stateOf(to)).toMatchObject({
      sentAt: null,
      deadAt: t.clock.now(),
      lastError: expect.stringContaining("not one of this company"),
    });
  });

  test.each([552, 523])("that is too big for the server (%i) is sent without its file", async (code) => {
    const email = await enqueued(about);
    rejection = { email: code };
    await expect(sendEmail(sending(), email.id)).rejects.toThrow("mailbox away");
    rejection = {};
    await sendEmail(sending(), email.id);
    expect(readers()).toEqual([[to, cc]]);
    expect(received[0]!.raw).not.toContain("application/pdf");
    expect(await stateOf(to)).toMatchObject({ attachments: [], sentAt: t.clock.now(), deadAt: null });
  });

  test("is given up when the server refuses it for good also without its file", async () => {
    const email = await enqueued(about);
    rejection = { email: 552 };
    await expect(sendEmail(sending(), email.id)).rejects.toThrow("mailbox away");
    await sendEmail(sending(), email.id);
    expect(await stateOf(to)).toMatchObject({ sentAt: null, deadAt: t.clock.now() });
  });

  test("is tried again while its file cannot be drawn", async () => {
    const email = await enqueued(about);
    const filesOf = async () => Promise.reject(new Error("it could not be drawn"));
    await expect(sendEmail({ ...sending(), filesOf }, email.id)).rejects.toThrow("drawn");
    expect(await stateOf(to)).toMatchObject({ attempts: 1, sentAt: null, deadAt: null });
    await sendEmail(sending(), email.id);
    expect(readers()).toEqual([[to, cc]]);
  });
});

test("[O10] only an ADMIN can use the console's outbox", async () => {
  const { owner } = await testCompany(t);
  for (const call of [operations.listOutbox, operations.retryEmail] as operations.Operation[]) {
    const refused = await owner(call, { params: { id: "0199aaaa-0000-7000-8000-000000000001" } });
    expect(refused).toMatchObject({ status: 403, body: { code: "USER_009" } });
  }
});

async function platformAdmin(): Promise<ApiClient> {
  const { owner, id } = await testCompany(t);
  await t.database.db
    .update(users)
    .set({ userTypeId: Role.ADMIN, companyId: null })
    .where(eq(users.companyId, id));
  return owner;
}

/** The real queue, with this one kind of job. */
async function runJobsUntil(happened: () => Promise<void>): Promise<void> {
  const tasks = { "mail.send": ({ id }: { id: string }) => sendEmail(sending(), id) } as unknown as Tasks;
  const runner = await startJobs({ pool: t.database.pool, tasks, log: createLog(0, () => {}), alone: true });
  await vi.waitFor(happened, 10_000);
  await runner.stop();
}

test("an email server that never ends its response is given up, and the email is sent later", async () => {
  const hostile = await hostileServer((socket) => {
    socket.write("220 mail.example\r\n");
    const timer = setInterval(() => socket.write("250-more\r\n"), 20);
    socket.once("close", () => clearInterval(timer));
  });
  const { id } = await enqueued({ to: "trickled@people.example" });
  const deps = sending("ignoreTLS=true", Number(new URL(hostile.url).port));
  await expect(sendEmail(deps, id, 300)).rejects.toThrow("The email server took longer than 0.3 seconds");
  await sendEmail(sending(), id);
  expect(received).toHaveLength(1);
  await hostile.stop();
});
