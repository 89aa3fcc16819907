import { messageOf } from "@lantern/contract/errors";
import * as operations from "@lantern/contract/http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testAdmin, testBuyer } from "../../../test/company.ts";
import { type Operator, sampleOperator } from "../../system/operator.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  company = await testBuyer(t);
});
afterEach(() => {
  t.context.settings.operator = sampleOperator;
});
afterAll(() => t.close());

const set = (change: Partial<Operator>) => {
  t.context.settings.operator = { ...sampleOperator, ...change };
};
const card = (body: object = { credits: 5 }) => company.owner(operations.createCheckout, { body });
const invoice = (body: object = { credits: 5, again: true }) =>
  company.owner(operations.createInvoice, { body });
const quote = () => company.owner(operations.createQuote, { body: { credits: 5 } });
const terms = async () => (await company.owner(operations.getCheckoutTerms)).body;
const refused = {
  status: 409,
  body: { code: "CHECKOUT_003", message: messageOf("CHECKOUT_003") },
};

test("without the operator's data nothing is sold, and the console names the setting", async () => {
  const { client } = await testAdmin(t);
  const missing = async () => (await client(operations.platformOverview)).body.missing_settings;
  expect(await missing()).toEqual([]);
  expect(await terms()).toMatchObject({ card: true, invoices: true });
  const { id } = (await quote()).body;
  const before = (await company.owner(operations.listOrders)).body.items;
  for (const [field, setting] of [
    ["name", "OPERATOR_NAME"],
    ["street", "OPERATOR_STREET"],
    ["postcode", "OPERATOR_POSTCODE"],
    ["city", "OPERATOR_CITY"],
    ["country", "OPERATOR_COUNTRY"],
    ["vat", "OPERATOR_VAT or OPERATOR_TAX_NUMBER"],
  ] as const) {
    set({ [field]: null });
    expect([field, await missing()]).toEqual([field, [setting]]);
    for (const response of [
      await card(),
      await card({ order_id: id }),
      await invoice(),
      await invoice({ order_id: id }),
      await quote(),
    ])
      expect([field, response]).toMatchObject([field, refused]);
    expect(await terms()).toMatchObject({ card: false, invoices: false });
  }
  expect((await company.owner(operations.listOrders)).body.items).toEqual(before);
});

test("without an IBAN nothing is sold by invoice; a tax number serves for a VAT number", async () => {
  set({ vat: null, taxNumber: "30/123/45678", iban: null });
  expect(await terms()).toMatchObject({ card: true, invoices: false });
  expect((await card()).status).toBe(200);
  expect((await quote()).status).toBe(200);
  expect(await invoice()).toMatchObject(refused);
});
