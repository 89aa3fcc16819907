import * as operations from "@lantern/contract/http";
import type { CompanyRole } from "@lantern/contract/roles";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../../test/application.ts";
import {
  billingDetails,
  emailedSecret,
  password,
  type TestCompany,
  testBuyer,
  testCompany,
  testDraft,
  testPeople,
} from "../../../../test/company.ts";
import { rowsWith } from "../../../../test/leftover-rows.ts";
import { companies, creditLedger, outbox, sessions } from "../../../db/schema/index.ts";
import { drawFile, readDocuments } from "../../billing/document-file.ts";
import { deleteExpiredData } from "../../erasure/retention-job.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

/** Waits until all emails are stored, and runs the job that deletes expired data. */
async function sentAndSwept() {
  await t.database.db.update(outbox).set({ sentAt: t.clock.now() }).where(isNull(outbox.sentAt));
  await deleteExpiredData(t.context);
}

let number = 0;

/** Another administrator of this company. */
async function colleague(
  company: TestCompany,
  userTypeId: CompanyRole,
): Promise<{ client: ApiClient; email: string; name: string }> {
  const email = `torvald-${++number}@${company.email.split("@")[1]}`;
  await company.owner(operations.inviteAdmin, {
    body: { email, user_type_id: userTypeId, current_password: password },
  });
  const accepted = await t.client()(operations.acceptInvitation, {
    params: { token: await emailedSecret(t, email) },
    body: {
      first_name: "Torvald",
      last_name: `Quist-${number}-`,
      password,
      password_confirmation: password,
      terms: true,
    },
  });
  expect(accepted.status).toBeLessThan(300);
  return { client: t.client(accepted.body.token), email, name: `Quist-${number}-` };
}

/** A session to which somebody named Quentin Oxenstierna was invited. */
async function invited(company: TestCompany) {
  const person = {
    first_name: "Quentin",
    last_name: `Oxenstierna-${++number}-`,
    email: `quentin-${number}@rare.example`,
    department: `Lighthouse ${number} keeping`,
  };
  const { id } = (await company.owner(operations.createConsumer, { body: person })).body;
  const session = await testDraft(t, company.owner);
  const params = { id: session };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: [id] } });
  expect((await company.owner(operations.confirmSession, { params })).status).toBe(200);
  await company.owner(operations.inviteAttendees, { params });
  return { ...person, id, session };
}

test("an administrator's export has everything stored about them, and no secret", async () => {
  const company = await testCompany(t);
  await invited(company);
  const { status, body, headers } = await company.owner(operations.exportUser);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toContain("attachment");
  expect(body.user).toMatchObject({ email: company.email, first_name: "Maren" });
  expect(body.sign_ins).toHaveLength(1);
  expect(body.changes).toContainEqual(expect.objectContaining({ action: "consumer.add" }));
  expect((body.emails as { kind: string }[]).map((one) => one.kind)).toContain("verify");
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  // A colleague's emails and sign-ins belong to the colleague.
  expect(JSON.stringify(body)).not.toContain("rare.example");
});

test("[E33] the only Owner cannot leave while others remain; another Owner can", async () => {
  const company = await testCompany(t);
  const sub = await colleague(company, 4);
  const refused = await company.owner(operations.deleteUser);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "USER_004", message: "Failed to delete user" },
  });
  expect((await company.owner(operations.getUser)).status).toBe(200);
  expect((await sub.client(operations.deleteUser)).status).toBe(204);
  expect((await sub.client(operations.getUser)).status).toBe(401);
  const second = await colleague(company, 2);
  expect((await second.client(operations.deleteUser)).status).toBe(204);
  expect((await company.owner(operations.listAdmins)).body.items).toHaveLength(1);
});

