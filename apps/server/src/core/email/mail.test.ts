import * as calls from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { registration } from "../../testing/company.ts";
import { escapeHtml, html } from "./markup.ts";
import { post } from "./outbox.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

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
