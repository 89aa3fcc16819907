import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { setBilling, testAdmin, testCompany } from "../../../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const buyers = {
  DE: { street: "Hafen 4", postcode: "20457", city: "Hamburg", vat_id: "DE136695976" },
  FR: { street: "1 quai", postcode: "75001", city: "Paris", vat_id: "FR40303265045" },
  ES: { street: "Calle 1", postcode: "28001", city: "Madrid" },
  US: { street: "1 Main Street", postcode: "94105", city: "San Francisco, CA" },
};

/** Each buys by invoice, or only has a quote. */
async function sell(
  countries: (keyof typeof buyers)[],
  operation: typeof operations.createInvoice | typeof operations.createQuote,
) {
  for (const country_id of countries) {
    const company = await testCompany(t);
    await setBilling(company, { name: "Northwind", country_id, ...buyers[country_id] });
    expect((await company.owner(operation, { body: { credits: 5 } })).status).toBe(200);
  }
}

test("the console names what sales oblige a German seller to, by the countries that it sold to", async () => {
  const { client } = await testAdmin(t);
  const duties = async () => (await client(operations.platformOverview)).body.duties;
  await sell(["DE", "FR", "ES", "US"], operations.createQuote);
  expect(await duties()).toEqual([]);
  await sell(["US", "FR", "DE", "DE"], operations.createInvoice);
  const always = [
    { kind: "e_invoices", countries: ["DE"] },
    { kind: "sales_list", countries: ["FR"] },
  ];
  expect(await duties()).toEqual(always);
  await sell(["ES"], operations.createInvoice);
  expect(await duties()).toEqual([...always, { kind: "home_rate", countries: ["ES"] }]);
  const { billing } = t.context.settings;
  t.context.settings.billing = { ...billing, oss: true };
  await sell(["ES"], operations.createInvoice);
  t.context.settings.billing = billing;
  expect(await duties()).toContainEqual({ kind: "one_stop_shop", countries: ["ES"] });
  t.clock.advance(366 * 24 * 60);
  const later = (await testAdmin(t)).client;
  expect((await later(operations.platformOverview)).body.duties).toEqual([]);
});
