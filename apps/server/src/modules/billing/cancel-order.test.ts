import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, type TestCompany, testAdmin, testBuyer, testDraft } from "../../../test/company.ts";
import { outcomeOf, pay, refundOf } from "../../../test/money/purchases.ts";

let t: TestApplication;
let company: TestCompany;
let admin: TestCompany["owner"];

beforeAll(async () => {
  t = await testApplication();
  admin = (await testAdmin(t)).client;
});
beforeEach(async () => {
  company = await testBuyer(t);
});
afterAll(() => t.close());

const cancel = (id: string) => company.owner(operations.cancelOrder, { params: { id } });
const quote = async (): Promise<string> =>
  (await company.owner(operations.createQuote, { body: { credits: 48, currency: "EUR" } })).body.id;
const invoice = async (onAccount = 0): Promise<string> => {
  const body = { credits: onAccount, reason: "A good payer" };
  await admin(operations.putInvoiceLimit, { params: { id: company.id }, body });
  return (await company.owner(operations.createInvoice, { body: { credits: 48, currency: "EUR" } })).body.id;
};
const card = async (): Promise<string> =>
  (await company.owner(operations.createCheckout, { body: { credits: 48, currency: "EUR" } })).body.order_id;
const outcome = (id: string) => outcomeOf(t.context, { id, companyId: company.id });
const price = 76_800;
const refused = (code: string) => ({ status: 409, body: { code } });

describe("whoever may buy cancels", () => {
  test("a quote and an unpaid order by card, without a document", async () => {
    for (const id of [await quote(), await card()]) {
      expect(await cancel(id)).toMatchObject({ status: 200, body: { status: "cancelled", overdue: false } });
      expect((await outcome(id)).documents.filter(([kind]) => kind !== "quote")).toEqual([]);
      // A second click changes nothing, and nobody can order it.
      expect((await cancel(id)).status).toBe(200);
      for (const operation of [operations.createCheckout, operations.createInvoice])
        expect(await company.owner(operation, { body: { order_id: id } })).toMatchObject(
          refused("ORDER_CANCELLED"),
        );
    }
    expect((await t.emails(company.email)).map(({ kind }) => kind)).not.toContain("invoice-cancelled");
  });

  test("an unpaid invoice with credits on account: they and the invoice are gone, a later payment goes back", async () => {
    const id = await invoice(24);
    expect(await outcome(id)).toMatchObject({ credits: 24, balance: 30 });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: "cancelled" } });
    const documents = [
      ["invoice", price],
      ["credit_note", price],
    ];
    expect(await outcome(id)).toMatchObject({ credits: 0, balance: 6, documents });
    expect((await t.emails(company.email)).at(-1)).toMatchObject({ kind: "invoice-cancelled" });
    await pay(t.context, id, `late_${id}`, price);
    expect(await outcome(id)).toMatchObject({ status: "cancelled", credits: 0, surplus: price, documents });
    const { rows } = await t.database.pool.query(
      "select payload from graphile_worker._private_jobs where key = $1",
      [`surplus:late_${id}`],
    );
    expect(rows).toHaveLength(1);
  });

  test("not when one of the credits on account is used or reserved", async () => {
    const id = await invoice(24);
    // The company had 6 more: with 7 reserved, 23 of 24 are left.
    const session = await testDraft(t, company.owner, { seats: 7 });
    await company.owner(operations.confirmSession, { params: { id: session } });
    expect(await cancel(id)).toMatchObject(refused("CREDITS_USED"));
    expect(await outcome(id)).toMatchObject({ status: "open", credits: 24, documents: [["invoice", price]] });
    await company.owner(operations.cancelSession, { params: { id: session } });
    expect((await cancel(id)).status).toBe(200);
  });

  test("nothing that is paid, in part or in whole, refunded or not", async () => {
    const [part, whole] = [await invoice(), await card()];
    await pay(t.context, part, `part_${part}`, 500);
    await pay(t.context, whole, `whole_${whole}`, price);
    for (const id of [part, whole]) expect(await cancel(id)).toMatchObject(refused("ORDER_PAID"));
    await refundOf(t.context, `whole_${whole}`, `re_${whole}`, price);
    expect(await cancel(whole)).toMatchObject(refused("ORDER_PAID"));
    // A part that went back leaves an invoice of which nothing is paid.
    await refundOf(t.context, `part_${part}`, `re_${part}`, 500);
    expect((await cancel(part)).body.status).toBe("cancelled");
  });
});

test("cancelled and paid at the same time, an order is paid, or cancelled with the money on its way back", async () => {
  const ends = new Set<string>();
  for (let n = 0; n < 40; n++) {
    company = n % 10 ? company : await testBuyer(t);
    const id = (
      await company.owner(operations.createInvoice, {
        body: { credits: 48, currency: "EUR", again: true },
      })
    ).body.id;
    await Promise.all([cancel(id), pay(t.context, id, `race_${id}`, price)]);
    const { status, credits, surplus } = await outcome(id);
    ends.add(`${status}, ${credits} credits, ${surplus} to go back`);
  }
  for (const end of ends)
    expect(["paid, 48 credits, 0 to go back", `cancelled, 0 credits, ${price} to go back`]).toContain(end);
  expect((await balanceOf(t, company.id)).balance % 48).toBe(6);
}, 60_000);
