import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { registration } from "../../../test/company.ts";
import type { Email } from "./email.ts";
import { enqueueEmail } from "./outbox.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("an email is stored with the change that causes it, or not at all", async () => {
  const email: Email = {
    kind: "test",
    to: "never@people.example",
    subject: "No",
    title: "No",
    body: [],
    footer: [],
  };
  await t.database.db
    .transaction(async (tx) => {
      await enqueueEmail(tx, email);
      throw new Error("changed my mind");
    })
    .catch(() => {});
  expect(await t.emails("never@people.example")).toEqual([]);
  const jobs = "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail.send'";
  const count = async () => (await t.database.pool.query(jobs)).rows[0].n;
  const before = await count();
  await enqueueEmail(t.database.db, email);
  expect(await count()).toBe(before + 1);
});

test("the local mailbox shows emails as JSON and as a page, under a local host name only", async () => {
  await t.client()(operations.register, { body: registration("box@mail.example") });
  const json = (await t.app.inject({ url: "/dev/mail", headers: { accept: "application/json" } })).json();
  expect(json.items[0]).toMatchObject({
    to: "box@mail.example",
    subject: "Confirm your email address",
    links: [expect.stringMatching(/^http:\/\/localhost:3000\/verify\/email\/[\w-]{43}$/)],
  });
  await t.client()(operations.register, { body: registration("other@mail.example") });
  const toOne = (await t.app.inject({ url: "/dev/mail?to=box%40mail", headers: { accept: "*/*" } })).json();
  expect(toOne.items.map(({ to }: { to: string }) => to)).toEqual(["box@mail.example"]);
  const page = await t.app.inject({ url: "/dev/mail", headers: { accept: "text/html" } });
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("box@mail.example");
  expect(page.body).not.toContain('srcdoc="<');
  const rebound = await t.app.inject({ url: "/dev/mail", headers: { host: "evil.example" } });
  expect(rebound.statusCode).toBe(404);
});
