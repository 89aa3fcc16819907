import { readFileSync } from "node:fs";
import { randomNumbers } from "@lantern/engine/random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany } from "../../../test/company.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { changeCredits } from "./credits.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
  (await t.database.pool.query<Row>(sql, values)).rows;
let counter = 0;

/** A purchase of the company, of which nothing else is stored. */
async function order(company: string, credits: number, cents: number): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `insert into orders (id, company_id, product_id, credits, amount_cents, currency, method, ordered_at)
      values (gen_random_uuid(), $1, (select id from products limit 1), $2, $3, 'EUR', 'card', now()) returning id`,
    ...[company, credits, cents],
  );
  return made!.id;
}

const change = (company: string, amount: number, orderId?: string) =>
  t.database.db.transaction((tx) =>
    changeCredits(tx, company, amount, {
      reason: orderId ? (amount > 0 ? "purchase" : "refund") : "adjustment",
      reference: `lots:${++counter}`,
      ...(orderId && { orderId }),
    }),
  );

/** Uses a credit, and returns what it cost. */
async function capture(company: string): Promise<number> {
  const [row] = await rows<{ net_cents: number }>(
    `insert into credit_ledger (id, company_id, amount, reason, reference)
      values ($3, $1, -1, 'capture', $2) returning net_cents`,
    ...[company, `lots:${++counter}`, orderedId()],
  );
  return row!.net_cents;
}

const lots = (company: string) =>
  rows<{ order_id: string | null; used: number; remaining: number }>(
    "select order_id, used, remaining from credit_lots where company_id = $1 order by order_id is not null, id",
    company,
  );

const totals = async (company: string) => {
  const [row] = await rows<{ balance: number; remaining: number }>(
    `select credit_balance as balance,
      (select coalesce(sum(remaining), 0)::int from credit_lots where company_id = companies.id) as remaining
      from companies where id = $1`,
    company,
  );
  return row!;
};

test("credits without a price are used first, then the oldest", async () => {
  const { id } = await testCompany(t);
  const first = await order(id, 3, 4_000);
  const second = await order(id, 2, 2_000);
  await change(id, 3, first);
  await change(id, 2, second);
  const costs = [];
  for (let seat = 0; seat < 11; seat++) costs.push(await capture(id));
  expect(costs).toEqual([0, 0, 0, 0, 0, 0, 1_333, 1_334, 1_333, 1_000, 1_000]);
  await expect(capture(id)).rejects.toThrow();
});

test("a refund takes from its own lot first, and what it gives back returns there", async () => {
  const { id } = await testCompany(t);
  const [old, recent] = [await order(id, 12, 19_200), await order(id, 48, 76_800)];
  await change(id, 12, old);
  await change(id, 48, recent);
  await change(id, -48, recent);
  expect((await lots(id)).map(({ remaining }) => remaining)).toEqual([6, 12, 0]);
  await change(id, 48, recent);
  expect((await lots(id)).map(({ remaining }) => remaining)).toEqual([6, 12, 48]);
});

const histories = Number(process.env.LOTS_HISTORIES ?? 25);
test(`[34] the balance is the sum of what remains in lots, whatever happens in ${histories} histories`, {
  timeout: 60_000 + histories * 1_000,
}, async () => {
  let started = 0;
  const several = async () => {
    while (started < histories) await live(++started);
  };
  await Promise.all([1, 2, 3, 4].map(several));
});

/** Thirty random changes of a company of its own; after each one lots and balance are compared. */
async function live(history: number): Promise<void> {
  const { id } = await testCompany(t);
  const orders = [await order(id, 12, 19_200), await order(id, 48, 76_800)];
  const added = [0, 0];
  let random = history;
  const next = (below: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % below;
  };
  for (let step = 0; step < 30; step++) {
    const which = next(2);
    const size = [12, 48][which]!;
    const kind = next(5);
    if (kind === 0) await change(id, size - added[which]!, orders[which]).then(() => (added[which] = size));
    if (kind === 1) {
      const part = next(added[which]! + 1);
      if (part > 0) await change(id, 0 - part, orders[which]);
      added[which]! -= part;
    }
    if (kind === 2) await change(id, next(9) - 4);
    if (kind > 2 && (await totals(id)).balance > 0) await capture(id);
    const { balance, remaining } = await totals(id);
    expect(remaining, `history ${history}, step ${step}`).toBe(balance);
  }
}

test("the update makes the same lots of the ledger of an earlier version", {
  // It goes through the ledgers of the histories too.
  timeout: 15_000 + histories * 20,
}, async () => {
  const { id } = await testCompany(t);
  const [first, second] = [await order(id, 12, 19_200), await order(id, 48, 76_800)];
  await change(id, 12, first);
  for (let seat = 0; seat < 9; seat++) await capture(id);
  await change(id, 48, second);
  await change(id, -20, second);
  await change(id, 5);
  for (let seat = 0; seat < 11; seat++) await capture(id);
  await change(id, 20, second);
  const seats = () =>
    rows("select id, net_cents, lot_id from credit_ledger where company_id = $1 order by id", id);
  const before = [await lots(id), await seats()];
  const migration = new URL("../../../drizzle/0040_credit_lots.sql", import.meta.url);
  const [replay] = /^do \$\$.*?^end \$\$;/ms.exec(readFileSync(migration, "utf8"))!;
  await t.database.pool.query(`
    alter table credit_ledger disable trigger credit_ledger_append_only;
    -- Without it no entry is looked for at each lot that is deleted.
    alter table credit_ledger drop constraint credit_ledger_lot_id_credit_lots_id_fk;
    update credit_ledger set lot_id = null, net_cents = null;
    delete from credit_lots;
    alter table credit_ledger add constraint credit_ledger_lot_id_credit_lots_id_fk
      foreign key (lot_id) references credit_lots (id);
    ${replay}
    alter table credit_ledger enable trigger credit_ledger_append_only;`);
  expect([await lots(id), await seats()]).toEqual(before);
});

const prices = Number(process.env.LOTS_PRICES ?? 4);
test(`[33] the prices of a lot's seats add up to its price, to the cent, for ${prices} prices`, {
  timeout: 60_000 + prices * 1_000,
}, async () => {
  const { id } = await testCompany(t);
  await change(id, -6);
  const fixed: [credits: number, cents: number][] = [
    [7, 9_999],
    [23, 1],
    [48, 76_813],
    [91, 123_457],
  ];
  const random = randomNumbers(33);
  const below = (number: number) => Math.floor(random() * number);
  const others = Array.from({ length: prices - fixed.length }, (): (typeof fixed)[0] => [
    1 + below(20),
    1 + below(50_000),
  ]);
  for (const [credits, cents] of [...fixed, ...others]) {
    await change(id, credits, await order(id, credits, cents));
    let sum = 0;
    for (let seat = 0; seat < credits; seat++) sum += await capture(id);
    expect(sum).toBe(cents);
  }
});
