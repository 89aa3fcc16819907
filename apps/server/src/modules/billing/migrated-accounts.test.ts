import { readFileSync } from "node:fs";
import { Role } from "@lantern/contract/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { faultsOf } from "../../../test/money/books.ts";
import { moneyContext } from "../../../test/money/test-companies.ts";
import { migrate } from "../../db/migrate.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { findAccount, listAccounts } from "./accounts/repository.ts";
import { writeAccount } from "./accounts/service.ts";
import { documentsOf } from "./document-repository.ts";
import { placeOrder } from "./place-order.ts";
import { findOrder } from "./repository.ts";

const [company, without, quoted, paid, bare] = Array.from({ length: 5 }, orderedId) as [
  string,
  string,
  string,
  string,
  string,
];
const earlier = {
  name: "Northwind GmbH",
  address: "Hafenstraße 12\n20457 Hamburg",
  countryId: "DE",
  vatId: null,
};
const onReceipt = { ...earlier, name: "Northwind i. G." };

let database: TestDatabase;
let money: ReturnType<typeof moneyContext>;

beforeAll(async () => {
  database = await testDatabase({ tables: false });
  const { pool } = database;
  const journal = JSON.parse(
    readFileSync(new URL("../../../drizzle/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_billing_accounts"));
  await migrate(pool, { upTo: journal.entries[index - 1]!.when });
  for (const id of [company, without])
    await pool.query("insert into companies (id, name) values ($1, 'Northwind')", [id]);
  await pool.query(
    "insert into company_billing (company_id, name, address, country_id, vat_id) values ($1, $2, $3, 'DE', 'DE136695976')",
    [company, earlier.name, earlier.address],
  );
  const order = `insert into orders (id, company_id, product_id, credits, amount_cents, currency, created_at, stage, status, method,
    ordered_at, valid_until, paid_at, credits_added) values ($1, $2, 'credits-12', 12, 22800, 'USD', now(), `;
  await pool.query(`${order} 'quoted', 'quoted', null, null, now() + interval '9 days', null, 0)`, [
    quoted,
    company,
  ]);
  await pool.query(`${order} 'ordered', 'paid', 'card', now(), null, now(), 12)`, [paid, company]);
  await pool.query(`${order} 'ordered', 'open', 'card', now(), null, null, 0)`, [bare, without]);
  await pool.query(
    "insert into payments (id, order_id, amount_cents, received_at) values ('pi_1', $1, 22800, now())",
    [paid],
  );
  await pool.query(
    "insert into credit_ledger (id, company_id, amount, reason, reference, order_id) values ($1, $2, 12, 'purchase', 'p', $3)",
    [orderedId(), company, paid],
  );
  for (const [n, [id, kind]] of (
    [
      [quoted, "quote"],
      [paid, "receipt"],
    ] as const
  ).entries())
    await pool.query(
      `insert into documents (id, company_id, order_id, kind, series, number, issued_at, amount_cents, billed_to)
       values ($1, $2, $3, $4, 'LH', 1, now(), 22800, $5)`,
      [orderedId(), company, id, kind, n ? onReceipt : earlier],
    );
  await pool.query(
    "insert into document_counters (series, kind, last) values ('LH', 'quote', 1), ('LH', 'receipt', 1)",
  );
  await migrate(pool);
  money = moneyContext(database.url);
});
afterAll(async () => {
  await money.close();
  await database.drop();
});

const scope = {
  userId: orderedId(),
  userTypeId: Role.CONSUMER_ADMIN,
  companyId: company,
  billingOnly: false,
  mayBuy: true,
  needsSecondFactor: false,
  unverified: false,
  tokenId: "none",
  signInId: "none",
};
const order = () =>
  money.ctx.db.transaction((tx) =>
    placeOrder(money.ctx, tx, scope, { purchase: { order_id: quoted }, method: "invoice", again: false }),
  );

test("a company's billing details become its default account, and orders have who was billed", async () => {
  const { db } = money.ctx;
  expect(await listAccounts(db, company)).toMatchObject([
    {
      label: "Northwind GmbH",
      street: "Hafenstraße 12, 20457 Hamburg",
      postcode: null,
      city: null,
      countryId: "DE",
      vatId: "DE136695976",
      isDefault: true,
      language: "en",
    },
  ]);
  expect(await listAccounts(db, without)).toEqual([]);
  const account = (await findAccount(db, company))!;
  expect(await findOrder(db, paid)).toMatchObject({
    billingAccountId: account.id,
    billedTo: onReceipt,
    amountCents: 22_800,
    netCents: 22_800,
    tax: null,
  });
  expect(await findOrder(db, quoted)).toMatchObject({ billedTo: earlier, taxCents: 0, tax: null });
  expect(await findOrder(db, bare)).toMatchObject({ billingAccountId: null, billedTo: null });
  expect(await faultsOf(database.pool)).toEqual({});
});

test("its next order waits for the address, and a quote keeps the total and currency it was issued with", async () => {
  await expect(order()).rejects.toMatchObject({ code: "BILLING_INCOMPLETE" });
  const account = (await findAccount(money.ctx.db, company))!;
  await money.ctx.db.execute(
    `insert into users (id, company_id, user_type_id, first_name, last_name, email) values ('${scope.userId}', '${company}', 2, 'A', 'B', 'a@b.example')`,
  );
  await writeAccount(money.ctx, scope, account.id, {
    label: "Northwind",
    name: "Northwind GmbH",
    street: "Hafenstraße 12",
    postcode: "20457",
    city: "Hamburg",
    country_id: "DE",
    vat_id: "DE136695976",
    invoice_email: null,
    buyer_reference: null,
    language: "de",
    format: "pdf",
    is_default: false,
  });
  await order();
  expect(await findOrder(money.ctx.db, quoted)).toMatchObject({
    status: "open",
    amountCents: 22_800,
    taxCents: 0,
    tax: null,
    currency: "USD",
    billedTo: { street: "Hafenstraße 12", city: "Hamburg" },
  });
  const documents = await documentsOf(money.ctx.db, [quoted]);
  expect(documents.map(({ kind, billedTo }) => [kind, billedTo])).toMatchObject([
    ["quote", earlier],
    ["invoice", { city: "Hamburg" }],
  ]);
  expect(await faultsOf(database.pool)).toEqual({});
});
