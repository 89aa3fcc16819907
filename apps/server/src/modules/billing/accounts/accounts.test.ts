import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  malformed,
  type SentBody,
  type TestApplication,
  testApplication,
} from "../../../../test/application.ts";
import { type TestCompany, testBuyer, testCompany } from "../../../../test/company.ts";
import { limitRules } from "../../../core/limits/rules.ts";
import type { VatCheckResult } from "../../../core/ports/vat-check.ts";
import { sampleOperator } from "../../../system/operator.ts";
import { findAccount, listAccounts } from "./repository.ts";
import { checkNumbers } from "./service.ts";

let t: TestApplication;
let company: TestCompany;
/** What the online check says; null: nothing. */
let result: VatCheckResult | null = null;
const requested: string[] = [];

beforeAll(async () => {
  t = await testApplication({}, {}, undefined, undefined, {
    request: async (number) => {
      requested.push(number);
      return result;
    },
  });
});
beforeEach(async () => {
  company = await testCompany(t);
  requested.length = 0;
  result = null;
});
afterAll(() => t.close());

const hamburg = {
  name: "Northwind GmbH",
  street: "Hafen 4",
  postcode: "20457",
  city: "Hamburg",
  country_id: "DE",
};
const paris = {
  name: "Northwind SARL",
  street: "1 quai",
  postcode: "75001",
  city: "Paris",
  country_id: "FR",
};
const list = async (of = company): Promise<operations.BillingAccount[]> =>
  (await of.owner(operations.listBillingAccounts)).body.items;
const add = async (
  body: Partial<SentBody<typeof operations.createBillingAccount>>,
  of = company,
): Promise<operations.BillingAccount> =>
  (await of.owner(operations.createBillingAccount, { body: malformed(body) })).body;
const put = (id: string, body: Partial<SentBody<typeof operations.createBillingAccount>>, of = company) =>
  of.owner(operations.putBillingAccount, { params: { id }, body: malformed(body) });
const remove = (id: string, of = company) => of.owner(operations.deleteBillingAccount, { params: { id } });

test("the first account is the default until another one is, and the default stays", async () => {
  const first = await add(hamburg);
  expect(first).toMatchObject({ label: "Northwind GmbH", is_default: true, vat_id: null, language: "en" });
  const second = await add({
    ...paris,
    label: "France",
    invoice_email: "Rechnung@northwind.example",
    language: "es",
  });
  expect(second).toMatchObject({
    is_default: false,
    label: "France",
    invoice_email: "Rechnung@northwind.example",
  });
  expect(await remove(first.id)).toMatchObject({ status: 409, body: { code: "BILLING_IN_USE" } });
  await put(second.id, { ...paris, label: "France", is_default: true });
  expect((await list()).map(({ label, is_default }) => [label, is_default])).toEqual([
    ["France", true],
    ["Northwind GmbH", false],
  ]);
  // A change that does not say so leaves it the default.
  await put(second.id, paris);
  expect((await list())[0]).toMatchObject({ label: "Northwind SARL", is_default: true });
  expect((await remove(first.id)).status).toBe(204);
  expect(await list()).toHaveLength(1);
});

test("each account has its own tax and currencies", async () => {
  expect(await add(hamburg)).toMatchObject({
    tax: { percent: 19, line: "VAT 19%" },
    currencies: ["EUR"],
    refused: null,
  });
  expect(await add({ ...paris, vat_id: "FR40303265045", language: "de" })).toMatchObject({
    tax: {
      percent: 0,
      line: "Steuerschuldnerschaft des Leistungsempfängers (Art. 196 der Richtlinie 2006/112/EG)",
    },
    currencies: ["USD", "EUR", "GBP"],
  });
  expect(await add({ ...paris, vat_id: "" })).toMatchObject({ tax: { percent: 19 }, currencies: ["EUR"] });
});

test("where the VAT is owed in a currency without a price, nothing is sold, and the account says why", async () => {
  t.context.settings.operator = { ...sampleOperator, country: "CH", vat: "CHE123456788" };
  try {
    const zurich = { ...hamburg, postcode: "8001", city: "Zürich", country_id: "CH" };
    expect(await add(zurich)).toMatchObject({
      tax: { percent: 8.1, line: "VAT 8.1%" },
      currencies: [],
      refused: "CURRENCY_NO_PRICE",
    });
    for (const operation of [operations.createCheckout, operations.createInvoice, operations.createQuote])
      expect(await company.owner(operation, { body: { credits: 5 } })).toMatchObject({
        status: 409,
        body: { code: "CURRENCY_NO_PRICE" },
      });
  } finally {
    t.context.settings.operator = sampleOperator;
  }
});

test("a seller without a VAT number sells to no company of another country of the Union", async () => {
  t.context.settings.operator = { ...sampleOperator, vat: null, taxNumber: "30/123" };
  try {
    await add({ ...paris, vat_id: "FR40303265045" });
    expect(await list()).toMatchObject([{ tax: null, currencies: [], refused: "VAT_SELLER" }]);
    expect(await company.owner(operations.createQuote, { body: { credits: 5 } })).toMatchObject({
      body: { code: "VAT_SELLER" },
    });
  } finally {
    t.context.settings.operator = sampleOperator;
  }
});

