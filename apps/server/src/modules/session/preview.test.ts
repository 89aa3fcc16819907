import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
  id = await testDraft(t, company.owner);
  const consumer_ids = await testPeople(company.owner, 2);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids } });
});
afterAll(() => t.close());

const wording = { greeting: "Hello", notes: "Bring <b>tea</b>.", reply_to: "team@company.example" };
const preview = (body = {}, at = id) =>
  company.owner(operations.previewInvitation, { params: { id: at }, body });

test("the preview has the given wording, which is not saved", async () => {
  const { body } = await preview(wording);
  expect(body.subject).toMatch(/^Maren Solberg \(.+\) invites you: /);
  expect(body.text).toContain("Hello Maren, you have a seat in");
  expect(body.text).toContain("Bring <b>tea</b>.");
  expect(body.html).toContain("Bring &lt;b&gt;tea&lt;/b&gt;.");
  expect(body.reply_to).toBe("team@company.example");
  expect(body.text).toContain("If you have questions, reply to this email.");
  const saved = (await company.owner(operations.getSession, { params: { id } })).body;
  expect(saved).toMatchObject({ greeting: "", notes: "", reply_to: null });
  expect((await preview()).body.text).toContain("Maren, you have a seat in");
});

test("nobody can join with a link of the preview, of the announcement or of the test", async () => {
  const { body } = await preview(wording);
  await company.owner(operations.sendTestInvitation, { params: { id }, body: wording });
  const texts = (await t.emails(company.email)).map(({ text }) => text);
  expect(texts.join()).toContain("Bring <b>tea</b>.");
  for (const text of [body.html, body.text, body.announcement, ...texts]) {
    expect(text).not.toContain("#join=");
  }
  expect(body.text).toContain(`/experience/${id}`);
});

test("a test goes to the caller alone, and counts as nobody's invitation", async () => {
  await company.owner(operations.sendTestInvitation, { params: { id }, body: wording });
  const subjects = (await t.emails(company.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Test: Maren Solberg/));
  const { items } = (await company.owner(operations.getSessionEmails, { params: { id } })).body;
  expect(items).toEqual([]);
  const { counts } = (await company.owner(operations.getSession, { params: { id } })).body;
  expect(counts.invited).toBe(0);
});

test("the saved wording is in the invitation, and in a duplicate of the session", async () => {
  await company.owner(operations.patchSession, { params: { id }, body: wording });
  await company.owner(operations.confirmSession, { params: { id } });
  await company.owner(operations.inviteAttendees, { params: { id } });
  const { rows } = await t.database.pool.query(
    "select text, reply_to, subject from outbox where session_id = $1 and kind = 'invitation'",
    [id],
  );
  expect(rows).toHaveLength(2);
  for (const { text, reply_to } of rows) {
    expect(text).toMatch(/^Hello \w+, you have a seat in/m);
    expect(reply_to).toBe("team@company.example");
    expect(text).toContain("https://calendar.google.com/calendar/render?action=TEMPLATE&");
    expect(text).toContain("https://outlook.office.com/calendar/");
  }
  const copy = (await company.owner(operations.duplicateSession, { params: { id } })).body;
  expect(copy).toMatchObject(wording);
});

test.each([
  [{ greeting: "x".repeat(41) }, "greeting"],
  [{ reply_to: "nobody" }, "reply_to"],
  [{ notes: "x".repeat(2001) }, "notes"],
])("%o is an error at its field", async (body, field) => {
  const response = await preview(body);
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors!)).toEqual([field]);
});

test("a greeting cannot add a line to the subject or a header", async () => {
  const { body } = await preview({ greeting: "Hi\r\nBcc: x@y.example" });
  expect(body.text).toContain("Hi Bcc: x@y.example Maren");
});

test("without a date there is no invitation, and another company's is not found", async () => {
  const empty = (await company.owner(operations.createSession, { body: { title: "Soon" } })).body;
  expect(await preview({}, empty.id)).toMatchObject({ status: 409, body: { code: "SESSION_008" } });
  const other = await testCompany(t);
  expect(await other.owner(operations.previewInvitation, { params: { id }, body: {} })).toMatchObject({
    status: 404,
  });
});

test("tests to oneself are limited", async () => {
  const send = () => company.owner(operations.sendTestInvitation, { params: { id }, body: {} });
  let last = await send();
  for (let count = 0; count < 10 && last.status !== 429; count += 1) last = await send();
  expect(last.status).toBe(429);
});