test("nothing is left of an administrator who leaves: not in emails to others, not in the audit log", async () => {
  const company = await testCompany(t);
  const { client, email, name } = await colleague(company, 2);
  const { session, ...person } = await invited(company);
  // Their name is at the end of emails to a participant, wherever replies go.
  for (const reply_to of ["team@elsewhere.example", company.email, email]) {
    await company.owner(operations.patchSession, { params: { id: session }, body: { reply_to } });
    await client(operations.inviteAttendees, {
      params: { id: session },
      body: { consumer_ids: [person.id] },
    });
  }
  // They are the ORGANIZER of a session that is to come, with the address that they had then.
  const draft = await testDraft(t, company.owner, { seats: 2 });
  const params = { id: draft };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: [person.id] } });
  await company.owner(operations.confirmSession, { params });
  expect((await client(operations.inviteAttendees, { params })).body).toEqual({ invited: 1 });
  await t.database.db
    .update(sessions)
    .set({ organizerEmail: `earlier-${email}` })
    .where(eq(sessions.id, draft));
  await t.database.pool.query("update calendar_entries set organizer = $1 where session_id = $2", [
    `earlier-${email}`,
    draft,
  ]);
  expect((await rowsWith(t.database, name)).length).toBeGreaterThan(1);
  expect((await client(operations.deleteUser)).status).toBe(204);
  await sentAndSwept();
  for (const text of [email, name]) expect(await rowsWith(t.database, text)).toEqual([]);
});

test("an invitation whose replies go to nobody's account stays readable while its sender is an administrator", async () => {
  const company = await testCompany(t);
  const { session, ...person } = await invited(company);
  const body = { reply_to: "team@elsewhere.example" };
  await company.owner(operations.patchSession, { params: { id: session }, body });
  const again = { params: { id: session }, body: { consumer_ids: [person.id] } };
  await company.owner(operations.inviteAttendees, again);
  await sentAndSwept();
  const { rows } = await t.database.pool.query(
    "select subject from outbox where session_id = $1 and kind = 'invitation' and reply_to = $2",
    [session, body.reply_to],
  );
  expect(rows).toEqual([{ subject: expect.stringContaining("invites you") }]);
});

test("[O07] the Owner deletes the company with its name and the password: people are deleted, the books stay, invited people get an email", async () => {
  const company = await testCompany(t);
  const person = await invited(company);
  const sub = await colleague(company, 4);
  const invoice_email = "accounts@paid-here.example";
  await company.owner(operations.createBillingAccount, { body: { ...billingDetails, invoice_email } });
  const wrong = await company.owner(operations.deleteCompany, {
    body: { name: "Southwind", current_password: password },
  });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
  expect((await company.owner(operations.getCompany)).status).toBe(200);
  const name = "Northwind Instruments";
  for (const current_password of [undefined, "", "a borrowed browser"]) {
    const refused = await company.owner(operations.deleteCompany, { body: { name, current_password } });
    expect(refused).toMatchObject({ status: 422, body: { code: "USER_012" } });
  }
  const removed = await company.owner(operations.deleteCompany, {
    body: { name, current_password: password },
  });
  expect(removed.status).toBe(204);

  for (const client of [company.owner, sub.client])
    expect((await client(operations.getUser)).status).toBe(401);
  expect((await t.emails(person.email)).at(-1)).toMatchObject({ kind: "cancelled" });
  for (const { email } of [company, sub]) {
    const last = (await t.emails(email)).at(-1);
    expect(last).toMatchObject({ kind: "company-deleted" });
    expect(last?.text).toContain(name);
  }
  const [session] = await t.database.db.select().from(sessions).where(eq(sessions.id, person.session));
  expect(session).toMatchObject({ status: "cancelled", creditsReserved: 0 });
  const [row] = await t.database.db.select().from(companies).where(eq(companies.id, company.id));
  expect(row).toMatchObject({ creditBalance: 6, creditReserved: 0, deletedAt: t.clock.now() });
  const ledger = await t.database.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.companyId, company.id));
  expect(ledger).toHaveLength(1);
  expect(t.live.requests).toContain(`refresh ${person.session}`);

  await sentAndSwept();
  for (const text of [
    person.email,
    person.last_name,
    person.department,
    company.email,
    sub.email,
    invoice_email,
  ])
    expect([text, await rowsWith(t.database, text)]).toEqual([text, []]);
});

