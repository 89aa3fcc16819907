import type { AddressInfo } from "node:net";
import * as calls from "@lantern/contract/http";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { registration } from "../testing/company.ts";
import { escapeHtml, html } from "./markup.ts";
import { type Letter, post } from "./outbox.ts";
import { type Sending, sendLetter, smtpTransport } from "./sending.ts";

let t: TestApplication;
let server: SMTPServer;
let refusing = false;
const received: { to: string[]; raw: string }[] = [];

beforeAll(async () => {
  t = await testApplication();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error("mailbox away") : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), raw });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => {
  received.length = 0;
  refusing = false;
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await t.close();
});

function sending(): Sending {
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`);
  return { db: t.database.db, now: t.clock.now, transport, from: "Lantern Hour <hello@lantern.example>" };
}

async function posted(over: Partial<Letter> = {}) {
  const to = over.to ?? "freja@people.example";
  const letter = {
    kind: "test",
    to,
    subject: "Hello",
    text: "See https://x.example/a",
    html: "<p>Hello</p>",
  };
  await post(t.database.db, { ...letter, ...over });
  return (await t.letters(to)).at(-1)!;
}

test("a letter goes out with its parts and its calendar file, once", async () => {
  const calendar = { method: "REQUEST" as const, content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR" };
  const letter = await posted({ calendar, replyTo: "maren@northwind.example" });
  await sendLetter(sending(), letter.id);
  await sendLetter(sending(), letter.id);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(["freja@people.example"]);
  expect(received[0]?.raw).toContain(`Message-ID: <${letter.id}@lantern.example>`);
  expect(received[0]?.raw).toContain("Reply-To: maren@northwind.example");
  expect(received[0]?.raw).toMatch(/Content-Type: text\/calendar;.*method=REQUEST/);
  expect((await t.letters("freja@people.example")).at(-1)?.sentAt).not.toBeNull();
});

test("a subject with line ends or a list as address writes no header and reaches nobody else", async () => {
  const letter = await posted({
    to: "list@people.example",
    subject: "Hi\r\nBcc: evil@x.example\r\n\r\nBody",
  });
  await sendLetter(sending(), letter.id);
  expect(received[0]?.to).toEqual(["list@people.example"]);
  expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
});

test("a refused letter throws, so that the job is tried again, and goes out then", async () => {
  const letter = await posted({ to: "later@people.example" });
  refusing = true;
  await expect(sendLetter(sending(), letter.id)).rejects.toThrow("mailbox away");
  const [failed] = await t.letters("later@people.example");
  expect(failed).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: expect.stringContaining("mailbox away"),
  });
  refusing = false;
  await sendLetter(sending(), letter.id);
  expect((await t.letters("later@people.example"))[0]).toMatchObject({ attempts: 2, lastError: null });
  expect(received).toHaveLength(1);
});

test("a letter is posted with the change that causes it, or not at all", async () => {
  const letter = { kind: "test", to: "never@people.example", subject: "No", text: "", html: "" };
  await t.database.db
    .transaction(async (tx) => {
      await post(tx, letter);
      throw new Error("changed my mind");
    })
    .catch(() => {});
  expect(await t.letters("never@people.example")).toEqual([]);
  const jobs = "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail.send'";
  const count = async () => (await t.database.pool.query(jobs)).rows[0].n;
  const before = await count();
  await post(t.database.db, letter);
  expect(await count()).toBe(before + 1);
});

test("the local mailbox shows letters as JSON and as a page, under a local name only", async () => {
  await t.caller()(calls.register, { body: registration("box@mail.example") });
  const json = (await t.app.inject({ url: "/dev/mail", headers: { accept: "application/json" } })).json();
  expect(json.items[0]).toMatchObject({
    to: "box@mail.example",
    subject: "Please confirm your e-mail address",
    links: [expect.stringMatching(/^http:\/\/localhost:3000\/verify\/email\/[\w-]{43}$/)],
  });
  const page = await t.app.inject({ url: "/dev/mail", headers: { accept: "text/html" } });
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("box@mail.example");
  expect(page.body).not.toContain('srcdoc="<');
  const rebound = await t.app.inject({ url: "/dev/mail", headers: { host: "evil.example" } });
  expect(rebound.statusCode).toBe(404);
});

test("the template escapes everything that is not markup", () => {
  const wild = `<a href="x" onclick='y'>&`;
  expect(html`<p title="${wild}">${html`<b>${wild}</b>`}${null}${[html`<i>1</i>`]}</p>`.source).toBe(
    `<p title="${escapeHtml(wild)}"><b>${escapeHtml(wild)}</b><i>1</i></p>`,
  );
  expect(escapeHtml(wild)).toBe("&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;");
});
