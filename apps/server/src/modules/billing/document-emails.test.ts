import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { emailedSecret, password, type TestCompany, testAdmin, testBuyer } from "../../../test/company.ts";
import { type SendDeps, sendEmail, smtpTransport } from "../../core/email/sending.ts";
import { limitRules } from "../../core/limits/rules.ts";
import type { PaymentEvent } from "../../core/ports/payment-provider.ts";
import { billingAccounts, documentFiles, documents, outbox } from "../../db/schema/index.ts";
import { startJobs } from "../../jobs/runner.ts";
import type { Tasks } from "../../jobs/tasks.ts";
import { createLog } from "../../system/log.ts";
import { applyPaymentEvent } from "./apply-payment.ts";
import { drawFile, readDocuments } from "./document-file.ts";
import { remindOfInvoices } from "./invoice-job.ts";

/** Which emails have which documents, through a real email server. */

let t: TestApplication;
let admin: ApiClient;
let company: TestCompany;
let server: SMTPServer;
const received: { to: string[]; raw: Buffer }[] = [];

beforeAll(async () => {
  t = await testApplication();
  admin = (await testAdmin(t)).client;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      const raw = Buffer.concat(await stream.toArray());
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
beforeEach(async () => {
  company = await testBuyer(t);
  received.length = 0;
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await t.close();
});

const order = async (credits = 12): Promise<operations.Order> =>
  (await company.owner(operations.createInvoice, { body: { credits, again: true } })).body;
const transfer = (id: string, amount?: number) =>
  admin(operations.markInvoicePaid, {
    params: { id },
    body: { note: "Seen on the statement", ...(amount && { amount }) },
  });
const pay = (orderId: string, payment = `pi_${orderId}`): Promise<void> =>
  applyPaymentEvent(t.context, { kind: "paid", orderId, payment, amountCents: 22_800, currency: "USD" });
const refund = (orderId: string, state: Extract<PaymentEvent, { kind: "refund" }>["state"]) =>
  applyPaymentEvent(t.context, {
    kind: "refund",
    refund: `re_${orderId}`,
    payment: `pi_${orderId}`,
    cents: 22_800,
    state,
    createdAt: t.clock.now(),
  });

/** The emails to the buyer: each with the kinds of the documents that are attached. */
async function sent(): Promise<string[]> {
  const emails = (await t.emails(company.email)).slice(1);
  const kinds = new Map((await t.database.db.select().from(documents)).map(({ id, kind }) => [id, kind]));
  return emails.map(({ kind, attachments }) => [kind, ...attachments.map((id) => kinds.get(id))].join(" + "));
}

/** A colleague who may buy, too. */
async function invited() {
  const email = `ada@${company.email.split("@")[1]}`;
  await company.owner(operations.inviteAdmin, { body: { email, user_type_id: Role.CONSUMER_ADMIN_SUB } });
  const accepted = await t.client()(operations.acceptInvitation, {
    params: { token: await emailedSecret(t, email) },
    body: { first_name: "Ada", last_name: "King", password, password_confirmation: password, terms: true },
  });
  return { email, client: t.client(accepted.body.token) };
}

describe("the buyer gets", () => {
  test("a quote with its file", async () => {
    await company.owner(operations.createQuote, { body: { credits: 12 } });
    expect(await sent()).toEqual(["quote + quote"]);
    expect((await t.emails(company.email)).at(-1)!.text).toContain(
      "Here is your quote: 12 credits for $228.00. You can order at this price until December 21, 2026,",
    );
  });

  test("a quote goes to its maker alone, an invoice also to the address for invoices", async () => {
    await t.database.db
      .update(billingAccounts)
      .set({ invoiceEmail: "books@northwind.example" })
      .where(eq(billingAccounts.companyId, company.id));
    await company.owner(operations.createQuote, { body: { credits: 12 } });
    await order();
    const copies = (await t.emails(company.email)).slice(1).map(({ kind, cc }) => [kind, cc]);
    expect(copies).toEqual([
      ["quote", null],
      ["invoice", "books@northwind.example"],
    ]);
  });

  test("an invoice when they order by it, what came of a part of it, and the confirmation once it is paid", async () => {
    const { id } = await order();
    await transfer(id, 20_000);
    await transfer(id);
    expect(await sent()).toEqual(["invoice + invoice", "part-payment", "receipt + confirmation"]);
  });

  test("the paid invoice for a payment by card, and nothing when they only order", async () => {
    const { body } = await company.owner(operations.createCheckout, { body: { product_id: "credits-12" } });
    expect(await sent()).toEqual([]);
    await pay(body.order_id);
    expect(await sent()).toEqual(["receipt + invoice"]);
  });

  test("a credit note for a refund, and its reversal when the bank rejects it", async () => {
    const { body } = await company.owner(operations.createCheckout, { body: { product_id: "credits-12" } });
    await pay(body.order_id);
    await refund(body.order_id, "pending");
    await refund(body.order_id, "succeeded");
    await refund(body.order_id, "failed");
    expect(await sent()).toEqual([
      "receipt + invoice",
      "refund + credit_note",
      "refund-failed + credit_note_reversal",
    ]);
  });

  test("no document for what was paid twice: it is on its way back, and then it is back", async () => {
    const { body } = await company.owner(operations.createCheckout, { body: { product_id: "credits-12" } });
    await pay(body.order_id, "pi_first");
    await pay(body.order_id);
    await refund(body.order_id, "pending");
    await refund(body.order_id, "succeeded");
    expect(await sent()).toEqual(["receipt + invoice", "surplus", "returned"]);
  });

  test("a credit note when an invoice is cancelled", async () => {
    const { id } = await order();
    await company.owner(operations.cancelOrder, { params: { id } });
    expect(await sent()).toEqual(["invoice + invoice", "invoice-cancelled + credit_note"]);
  });

  test("nothing when they cancel what has no invoice: there is nothing to pay and nothing to book", async () => {
    const quoted = await company.owner(operations.createQuote, { body: { credits: 12 } });
    const { body } = await company.owner(operations.createCheckout, { body: { product_id: "credits-12" } });
    for (const id of [quoted.body.id, body.order_id])
      await company.owner(operations.cancelOrder, { params: { id } });
    expect(await sent()).toEqual(["quote + quote"]);
  });

  test("word of who cancelled their quote, when somebody else did", async () => {
    const quote = async () => (await company.owner(operations.createQuote, { body: { credits: 12 } })).body;
    const [first, second, ordered] = [await quote(), await quote(), await quote()];
    await company.owner(operations.createCheckout, { body: { order_id: ordered.id } });
    const colleague = await invited();
    for (const { id } of [first, ordered])
      expect((await colleague.client(operations.cancelOrder, { params: { id } })).status).toBe(200);
    await admin(operations.cancelInvoice, { params: { id: second.id }, body: { reason: "A wrong price" } });
    expect((await sent()).slice(3)).toEqual(Array(3).fill("quote-cancelled"));
    const [one, , bySupport] = (await t.emails(company.email)).slice(-3);
    expect(one!.text).toContain(
      `Ada King cancelled quote ${first.documents[0]!.name}: 12 credits for $228.00.`,
    );
    expect(bySupport!.text).toContain(`Our support team cancelled quote ${second.documents[0]!.name}`);
    expect((await t.emails(colleague.email)).map(({ kind }) => kind)).not.toContain("quote-cancelled");
  });

  test("the invoice again 3, 14 and 30 days after it was due, and only the newest after an outage", async () => {
    const days = (number: number) => t.clock.advance(number * 24 * 60);
    const before = t.clock.at;
    const [first, second] = [await order(), await order()];
    await t.database.pool.query("update orders set due_at = due_at + interval '5 days' where id = $1", [
      second.id,
    ]);
    const reminders = async (after: number) => {
      days(after);
      await remindOfInvoices(t.context);
      await remindOfInvoices(t.context);
      return (await sent()).filter((one) => one.startsWith("invoice-overdue")).length;
    };
    try {
      expect(await reminders(limits.invoiceDays + 2)).toBe(0);
      expect(await reminders(1)).toBe(1);
      expect(await reminders(5)).toBe(2);
      expect(await reminders(6)).toBe(3);
      await t.database.pool.query("update orders set status = 'paid' where id = $1", [first.id]);
      expect(await reminders(40)).toBe(4);
      expect(await reminders(40)).toBe(4);
      expect(await sent()).toContain("invoice-overdue + invoice");
    } finally {
      t.clock.at = before;
    }
  });
});

test("nobody is emailed without end by ordering and cancelling again and again", async () => {
  const body = { credits: 12, again: true };
  const quote = () => company.owner(operations.createQuote, { body: { credits: 12 } });
  const orders = [
    quote,
    () => company.owner(operations.createInvoice, { body }),
    () => company.owner(operations.createCheckout, { body: { credits: 12 } }),
  ];
  const { burst } = limitRules.orders;
  for (let n = 0; n < burst - 1; n++) await t.context.limits.take("orders", company.id);
  expect((await quote()).status).toBe(200);
  for (const one of orders) expect((await one()).status).toBe(429);
  const first = company;
  company = await testBuyer(t);
  expect((await quote()).status).toBe(200);
  company = first;
  t.clock.advance(1);
  expect((await quote()).status).toBe(200);
});

describe("through the email server", () => {
  const deps = (): SendDeps => ({
    db: t.database.db,
    log: t.context.log,
    now: t.clock.now,
    transport: smtpTransport(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`),
    from: "Lantern Hour <hello@lantern.example>",
    bounceAddress: () => null,
    retainSent: false,
    filesOf: (companyId, ids) => readDocuments(t.context, companyId, ids),
  });
  /** A node that works until something has happened. Alone, it takes over what a dead one has locked. */
  async function workUntil(happened: () => void, alone = true): Promise<void> {
    const tasks = {
      "mail.send": ({ id }: { id: string }) => sendEmail(deps(), id),
      "document.draw": ({ id }: { id: string }) => drawFile(t.context, id),
    } as unknown as Tasks;
    const runner = await startJobs({
      pool: t.database.pool,
      tasks,
      log: createLog(0, () => {}),
      alone,
    });
    await vi.waitFor(happened, 20_000).finally(() => runner.stop());
  }

  test("the email to the buyer and its copy is one, with one PDF, whose bytes are those that are stored", async () => {
    await t.database.pool.query("delete from graphile_worker._private_jobs");
    await t.database.db
      .update(billingAccounts)
      .set({ invoiceEmail: "accounts@northwind.example" })
      .where(eq(billingAccounts.companyId, company.id));
    const made = await order();
    await workUntil(() => expect(received.some(({ to }) => to.length === 2)).toBe(true));
    expect(received.map(({ to }) => to)).toEqual([[company.email, "accounts@northwind.example"]]);
    const query = { search: "accounts@northwind" };
    expect((await admin(operations.listOutbox, { query })).body.items).toMatchObject([
      { to: company.email, cc: "accounts@northwind.example" },
    ]);
    const { attachments, cc } = await PostalMime.parse(received[0]!.raw);
    expect(cc).toMatchObject([{ address: "accounts@northwind.example" }]);
    const [file] = await t.database.db
      .select()
      .from(documentFiles)
      .where(eq(documentFiles.documentId, made.documents[0]!.id));
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({
      mimeType: "application/pdf",
      filename: `invoice-${made.documents[0]!.name}.pdf`,
    });
    expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(file!.pdf!)).toBe(true);
  });

  test("a node that died while it was drawing delays no email: its file is drawn for it", async () => {
    await t.database.pool.query("delete from graphile_worker._private_jobs");
    const { documents: issued } = await order();
    const dead = "locked_at = now(), locked_by = 'dead'";
    const ofDrawing = "payload ->> 'id' = $1";
    await t.database.pool.query(`update graphile_worker._private_job_queues set ${dead}`);
    await t.database.pool.query(
      `update graphile_worker._private_jobs set ${dead}, attempts = 1 where ${ofDrawing}`,
      [issued[0]!.id],
    );
    await workUntil(() => expect(received).toHaveLength(1), false);
    const { attachments } = await PostalMime.parse(received[0]!.raw);
    expect(attachments.map(({ filename }) => filename)).toEqual([`invoice-${issued[0]!.name}.pdf`]);
    const { rows } = await t.database.pool.query(
      `select 1 from graphile_worker._private_jobs where ${ofDrawing}`,
      [issued[0]!.id],
    );
    expect(rows).toHaveLength(1);
  });

  test("an email that names a document of another company is not sent", async () => {
    const theirs = (await order()).documents[0]!.id;
    company = await testBuyer(t);
    await order();
    const ours = (await t.emails(company.email)).at(-1)!;
    await t.database.db
      .update(outbox)
      .set({ attachments: [theirs] })
      .where(eq(outbox.id, ours.id));
    await sendEmail(deps(), ours.id);
    expect(received.map(({ to }) => to)).toEqual([]);
    expect((await t.emails(company.email)).at(-1)).toMatchObject({
      sentAt: null,
      lastError: expect.stringContaining("not one of this company"),
    });
  });
});

describe("the local mailbox", () => {
  const open = (url: string, headers = { host: "localhost:3000" }) => t.app.inject({ url, headers });

  test("opens the files of an email, and of no other", async () => {
    await order();
    const { items } = (await open(`/dev/mail?to=${company.email}`)).json();
    const [{ attachments }] = items;
    expect(attachments).toEqual([
      { name: expect.stringMatching(/^invoice-LH-INV-\d{6}\.pdf$/), url: expect.any(String) },
    ]);
    const file = await open(attachments[0].url);
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const page = await t.app.inject({
      url: `/dev/mail?to=${company.email}`,
      headers: { host: "localhost:3000", accept: "text/html" },
    });
    expect(page.body).toContain(`<a href="${attachments[0].url}"`);
    const other = attachments[0].url.replace(items[0].id, items[1].id);
    for (const [url, host] of [
      [other, "localhost:3000"],
      [attachments[0].url, "evil.example"],
      ["/dev/mail/x/attachments/y", "localhost:3000"],
    ] as const)
      expect((await open(url, { host })).statusCode).toBe(404);
  });
});