test("documents of a deleted company stay with their files, also one that was not drawn yet; its emails do not", async () => {
  const company = await testBuyer(t);
  const order = async () =>
    (await company.owner(operations.createInvoice, { body: { credits: 5, again: true } })).body.documents[0]!
      .id;
  const [drawn, waiting] = [await order(), await order()];
  await drawFile(t.context, drawn);
  const filesOf = () => readDocuments(t.context, company.id, [drawn, waiting]);
  await t.database.db
    .update(outbox)
    .set({ cc: "accounts@northwind.example" })
    .where(eq(outbox.companyId, company.id));
  const body = { name: "Northwind Instruments", current_password: password };
  expect((await company.owner(operations.deleteCompany, { body })).status).toBe(204);
  expect((await filesOf()).flat().map(({ content }) => content.subarray(0, 5).toString())).toEqual([
    "%PDF-",
    "%PDF-",
  ]);
  expect(await t.database.db.select().from(outbox).where(eq(outbox.companyId, company.id))).toEqual([]);
});

test("an administrator who gets copies of invoices has them in the export, and is in none after leaving", async () => {
  const company = await testBuyer(t);
  const { client, email } = await colleague(company, 4);
  await company.owner(operations.createInvoice, { body: { credits: 5 } });
  await t.database.db.update(outbox).set({ cc: email }).where(eq(outbox.kind, "invoice"));
  const { emails } = (await client(operations.exportUser)).body;
  expect((emails as { kind: string }[]).map(({ kind }) => kind)).toContain("invoice");
  expect((await client(operations.deleteUser)).status).toBe(204);
  expect((await t.emails(company.email)).at(-1)).toMatchObject({ kind: "invoice", cc: null });
});

test("[O09] a Sub-Administrator cannot delete the company", async () => {
  const company = await testCompany(t);
  const { client } = await colleague(company, 4);
  const body = { name: "Northwind Instruments" };
  expect(await client(operations.deleteCompany, { body })).toMatchObject({
    status: 403,
    body: { code: "USER_009" },
  });
  expect((await company.owner(operations.getCompany)).status).toBe(200);
});

test("[O08] a Sub-Administrator adds, changes and removes participants", async () => {
  const company = await testCompany(t);
  const { client } = await colleague(company, 4);
  const [id] = await testPeople(client, 1);
  const params = { id: id! };
  expect((await client(operations.patchConsumer, { params, body: { office: "Oslo" } })).status).toBe(200);
  expect((await client(operations.deleteConsumer, { params })).status).toBe(204);
});

test("an administrator who is alone deletes the company with the account, which requires the password", async () => {
  const company = await testCompany(t);
  const person = await invited(company);
  expect(await company.owner(operations.deleteUser)).toMatchObject({
    status: 422,
    body: { code: "USER_012" },
  });
  const body = { current_password: password };
  expect((await company.owner(operations.deleteUser, { body })).status).toBe(204);
  await sentAndSwept();
  for (const text of [person.email, person.last_name, company.email])
    expect(await rowsWith(t.database, text)).toEqual([]);
  const again = await t.client()(operations.login, { body: { email: company.email, password } });
  expect(again).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED" } });
});

test("a company with a running session cannot be deleted", async () => {
  const company = await testCompany(t);
  const { session } = await invited(company);
  await t.lifecycle.started(session, t.clock.now().getTime(), t.clock.now().getTime() + 3_600_000);
  const body = { current_password: password };
  expect(await company.owner(operations.deleteCompany, { body })).toMatchObject({
    status: 409,
    body: { code: "SESSION_010" },
  });
});
