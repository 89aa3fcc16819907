import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "../../../../test/application.ts";
import { outbox } from "../../../db/schema/index.ts";
import { sampleOperator } from "../../../system/operator.ts";

let t: TestApplication;
const lines: string[] = [];
const support = "help@lantern.example";
const operator = { ...sampleOperator, support };
const origin = "http://localhost:3000";

beforeAll(async () => {
  t = await testApplication({ operator }, {}, (line) => lines.push(line));
});
afterAll(() => t.close());

let writers = 0;
const formBody = () => ({
  name: "Ines Costa",
  email: `ines${++writers}@bluebird.example`,
  message: "Can 40 of us play on one afternoon?",
});
const countEmails = async () => (await t.database.db.select().from(outbox)).length;

function submit(form: Record<string, string>, headers: Record<string, string> = { origin }) {
  return t.app.inject({
    method: "POST",
    url: "/contact",
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", host: "localhost:3000", ...headers },
  });
}

test("[C37, C16] a message is emailed to support and confirmed to its author, without an auth token", async () => {
  const body = formBody();
  const response = await t.client()(operations.sendContact, { body });
  expect([response.status, response.body]).toEqual([201, { received: true }]);
  const [toSupport] = await t.emails(support);
  expect(toSupport).toMatchObject({ replyTo: body.email, subject: "Message from Ines Costa" });
  expect(toSupport?.text).toContain(body.message);
  expect(await t.emails(body.email)).toMatchObject([{ subject: "We received your message" }]);
});

test("each missing field is reported, and no email is sent", async () => {
  const before = await countEmails();
  const response = await t.client()(operations.sendContact, {
    body: malformed({ email: "no address", message: "  " }),
  });
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors!).sort()).toEqual(["email", "message", "name"]);
  expect(await countEmails()).toBe(before);
});

test("markup and line ends in what somebody writes stay text", async () => {
  const body = { ...formBody(), name: "Eve\r\nBcc: all@corp.example", message: "<img src=x onerror=bad()>" };
  await t.client()(operations.sendContact, { body });
  const message = (await t.emails(support)).at(-1);
  expect(message?.subject).toBe("Message from Eve Bcc: all@corp.example");
  expect(message?.html).not.toContain("<img src=x");
});

test("a program that fills in the hidden field gets the same response, and nothing is stored", async () => {
  const before = await countEmails();
  const body = { ...formBody(), website: "https://spam.example" };
  expect((await t.client()(operations.sendContact, { body })).status).toBe(201);
  expect((await submit(body)).headers.location).toBe("/contact/sent");
  expect(await countEmails()).toBe(before);
});

test("the plain form works without a script, from our pages only", async () => {
  const form = formBody();
  const response = await submit(form);
  expect([response.statusCode, response.headers.location]).toEqual([303, "/contact/sent"]);
  expect(await t.emails(form.email)).toHaveLength(1);
  const hidden = await submit(formBody(), { origin: "null", "sec-fetch-site": "same-origin" });
  expect(hidden.headers.location).toBe("/contact/sent");

  const before = await countEmails();
  for (const headers of [
    { origin: "https://evil.example" },
    // A foreign page can resolve its own name to this server.
    { origin: "http://evil.example", host: "evil.example" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    {} as Record<string, string>,
  ])
    expect((await submit(formBody(), headers)).statusCode).toBe(403);
  const lacking = await submit({ ...formBody(), email: "nobody" });
  expect([lacking.statusCode, lacking.headers.location]).toEqual([303, "/contact/not-sent"]);
  expect(await countEmails()).toBe(before);
});

test("the plain form of a translated page is answered in its language", async () => {
  const sent = async (form: Record<string, string>) => (await submit(form)).headers.location;
  expect(await sent({ ...formBody(), language: "es" })).toBe("/es/contact/sent");
  expect(await sent({ ...formBody(), language: "de", email: "nobody" })).toBe("/de/contact/not-sent");
  expect(await sent({ ...formBody(), language: "en" })).toBe("/contact/sent");
  expect(await sent({ ...formBody(), language: "//evil.example" })).toBe("/contact/sent");
});

test("[X10] neither address nor message is in the log", () => {
  expect(lines.length).toBeGreaterThan(5);
  const log = lines.join("");
  for (const secret of ["bluebird.example", "40 of us", "corp.example"]) expect(log).not.toContain(secret);
});

test("an inbox gets few confirmations, and a network cannot send without limit", async () => {
  const spammer = t.client();
  const body = formBody();
  for (let count = 0; count < 7; count++) await spammer(operations.sendContact, { body });
  expect(await t.emails(body.email)).toHaveLength(5);
  let last = 201;
  for (let count = 0; count < 20 && last === 201; count++)
    last = (await spammer(operations.sendContact, { body: formBody() })).status;
  expect(last).toBe(429);
  // The plain form has the same limit; another network has a limit of its own.
  for (let count = 0; count < 20; count++) await submit(formBody());
  expect((await submit(formBody())).headers.location).toBe("/contact/not-sent");
  expect((await t.client()(operations.sendContact, { body: formBody() })).status).toBe(201);
});