test("what is missing or wrong is said at its field, and nothing is stored", async () => {
  const faults = async (body: Partial<SentBody<typeof operations.createBillingAccount>>) =>
    Object.keys(
      (await company.owner(operations.createBillingAccount, { body: malformed(body) })).body.errors!,
    ).sort();
  expect(await faults({ name: " ", street: "", city: " ", country_id: "" })).toEqual([
    ...["city", "country_id", "name", "street"],
  ]);
  expect(await faults({ ...hamburg, postcode: "" })).toEqual(["postcode"]);
  expect(await faults({ ...hamburg, vat_id: "FR40303265045" })).toEqual(["vat_id"]);
  expect(await faults({ ...hamburg, invoice_email: "nobody" })).toEqual(["invoice_email"]);
  expect(await list()).toEqual([]);
  // Where there are no postcodes, none is needed.
  expect(await add({ ...hamburg, postcode: "", country_id: "HK" })).toMatchObject({ postcode: null });
});

test("accounts of another company are out of reach, also to be billed", async () => {
  const stranger = await testBuyer(t);
  const theirs = await add(hamburg, stranger);
  const before = await list(stranger);
  await add({ ...paris, vat_id: "FR40303265045" });
  for (const response of [await put(theirs.id, paris), await remove(theirs.id)])
    expect(response.status).toBe(404);
  for (const operation of [operations.createCheckout, operations.createInvoice, operations.createQuote])
    expect(
      await company.owner(operation, { body: { credits: 5, billing_account_id: theirs.id } }),
    ).toMatchObject({ status: 404 });
  expect(await list(stranger)).toEqual(before);
  expect((await company.owner(operations.listOrders)).body.items).toEqual([]);
});

test("twenty requests at once leave one default", async () => {
  await Promise.all(Array.from({ length: 20 }, () => add({ ...hamburg, is_default: true })));
  const all = await list();
  expect(all).toHaveLength(20);
  expect(all.filter(({ is_default }) => is_default)).toHaveLength(1);
});

describe("an online check", () => {
  const number = { ...paris, vat_id: "FR40303265045" };
  const run = (settings: "on" | "required", work: () => Promise<void>) => {
    t.context.settings.billing = { ...t.context.settings.billing, vatCheck: settings };
    return work().finally(() => {
      t.context.settings.billing = { ...t.context.settings.billing, vatCheck: "off" };
    });
  };

  test("of an invalid number means the home rate; a result is stored with its proof", () =>
    run("on", async () => {
      result = { valid: false, reference: null };
      const account = await add(number);
      expect(account).toMatchObject({ vat_check: "invalid", tax: { percent: 19 } });
      result = { valid: true, reference: "WAPIAAAA" };
      // The same number is not checked again; another one is.
      await put(account.id, number);
      expect(requested).toHaveLength(1);
      expect((await put(account.id, { ...number, vat_id: "FR61954506077" })).body).toMatchObject({
        vat_check: "valid",
        tax: { percent: 0 },
      });
      expect((await findAccount(t.database.db, company.id))!.vatCheck).toEqual({
        valid: true,
        reference: "WAPIAAAA",
        at: t.clock.now().toISOString(),
      });
    }));

  test("that is turned off again counts no longer", async () => {
    await run("on", async () => {
      result = { valid: false, reference: null };
      expect(await add(number)).toMatchObject({ vat_check: "invalid", tax: { percent: 19 } });
    });
    expect(await list()).toMatchObject([{ vat_check: null, tax: { percent: 0 } }]);
  });

  test("without a result the order goes on by form, or waits where the result is required", async () => {
    await run("on", async () => {
      expect(await add(number)).toMatchObject({ vat_check: "no_answer", tax: { percent: 0 }, refused: null });
    });
    await run("required", async () => {
      expect(await list()).toMatchObject([{ tax: null, refused: "VAT_UNCHECKED" }]);
      expect(await company.owner(operations.createQuote, { body: { credits: 5 } })).toMatchObject({
        body: { code: "VAT_UNCHECKED" },
      });
    });
  });

  test("is not for sending a service many numbers", () =>
    run("on", async () => {
      const account = await add(number);
      const { burst } = limitRules.vatNumber;
      const statuses: number[] = [];
      for (let n = 0; n < burst; n++)
        statuses.push((await put(account.id, { ...number, vat_id: `FR${10 + n}303265045` })).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect(requested).toHaveLength(burst);
      // What changes nothing about the number is saved.
      expect((await put(account.id, { ...number, vat_id: `FR${8 + burst}303265045` })).status).toBe(200);
    }));

  test("is repeated while there is no result, and after 90 days; a service that is away takes nothing back", () =>
    run("on", async () => {
      await add(number);
      const check = async () => {
        requested.length = 0;
        await checkNumbers(t.context);
        return [requested.length > 0, (await listAccounts(t.database.db, company.id))[0]!.vatCheck!.valid];
      };
      expect(await check()).toEqual([true, null]);
      result = { valid: true, reference: null };
      expect(await check()).toEqual([true, true]);
      expect((await check())[0]).toBe(false);
      const before = t.clock.at;
      t.clock.advance((limits.vatCheckDays + 1) * 24 * 60);
      result = null;
      expect(await check()).toEqual([true, true]);
      result = { valid: false, reference: null };
      expect(await check()).toEqual([true, false]);
      t.clock.at = before;
    }));

  test("asks about numbers of the Union alone", () =>
    run("on", async () => {
      await add({ ...hamburg, postcode: "8001", country_id: "CH", vat_id: "CHE123456788" });
      expect(requested).toEqual([]);
    }));
});
