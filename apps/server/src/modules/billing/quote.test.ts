import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../test/company.ts";
import { pdfText } from "../../../test/pdf.ts";
import { products } from "../../db/schema/index.ts";
import { findOrder } from "./repository.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
  const body = { name: "Northwind Ltd", address: "1 Quay", country_id: "GB", vat_id: "" };
  await company.owner(operations.putBilling, { body });
});
afterAll(() => t.close());

const quote = async (body: Record<string, unknown>) =>
  (await company.owner(operations.createQuote, { body })).body;

test("a quote is numbered, says until when it is valid, and is ordered at its price", async () => {
  const made = await quote({ credits: 60, currency: "GBP", purchase_order: "PO 9" });
  expect(made).toMatchObject({
    name: "LH-Q-000001",
    credits: 60,
    amount: 81_000,
    currency: "GBP",
    valid_until: "2026-12-21T09:00:00.000Z",
    valid: true,
  });
  const text = await pdfText(t, `/api/checkout/quotes/${made.id}/quote.pdf`, company.token);
  for (const expected of [
    "Quote LH-Q-000001",
    "Issued on November 21, 2026. Valid until December 21, 2026.",
    "Purchase-order number: PO 9",
    "Northwind Ltd",
    "United Kingdom",
    "60",
    "£13.50",
    "£810.00",
    "How to order",
  ])
    expect(text).toContain(expected);
  await t.database.db.update(products).set({ priceCents: 99_900 }).where(eq(products.id, "credits-48-gbp"));
  const { order_id } = (await company.owner(operations.createCheckout, { body: { quote_id: made.id } })).body;
  expect(await findOrder(t.database.db, order_id)).toMatchObject({
    credits: 60,
    amountCents: 81_000,
    purchaseOrder: "PO 9",
    quoteId: made.id,
  });
  const body = { quote_id: made.id, purchase_order: "PO 10" };
  expect((await company.owner(operations.createInvoice, { body })).body).toMatchObject({
    amount: 81_000,
    purchase_order: "PO 10",
  });
});

test("after its last day a quote is only history", async () => {
  const made = await quote({ credits: 12 });
  expect(made.currency).toBe("GBP");
  await t.database.pool.query("update quotes set valid_until = $1 where id = $2", [t.clock.now(), made.id]);
  expect(await company.owner(operations.createInvoice, { body: { quote_id: made.id } })).toMatchObject({
    status: 409,
    body: { code: "QUOTE_EXPIRED" },
  });
  const { items } = (await company.owner(operations.listQuotes)).body;
  expect(items.map(({ valid }: { valid: boolean }) => valid)).toEqual([false, true]);
  expect(limits.quoteDays).toBe(30);
});
