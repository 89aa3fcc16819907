import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ApiClient,
  antiForgeryOf,
  type TestApplication,
  testApplication,
} from "../../../test/application.ts";
import {
  password,
  type TestCompany,
  testAdmin,
  testBuyer,
  testDraft,
  testPeople,
} from "../../../test/company.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import { unzipped, unzippedBytes } from "../../../test/zip.ts";
import { sessionReports, sessionTexts } from "../../db/schema/index.ts";

let t: TestApplication;
let admin: { client: ApiClient; id: string; token: string };
let company: TestCompany;
let session: string;
const reason = "They are leaving us";

beforeAll(async () => {
  t = await testApplication();
  admin = await testAdmin(t);
  company = await testBuyer(t, { credits: 20 });
  const { owner } = company;
  const people = await testPeople(owner, 7);
  session = await testDraft(t, owner, { seats: 7 });
  const params = { id: session };
  await owner(operations.putAttendees, { params, body: { consumer_ids: people } });
  await owner(operations.confirmSession, { params });
  const at = t.clock.now().getTime();
  await t.lifecycle.started(session, at, at + 3_600_000);
  await t.lifecycle.ended(session, at + 3_600_000);
  const text = `${session}:eider`;
  await t.database.db.insert(sessionTexts).values([
    {
      id: text,
      sessionId: session,
      body: "Ask one question more",
      author: people[0]!,
      expiresAt: t.clock.now(),
    },
    {
      id: "chat",
      sessionId: session,
      body: "Only for my team",
      author: people[1]!,
      expiresAt: t.clock.now(),
    },
  ]);
  const played = samplePlayedSession(people.slice(0, 5), people.slice(5), text);
  await t.database.db.insert(sessionReports).values({ sessionId: session, companyId: company.id, played });
  await testDraft(t, owner, { title: "Ωμέγα" });
  await owner(operations.createGroup, {
    body: { name: "Crew of the pier", consumer_ids: people.slice(0, 2) },
  });
  await owner(operations.createInvoice, { body: { credits: 12, again: true } });
});
afterAll(() => t.close());

const send = (token: string, body: object, id = company.id) => {
  const { cookies, headers } = antiForgeryOf(t.context.settings);
  return t.app.inject({
    method: "POST",
    url: `/api/admin/companies/${id}/export`,
    payload: body,
    cookies,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
};

test("an ADMIN gets a company's data as files: those of its Owner, and each account's own", async () => {
  const { owner } = company;
  const response = await send(admin.token, { reason });
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(response.headers["content-disposition"]).toBe(
    'attachment; filename="northwind-instruments-data-2026-11-21.zip"',
  );
  const files = unzipped(response.rawPayload);
  const names = [...files.keys()];
  const user = (await owner(operations.getUser)).body as operations.User;
  const played = names.find((name) => name.endsWith(`${session}/session.json`))?.replace("/session.json", "");
  expect(played).toMatch(/^sessions\/\d{4}-\d\d-\d\d-[a-z-]+-[0-9a-f-]{36}$/);
  expect(names).toEqual([
    "company.json",
    "stories.json",
    "participants.csv",
    expect.stringMatching(/^groups\/crew-of-the-pier-[0-9a-f-]{36}\.csv$/),
    `accounts/${user.id}.json`,
    ...["session.json", "report.json", "attendance.csv", "teams.csv", "decisions.csv"].map(
      (name) => `${played}/${name}`,
    ),
    expect.stringMatching(/^sessions\/2026-11-22-[0-9a-f-]{36}\/session\.json$/),
    "insights.csv",
    "billing.json",
    "credits.csv",
    "orders.json",
    expect.stringMatching(/^documents\/invoice-.+-INV-\d{6}\.pdf$/),
    "audit-log.jsonl",
  ]);
  const fileOf = (name: string) => files.get(name) ?? "";
  const read = (name: string) => JSON.parse(fileOf(name));

  // They say what the Owner reads.
  expect(read("company.json")).toEqual((await owner(operations.getCompany)).body);
  expect(fileOf("participants.csv")).toBe((await owner(operations.exportConsumers)).body);
  expect(fileOf("credits.csv")).toBe((await owner(operations.creditsCsv)).body);
  const params = { id: session };
  expect(read(`${played}/session.json`)).toEqual((await owner(operations.getSession, { params })).body);
  expect(read(`${played}/report.json`)).toEqual(
    (await owner(operations.getReport, { params, query: { language: "en" } })).body,
  );
  expect(fileOf(`${played}/teams.csv`)).toContain("Ask one question more");
  const { changes, sign_ins, user: account } = read(`accounts/${user.id}.json`);
  expect(account).toMatchObject({ email: company.email, first_name: "Maren" });
  expect([sign_ins.length, changes.length > 5]).toEqual([1, true]);
  const [order] = read("orders.json");
  expect(order).toMatchObject({ credits: 12, method: "invoice", status: "open" });
  const [document] = order.documents;
  const pdf = await t.app.inject({
    url: `/api/checkout/documents/${document.id}/document.pdf`,
    headers: { authorization: `Bearer ${company.token}` },
  });
  const invoice = names.find((name) => name.startsWith("documents/")) ?? "";
  expect(unzippedBytes(response.rawPayload).get(invoice)?.equals(pdf.rawPayload)).toBe(true);

  const everything = [...files.values()].join("\n");
  expect(everything).not.toContain("Only for my team");
  expect(everything).not.toMatch(/argon2|password_hash|token_hash/);
});

test("its own audit log says so before the file is sent, with the ADMIN's reason and without their name", async () => {
  const response = await send(admin.token, { reason });
  const [newest] = unzipped(response.rawPayload).get("audit-log.jsonl")?.split("\n") ?? [];
  expect(JSON.parse(newest ?? "")).toMatchObject({
    action: "company.export",
    subject: `company:${company.id}`,
    detail: { reason },
    user: null,
  });
  const { body } = await admin.client(operations.listPlatformAudit, { query: { company: company.id } });
  expect(body.items[0]).toMatchObject({
    action: "company.export",
    user: { id: admin.id },
    detail: { reason },
  });
});

test("it needs a reason, the ADMIN's password where they have one, and a company", async () => {
  expect((await send(admin.token, { reason: " " })).json()).toMatchObject({
    errors: { reason: [expect.any(String)] },
  });
  const passwordSet = { password, password_confirmation: password };
  const other = await testAdmin(t);
  expect((await other.client(operations.putPassword, { body: passwordSet })).status).toBe(204);
  expect((await send(other.token, { reason })).statusCode).toBe(422);
  expect((await send(other.token, { reason, current_password: password })).statusCode).toBe(200);
  expect((await send(admin.token, { reason }, crypto.randomUUID())).statusCode).toBe(404);
  expect((await send(company.token, { reason })).statusCode).toBe(403);
});

test("of a company that was deleted, the books are left", async () => {
  const { owner, id } = await testBuyer(t);
  await owner(operations.createInvoice, { body: { credits: 12, again: true } });
  const body = { name: "Northwind Instruments", current_password: password };
  expect((await owner(operations.deleteCompany, { body })).status).toBe(204);
  const names = [...unzipped((await send(admin.token, { reason }, id)).rawPayload).keys()];
  expect(names.filter((name) => name.startsWith("documents/"))).toHaveLength(1);
  expect(names.filter((name) => name.startsWith("accounts/"))).toEqual([]);
});
