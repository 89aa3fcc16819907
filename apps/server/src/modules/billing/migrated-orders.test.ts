import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomNumbers } from "@lantern/engine/random";
import type pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/test-database.ts";
import { faultsOf } from "../../../test/money/books.ts";
import { moneyContext } from "../../../test/money/test-companies.ts";
import { saveBeforeUpdate } from "../../backup/before-update.ts";
import { contentOf } from "../../backup/content.ts";
import { migrate } from "../../db/migrate.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { applyPaymentEvent } from "./apply-payment.ts";
import { documentsOf } from "./document-repository.ts";
import { reconcile } from "./reconcile.ts";
import { findOrderOrQuote } from "./repository.ts";

const random = randomNumbers(5);
const dice = (below: number) => Math.floor(random() * below);

/** One order as it was booked before payments and refunds were facts, in a company of its own. */
async function bookOrder(pool: pg.Pool, n: number, numbers: Map<string, number>): Promise<string> {
  const [company, id] = [orderedId(), orderedId()];
  await pool.query("insert into companies (id, name) values ($1, 'Northwind')", [company]);
  const credits = 1 + dice(300);
  const amount = credits * (1200 + dice(900));
  const method = dice(3) ? "card" : "invoice";
  const [kind, state] = [dice(10), (["open", "won", "lost"] as const)[dice(3)]!];
  const isPaid = kind >= 3;
  const atOnce = method === "invoice" && dice(2) ? Math.min(credits, 1 + dice(60)) : 0;
  const refunded =
    kind === 6 ? amount : kind === 9 && method === "card" ? 0 : kind > 6 ? 1 + dice(amount) : 0;
  const dispute = isPaid && (kind === 8 || (kind === 9 && method === "card")) ? state : null;
  const isDisputed = dispute === "open" || dispute === "lost";
  const cancelled = !isPaid && method === "invoice" && kind === 0;
  const added = isPaid ? credits : atOnce;
  const withdrawn = cancelled
    ? atOnce
    : !isPaid
      ? 0
      : isDisputed
        ? credits
        : Math.round((credits * refunded) / amount);
  const status = isPaid
    ? isDisputed
      ? "disputed"
      : refunded >= amount
        ? "refunded"
        : "paid"
    : cancelled
      ? "cancelled"
      : method === "card"
        ? ["open", "declined", "expired"][kind]!
        : "open";
  const at = new Date(Date.UTC(2026, 10, 1) + n * 60_000);
  await pool.query(
    `insert into orders (id, company_id, product_id, credits, amount_cents, currency, status, created_at, paid_at, payment,
       method, due_at, cancelled_at, credits_added, refunded_cents, refunded_at, dispute, credits_withdrawn)
     values ($1, $2, 'credits-12', $3, $4, 'EUR', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      ...[id, company, credits, amount, status, at, isPaid ? at : null],
      ...[isPaid && method === "card" ? `pi_${n}` : null, method, method === "invoice" ? at : null],
      ...[
        cancelled ? at : null,
        added,
        isPaid ? refunded : 0,
        isPaid && refunded ? at : null,
        dispute,
        withdrawn,
      ],
    ],
  );
  const ledger: [number, string, string][] = [
    [atOnce, "purchase", `invoice:${id}`],
    [isPaid ? credits - atOnce : 0, "purchase", `order:${id}`],
    [0 - withdrawn, isDisputed ? "chargeback" : "refund", `refund:${id}`],
  ];
  for (const [change, reason, reference] of ledger.filter(([change]) => change !== 0))
    await pool.query(
      "insert into credit_ledger (id, company_id, amount, reason, reference, order_id) values ($1, $2, $3, $4, $5, $6)",
      [orderedId(), company, change, reason, reference, id],
    );
  const credited = cancelled ? amount : isPaid ? refunded : 0;
  const documents: [string, number][] = [
    ["invoice", method === "invoice" ? amount : 0],
    ["receipt", isPaid ? amount : 0],
    ["credit_note", credited],
  ];
  for (const [document, cents] of documents.filter(([, cents]) => cents > 0)) {
    const number = (numbers.get(document) ?? 0) + 1;
    numbers.set(document, number);
    await pool.query(
      `insert into documents (id, company_id, order_id, kind, series, number, issued_at, amount_cents)
       values ($1, $2, $3, $4, 'LH', $5, $6, $7)`,
      [orderedId(), company, id, document, number, at, cents],
    );
  }
  return `${method} ${status}${status === "paid" && refunded > 0 ? " in part" : ""}`;
}

/** A quote for every order, of which three in four were ordered, one of them by card and by invoice. */
async function bookQuotes(pool: pg.Pool): Promise<{ id: string; company: string; isOrdered: boolean }[]> {
  await pool.query(
    `insert into quotes (id, company_id, series, number, product_id, credits, amount_cents, currency, billed_to, seller, created_at, valid_until)
     select gen_random_uuid(), company_id, 'LH', row_number() over (order by id), product_id, credits, amount_cents, currency,
       '{"name": "Northwind"}', '{"name": "Lantern Hour"}', created_at, created_at + interval '30 days' from orders`,
  );
  await pool.query(
    "update orders set quote_id = q.id from quotes q where q.company_id = orders.company_id and q.number % 4 <> 0",
  );
  await pool.query(
    `insert into orders (id, company_id, product_id, credits, amount_cents, currency, quote_id)
     select gen_random_uuid(), company_id, product_id, credits, amount_cents, currency, quote_id
     from orders where method = 'invoice' and status = 'open' and quote_id is not null limit 1`,
  );
  await pool.query(
    "insert into document_counters (series, kind, last) select 'LH', 'quote', count(*) from quotes",
  );
  const { rows } = await pool.query(
    `select id, company_id as company,
       exists (select from orders o where o.quote_id = quotes.id and o.status <> 'cancelled') as "isOrdered"
     from quotes`,
  );
  return rows;
}

test("400 earlier orders in all states become facts that amount to what was booked, and there is a way back", async () => {
  const database = await testDatabase({ tables: false });
  const { pool } = database;
  const journal = JSON.parse(
    readFileSync(new URL("../../../drizzle/meta/_journal.json", import.meta.url), "utf8"),
  ) as { entries: { tag: string; when: number }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith("_purchase_facts"));
  await migrate(pool, { upTo: journal.entries[index - 1]!.when });
  const [states, numbers] = [new Set<string>(), new Map<string, number>()];
  for (let n = 0; n < 400; n++) states.add(await bookOrder(pool, n, numbers));
  for (const [kind, last] of numbers)
    await pool.query("insert into document_counters (series, kind, last) values ('LH', $1, $2)", [
      kind,
      last,
    ]);
  expect(states.size).toBeGreaterThanOrEqual(11);
  const quotes = await bookQuotes(pool);
  await pool.query("update companies set invoice_limit = 1000");
  const credits = async () =>
    (await pool.query("select sum(credit_balance)::int, sum(credit_debt)::int as debt from companies"))
      .rows[0];
  const before = await credits();
  const dataDir = mkdtempSync(join(tmpdir(), "lantern-orders-"));
  const appKey = "an-example-key-that-opens-only-test-data-00";
  const saved = await saveBeforeUpdate({ backup: null, dataDir, appKey }, database.url);
  const content = await contentOf(database.url);

  await migrate(pool);
  const money = moneyContext(database.url);
  const booked = async () => ({
    orders: (await pool.query("select * from orders order by id")).rows,
    documents: (await pool.query("select count(*)::int from documents")).rows,
    ledger: (await pool.query("select count(*)::int from credit_ledger")).rows,
    jobs: (await pool.query("select count(*)::int from graphile_worker.jobs where key like 'surplus:%'"))
      .rows,
  });
  const migrated = await booked();
  for (const { id } of migrated.orders)
    await money.ctx.db.transaction((tx) => reconcile(money.ctx, tx, id, { kind: "page" }));
  expect(await booked()).toEqual(migrated);
  expect(await credits()).toEqual(before);
  expect(await faultsOf(pool)).toEqual({});

  // Each quote is one order: the one that was ordered, or itself.
  for (const { id, company, isOrdered } of quotes) {
    const order = await money.ctx.db.transaction((tx) => findOrderOrQuote(tx, company, id));
    const [quote] = (await documentsOf(money.ctx.db, [order!.id])).filter(({ kind }) => kind === "quote");
    expect(quote).toMatchObject({ id, billedTo: { name: "Northwind" }, seller: { name: "Lantern Hour" } });
    expect(order!.validUntil).not.toBeNull();
    if (isOrdered) expect(order).toMatchObject({ stage: "ordered", quoteId: id });
    else expect(order).toMatchObject({ id, status: "quoted" });
  }

  // Late events about what was booked before change nothing; new ones count.
  const { rows } = await pool.query(
    "select p.id, p.order_id, r.amount_cents from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where o.status = 'part_refunded' and p.id like 'pi_%' limit 1",
  );
  const [{ id: payment, order_id: order, amount_cents: cents }] = rows;
  const late = { kind: "refund", refund: "re_late", payment, cents, state: "succeeded" } as const;
  await applyPaymentEvent(money.ctx, { ...late, createdAt: new Date(Date.UTC(2026, 9, 31)) });
  expect(await booked()).toEqual(migrated);
  await applyPaymentEvent(money.ctx, { ...late, refund: "re_new", cents: 1_000_000, createdAt: new Date() });
  const { rows: after } = await pool.query("select status from orders where id = $1", [order]);
  expect(after).toEqual([{ status: "refunded" }]);
  await money.close();

  // The way back: what was saved before the update is the same database as then, and can be updated again.
  await saved.putBack(pool);
  expect(await contentOf(database.url)).toEqual(content);
  await migrate(pool);
  expect(await faultsOf(pool)).toEqual({});
  await database.drop();
  rmSync(dataDir, { recursive: true });
}, 120_000);
