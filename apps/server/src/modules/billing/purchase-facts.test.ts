import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSample } from "../../../../../scripts/lib/sample.ts";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { faultsOf } from "../../../test/money/books.ts";
import { disputeOf, ordered, outcomeOf, pay, refundOf } from "../../../test/money/purchases.ts";
import { moneyContext } from "../../../test/money/test-companies.ts";
import { creditLedger } from "../../db/schema/index.ts";
import { deleteUnmatchedPayments } from "./payment-repository.ts";
import { reconcile } from "./reconcile.ts";
import { returnSurplus } from "./return-job.ts";

let database: TestDatabase;
let money: ReturnType<typeof moneyContext>;

beforeAll(async () => {
  database = await testDatabase();
  money = moneyContext(database.url);
});
afterAll(async () => {
  expect(await faultsOf(database.pool)).toEqual({});
  const { rows } = await database.pool.query(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
  await money.close();
  await database.drop();
});

type Bought = Awaited<ReturnType<typeof ordered>>;
const order = (...change: Parameters<typeof ordered> extends [unknown, ...infer Rest] ? Rest : never) =>
  ordered(money.ctx, ...change);
const outcome = (one: Bought) => outcomeOf(money.ctx, one);
const again = ({ id }: Bought) =>
  money.ctx.db.transaction((tx) => reconcile(money.ctx, tx, id, { kind: "page" }));
/** The waiting jobs that pay back, run as the job runner would, each twice at once. */
async function runReturns(): Promise<string[]> {
  const { rows } = await database.pool.query(
    "delete from graphile_worker._private_jobs where key like 'surplus:%' returning payload ->> 'payment' as payment",
  );
  const payments = rows.map(({ payment }: { payment: string }) => payment).sort();
  for (const payment of payments) await Promise.all([1, 2].map(() => returnSurplus(money.ctx, payment)));
  return payments;
}

describe("paid more than once", () => {
  test("and one of the two refunded: paid, credits and books as with one payment", async () => {
    const one = await order();
    await pay(money.ctx, one.id, "c1");
    await pay(money.ctx, one.id, "c2");
    await refundOf(money.ctx, "c1", "re_c1");
    expect(await outcome(one)).toMatchObject({
      status: "paid",
      credits: 48,
      ledger: 1,
      surplus: 0,
      documents: [["invoice", 91_392]],
      emails: ["receipt", "surplus", "returned"],
    });
    // The job was made before the refund, and finds nothing to pay back.
    expect(await runReturns()).toEqual(["c2"]);
    const { rows } = await database.pool.query("select id from refunds where payment_id like 'c_'");
    expect(rows).toEqual([{ id: "re_c1" }]);
  });

  test("three times: two payments go back, once each", async () => {
    const one = await order();
    for (const n of [1, 2, 3, 3]) await pay(money.ctx, one.id, `o${n}`);
    expect(await outcome(one)).toMatchObject({ status: "paid", credits: 48, surplus: 182_784 });
    expect(await runReturns()).toEqual(["o2", "o3"]);
    await runReturns();
    const { rows } = await database.pool.query(
      "select payment_id, amount_cents, state from refunds where payment_id like 'o_' order by 1",
    );
    expect(rows).toEqual([
      { payment_id: "o2", amount_cents: 91_392, state: "succeeded" },
      { payment_id: "o3", amount_cents: 91_392, state: "succeeded" },
    ]);
    expect(await outcome(one)).toMatchObject({ status: "paid", credits: 48, surplus: 0, ledger: 1 });
  });

  test("what the provider cannot pay back is not tried for ever: it stays visible to ADMIN", async () => {
    const one = await order();
    await pay(money.ctx, one.id, "u1");
    await pay(money.ctx, one.id, "u2");
    expect(await runReturns()).toEqual(["u2"]);
    await refundOf(money.ctx, "u2", "sandbox_surplus:u2:91392", 91_392, "failed");
    expect(await outcome(one)).toMatchObject({ status: "paid", credits: 48, surplus: 91_392 });
    expect(await runReturns()).toEqual([]);
  });
});

describe("a refund", () => {
  test("in two parts takes its share each time and ends at nothing", async () => {
    const one = await order({ credits: 12, amountCents: 11_899 });
    await pay(money.ctx, one.id, "d1", 11_899);
    expect((await outcome(one)).credits).toBe(12);
    await refundOf(money.ctx, "d1", "re_d1", 3333);
    expect(await outcome(one)).toMatchObject({ status: "part_refunded", credits: 9, refunded: 3333 });
    await refundOf(money.ctx, "d1", "re_d2", 8566);
    expect(await outcome(one)).toMatchObject({
      status: "refunded",
      credits: 0,
      documents: [
        ["invoice", 11_899],
        ["credit_note", 3333],
        ["credit_note", 8566],
      ],
    });
  });

  test("that fails gives the credits back and reverses its credit note, also if a success is reported late", async () => {
    const one = await order();
    await pay(money.ctx, one.id, "e1");
    await refundOf(money.ctx, "e1", "re_e1", 91_392, "pending");
    expect(await outcome(one)).toMatchObject({ status: "refunded", credits: 0 });
    await refundOf(money.ctx, "e1", "re_e1", 91_392, "failed");
    await refundOf(money.ctx, "e1", "re_e1", 91_392, "succeeded");
    expect(await outcome(one)).toMatchObject({
      status: "paid",
      credits: 48,
      refunded: 0,
      documents: [
        ["invoice", 91_392],
        ["credit_note", 91_392],
        ["credit_note_reversal", 91_392],
      ],
      emails: ["receipt", "refund", "refund-failed"],
    });
  });

  test("of used credits leaves a debt, which is gone once the refund fails", async () => {
    const one = await order();
    await pay(money.ctx, one.id, "f1");
    await money.ctx.db.insert(creditLedger).values({
      companyId: one.companyId,
      amount: -38,
      reason: "adjustment",
      reference: `used:${one.id}`,
    });
    await refundOf(money.ctx, "f1", "re_f1");
    expect(await outcome(one)).toMatchObject({ balance: 0, debt: 38 });
    await refundOf(money.ctx, "f1", "re_f1", 91_392, "failed");
    expect(await outcome(one)).toMatchObject({ balance: 10, debt: 0 });
  });

  test("of a half that is reported before the payment takes half the credits with it", async () => {
    const one = await order();
    await refundOf(money.ctx, "h1", "re_h1", 45_696);
    await pay(money.ctx, one.id, "h1");
    expect(await outcome(one)).toMatchObject({
      status: "part_refunded",
      credits: 24,
      documents: [
        ["invoice", 91_392],
        ["credit_note", 45_696],
      ],
    });
  });
});

describe("a dispute", () => {
  test("before its payment counts with it, and not any more once it is won", async () => {
    const one = await order();
    await disputeOf(money.ctx, "g1", "dp_g1", "open");
    expect(await outcome(one)).toMatchObject({ status: "open", credits: 0, documents: [] });
    await pay(money.ctx, one.id, "g1");
    expect(await outcome(one)).toMatchObject({ status: "disputed", credits: 0 });
    await disputeOf(money.ctx, "g1", "dp_g1", "won");
    expect(await outcome(one)).toMatchObject({
      status: "paid",
      credits: 48,
      documents: [["invoice", 91_392]],
    });
  });

  test("of a half takes half the credits, credits no invoice, and stays lost", async () => {
    const one = await order();
    await pay(money.ctx, one.id, "i1");
    await disputeOf(money.ctx, "i1", "dp_i1", "open", 45_696);
    await disputeOf(money.ctx, "i1", "dp_i1", "lost", 45_696);
    for (const late of ["open", "won"] as const) await disputeOf(money.ctx, "i1", "dp_i1", late, 45_696);
    expect(await outcome(one)).toMatchObject({
      status: "disputed",
      credits: 24,
      documents: [["invoice", 91_392]],
    });
  });

  test("and a refund of one payment never count twice", async () => {
    const one = await order();
    await pay(money.ctx, one.id, "j1");
    await disputeOf(money.ctx, "j1", "dp_j1", "open");
    await refundOf(money.ctx, "j1", "re_j1");
    expect(await outcome(one)).toMatchObject({ status: "disputed", credits: 0, debt: 0, surplus: 0 });
    await disputeOf(money.ctx, "j1", "dp_j1", "won");
    expect(await outcome(one)).toMatchObject({ status: "refunded", credits: 0, debt: 0, surplus: 0 });
  });
});

test("a transfer that is 15.00 short leaves the credits on account; the rest completes it", async () => {
  const one = await order({ method: "invoice", onAccount: 12 });
  await pay(money.ctx, one.id, "m1", 89_892);
  expect(await outcome(one)).toMatchObject({ status: "part_paid", credits: 12, emails: ["part-payment"] });
  await pay(money.ctx, one.id, "m2", 1500);
  expect(await outcome(one)).toMatchObject({
    status: "paid",
    credits: 48,
    ledger: 2,
    surplus: 0,
    documents: [
      ["invoice", 91_392],
      ["confirmation", 91_392],
    ],
  });
});

test("what is reported about payments of others is forgotten after 90 days, and nothing else", async () => {
  const one = await order();
  await pay(money.ctx, one.id, "k1");
  await refundOf(money.ctx, "k1", "re_k1", 1);
  await refundOf(money.ctx, "strange", "re_strange");
  await disputeOf(money.ctx, "strange", "dp_strange", "open");
  const count = async () =>
    (
      await database.pool.query(
        `select (select count(*)::int from payments where id in ('k1', 'strange')) payments,
           (select count(*)::int from refunds where id in ('re_k1', 're_strange')) refunds,
           (select count(*)::int from disputes where id = 'dp_strange') disputes`,
      )
    ).rows[0];
  const day = 86_400_000;
  await deleteUnmatchedPayments(money.ctx.db, new Date(Date.now() + 89 * day));
  expect(await count()).toEqual({ payments: 2, refunds: 2, disputes: 1 });
  await deleteUnmatchedPayments(money.ctx.db, new Date(Date.now() + 91 * day));
  expect(await count()).toEqual({ payments: 1, refunds: 1, disputes: 0 });
});

// Any order, any repetition, several connections.
interface Fact {
  kind: "pay" | "refund" | "dispute";
  payment: number;
  number: number;
  cents: number;
  state: string;
}
const anyFacts = fc
  .array(
    fc.oneof(
      fc.record({
        kind: fc.constant("pay" as const),
        payment: fc.nat(2),
        number: fc.constant(0),
        cents: fc.constant(91_392),
        state: fc.constant(""),
      }),
      fc.record({
        kind: fc.constant("refund" as const),
        payment: fc.nat(2),
        number: fc.nat(2),
        cents: fc.constantFrom(91_392, 45_696, 1),
        state: fc.constantFrom("pending", "succeeded", "failed"),
      }),
      fc.record({
        kind: fc.constant("dispute" as const),
        payment: fc.nat(2),
        number: fc.constant(0),
        cents: fc.constantFrom(91_392, 30_464),
        state: fc.constantFrom("open", "won"),
      }),
    ),
    { minLength: 2, maxLength: 9 },
  )
  .map((list: Fact[]) => {
    // One refund or dispute has one amount, whatever its events say.
    const amounts = new Map<string, number>();
    return list.map((fact) => {
      const key = `${fact.kind}${fact.payment}.${fact.number}`;
      amounts.set(key, amounts.get(key) ?? fact.cents);
      return { ...fact, cents: amounts.get(key)! };
    });
  });

async function apply(id: string, { kind, payment, number, cents, state }: Fact): Promise<void> {
  const name = `z${id}.${payment}`;
  if (kind === "pay") await pay(money.ctx, id, name, cents);
  else if (kind === "refund")
    await refundOf(money.ctx, name, `re_${name}.${number}`, cents, state as "pending");
  else await disputeOf(money.ctx, name, `dp_${name}`, state as "open", cents);
}

const sets = Number(process.env.MONEY_SETS ?? (isSample ? 10 : 25));
test(
  `${sets} sets of events end the same in three orders, one of them at once on several connections`,
  async () => {
    const arbitrary = anyFacts.chain((list) =>
      fc.record({
        list: fc.constant(list),
        other: fc.shuffledSubarray([...list, ...list.slice(0, 2)], {
          minLength: list.length + Math.min(2, list.length),
        }),
      }),
    );
    for (const { list, other } of fc.sample(arbitrary, { numRuns: sets, seed: 11 })) {
      const ends: unknown[] = [];
      for (const round of [0, 1, 2]) {
        const one = await order();
        const events = round === 0 ? list : other;
        if (round < 2) for (const fact of events) await apply(one.id, fact);
        else await Promise.all(events.map((fact) => apply(one.id, fact)));
        const end = await outcome(one);
        await again(one);
        expect(await outcome(one)).toEqual(end);
        const documented = end.documents.reduce(
          (sum, [kind, cents]) => sum + (kind === "credit_note" ? -cents : cents),
          0,
        );
        const { status, credits, surplus, refunded } = end;
        ends.push({ status, credits, surplus, refunded, documented });
      }
      expect([ends[1], JSON.stringify(list)]).toEqual([ends[0], JSON.stringify(list)]);
      expect([ends[2], JSON.stringify(list)]).toEqual([ends[0], JSON.stringify(list)]);
    }
  },
  60_000 + sets * 4_000,
);

const pairs = Number(process.env.MONEY_PAIRS ?? 40);
test(`of ${pairs} refunds beside their payments none is lost`, {
  timeout: 60_000 + pairs * 2_000,
}, async () => {
  for (let n = 0; n < pairs; n++) {
    const one = await order();
    const name = `y${n}`;
    await Promise.all([pay(money.ctx, one.id, name), refundOf(money.ctx, name, `re_${name}`)]);
    expect((await outcome(one)).status).toBe("refunded");
  }
});

test("numbers of documents have no gaps after rollbacks", async () => {
  const stop = new Error("stop");
  const bookBoth = async (ctx: typeof money.ctx, id: string) => {
    await pay(ctx, id, `q${id}`);
    await refundOf(ctx, `q${id}`, `re_q${id}`);
  };
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, n) => {
      const { id } = await order();
      if (n % 3) return bookBoth(money.ctx, id);
      return money.ctx.db.transaction(async (tx) => {
        await bookBoth({ ...money.ctx, db: tx as unknown as typeof money.ctx.db }, id);
        throw stop;
      });
    }),
  );
  const reasons = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(reasons).toEqual(Array(10).fill(stop));
  const { rows } = await database.pool.query(
    "select kind, max(number) - count(*)::int as gaps from documents where kind <> 'confirmation' group by kind order by kind",
  );
  expect(rows).toEqual(rows.map(({ kind }) => ({ kind, gaps: 0 })));
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["credit_note", "invoice"]));
}, 60_000);
