import { randomUUID } from "node:crypto";
import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { password, testAdmin, testBuyer, testCompany, testDraft } from "../../../test/company.ts";
import { liveServerOf, playedLog } from "../../../test/live/played-log.ts";
import { companies, creditLedger, liveSessions, outbox, sessions } from "../../db/schema/index.ts";
import { endLogs } from "../report/end-logs-job.ts";
import { storedOrMade } from "../report/make-report.ts";
import { deleteExpiredData } from "./retention-job.ts";

const timeout = 60_000;
let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const count = async (table: string) =>
  Number((await t.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
const ofSessions = ["live_log", "live_sessions", "team_analyses", "session_reports"];
const counts = () => Promise.all(ofSessions.map(count));

test("deleting a company deletes the logs, scorecards and reports of its sessions, and not its ledger", {
  timeout,
}, async () => {
  const { sessionId, company } = await playedLog(t, "the-quiet-station", 4);
  const live = liveServerOf(t);
  const [session] = await t.database.db.select().from(sessions).where(eq(sessions.id, sessionId));
  await storedOrMade({ ...t.context, live }, session!);
  const coming = await testDraft(t, company.owner);
  await t.database.db.insert(liveSessions).values({ sessionId: coming, run: 1 });
  for (const rows of await counts()) expect(rows).toBeGreaterThan(0);

  const body = { name: "Northwind Instruments", current_password: password };
  expect((await company.owner(operations.deleteCompany, { body })).status).toBe(204);
  // A node may still be closing the lobby of the other session.
  expect(await counts()).toEqual([0, 1, 0, 0]);
  t.clock.advance(25 * 60);
  await endLogs({ ...t.context, live }, new AbortController().signal);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  const { db } = t.database;
  expect(await db.select().from(sessions).where(eq(sessions.companyId, company.id))).toHaveLength(2);
  const ledger = await db.select().from(creditLedger).where(eq(creditLedger.companyId, company.id));
  expect(ledger.length).toBeGreaterThan(0);
});

test("the books of a deleted company end with the tenth year after the year of the last of them, and no others", {
  timeout,
}, async () => {
  const [deleted, staying] = [await testBuyer(t, { credits: 3 }), await testBuyer(t, { credits: 3 })];
  const { client } = await testAdmin(t);
  const orderOf = async ({ owner }: typeof deleted) => {
    const { body } = await owner(operations.createInvoice, { body: { credits: 12, again: true } });
    const paid = { params: { id: body.id }, body: { note: "By transfer" } };
    expect((await client(operations.markInvoicePaid, paid)).status).toBeLessThan(300);
    return body.id;
  };
  const [id] = [await orderOf(deleted), await orderOf(staying)];
  const body = { name: "Northwind Instruments", current_password: password };
  expect((await deleted.owner(operations.deleteCompany, { body })).status).toBe(204);
  const { pool, db } = t.database;
  const own = async (table: string, of = deleted) =>
    Number((await pool.query(`select count(*) from ${table} where company_id = $1`, [of.id])).rows[0].count);
  const books = ["orders", "documents", "credit_ledger", "credit_lots"];
  const booksOf = (of: typeof deleted) => Promise.all(books.map((table) => own(table, of)));
  const before = await booksOf(deleted);
  for (const rows of before) expect(rows).toBeGreaterThan(0);

  // Money of the next year is part of the books: they end a year later.
  await pool.query("update payments set created_at = '2027-03-01T00:00:00Z' where order_id = $1", [id]);
  const now = t.clock.at;
  const sweepAt = async (moment: string) => {
    t.clock.at = new Date(moment);
    await deleteExpiredData(t.context);
    return booksOf(deleted);
  };
  expect(await sweepAt("2037-12-31T23:59:59Z")).toEqual(before);
  await expect(pool.query("delete from documents where company_id = $1", [deleted.id])).rejects.toThrow(
    "never change",
  );
  expect(await sweepAt("2038-01-01T00:00:00Z")).toEqual([0, 0, 0, 0]);
  for (const rows of await booksOf(staying)) expect(rows).toBeGreaterThan(0);
  const left = `select (select count(*) from payments where order_id = $1) + (select count(*) from document_files f
    where not exists (select from documents d where d.id = f.document_id)) as rows`;
  expect(Number((await pool.query(left, [id])).rows[0].rows)).toBe(0);
  const [company] = await db.select().from(companies).where(eq(companies.id, deleted.id));
  expect([company?.creditBalance, company?.creditReserved, company?.creditDebt]).toEqual([0, 0, 0]);
  t.clock.at = now;
  const { body: log } = await client(operations.listPlatformAudit);
  expect(log.items[0]).toMatchObject({ action: "company.books_ended", subject: `company:${deleted.id}` });
});

test("an ADMIN deletes a company by its name, with a reason, and its Owner is told", {
  timeout,
}, async () => {
  const company = await testCompany(t);
  const { client } = await testAdmin(t);
  const params = { id: company.id };
  const remove = (name: string, over: object = {}) =>
    client(operations.deletePlatformCompany, { params, body: { name, reason: "They asked us to", ...over } });
  expect(await remove("Southwind")).toMatchObject({
    status: 422,
    body: { errors: { name: [expect.any(String)] } },
  });
  expect((await remove("Northwind Instruments", { reason: "" })).status).toBe(422);
  expect((await company.owner(operations.getCompany)).status).toBe(200);
  expect((await remove("Northwind Instruments")).status).toBe(204);
  expect((await company.owner(operations.getUser)).status).toBe(401);
  const [farewell] = (await t.emails(company.email)).slice(-1);
  expect(farewell).toMatchObject({ kind: "company-deleted" });
  const { body } = await client(operations.listPlatformAudit);
  expect(JSON.stringify(body.items)).toContain("They asked us to");
  // What is gone is not deleted again.
  expect((await remove("Northwind Instruments")).status).toBe(404);
  expect(
    (
      await client(operations.deletePlatformCompany, {
        params: { id: randomUUID() },
        body: { name: "N", reason: "None" },
      })
    ).status,
  ).toBe(404);
});

test("emails that were sent are forgotten after 400 days; what waits, and what may never be sent twice, is not", async () => {
  const { id: companyId } = await testCompany(t);
  await t.database.db.delete(outbox);
  const at = t.clock.now();
  const email = (subject: string, over: object = {}) =>
    ({
      kind: "t",
      toAddress: `${subject}@people.example`,
      subject,
      text: "",
      html: "",
      companyId,
      ...over,
    }) as const;
  const emails = [
    email("sent", { sentAt: at }),
    email("given-up", { deadAt: at }),
    email("waiting"),
    email("invoice", { sentAt: at, once: "invoice-overdue:1:30" }),
  ];
  for (const one of emails) await t.database.db.insert(outbox).values({ ...one, createdAt: at });
  const subjects = async () =>
    (await t.database.db.select().from(outbox).orderBy(outbox.id)).map(
      ({ toAddress }) => toAddress.split("@")[0],
    );
  t.clock.advance((limits.sentEmailDays - 1) * 24 * 60);
  await deleteExpiredData(t.context);
  expect(await subjects()).toEqual(["sent", "given-up", "waiting", "invoice"]);
  t.clock.advance(2 * 24 * 60);
  await deleteExpiredData(t.context);
  expect(await subjects()).toEqual(["waiting", "invoice"]);
});
