import { Role } from "@lantern/contract/roles";
import { randomNumbers } from "@lantern/engine/random";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { AppError } from "../../src/core/app-error.ts";
import type { Context } from "../../src/core/context.ts";
import type { PaymentEvent } from "../../src/core/ports/payment-provider.ts";
import { orders, sessionConsumers, sessions } from "../../src/db/schema/index.ts";
import { applyPaymentEvent } from "../../src/modules/billing/apply-payment.ts";
import { cancelInvoice, cancelOrder } from "../../src/modules/billing/cancel-order.ts";
import { remindOfInvoices } from "../../src/modules/billing/invoice-job.ts";
import { makeQuote } from "../../src/modules/billing/make-quote.ts";
import { orderByCard } from "../../src/modules/billing/order-by-card.ts";
import { markPaid, orderByInvoice } from "../../src/modules/billing/order-by-invoice.ts";
import { paymentsOf } from "../../src/modules/billing/payment-repository.ts";
import { isTransfer } from "../../src/modules/billing/position-policy.ts";
import { adjust, refund } from "../../src/modules/billing/refund.ts";
import { refundUnused } from "../../src/modules/billing/refund-unused.ts";
import { returnSurplus } from "../../src/modules/billing/return-job.ts";
import { findSeat } from "../../src/modules/participant/repository.ts";
import { createLifecycle } from "../../src/modules/session/lifecycle.ts";
import { respond } from "../../src/modules/session/respond.ts";
import { create } from "../../src/modules/session/service.ts";
import { setAttendees } from "../../src/modules/session/set-attendees.ts";
import { cancel, confirm } from "../../src/modules/session/status.ts";
import type { MoneyCompany, World } from "./test-companies.ts";

/** Numbers from 0 up to `below`, the same for the same seed. */
export type Dice = (below: number) => number;

function diceOf(seed: number): Dice {
  const next = randomNumbers(seed);
  return (below) => Math.floor(next() * below);
}

type Operation = (ctx: Context, company: MoneyCompany, dice: Dice, world: World) => Promise<unknown>;
type SessionStatus = (typeof sessions.$inferSelect)["status"];

async function anySession(
  ctx: Context,
  company: MoneyCompany,
  dice: Dice,
  ...states: SessionStatus[]
): Promise<string | undefined> {
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.companyId, company.scope.companyId), inArray(sessions.status, states)));
  return rows[dice(rows.length)]?.id;
}

const kinds = {
  card: eq(orders.method, "card"),
  paid: isNotNull(orders.paidAt),
  "paid by card": and(eq(orders.method, "card"), eq(orders.status, "paid")),
};

async function anyOrder(ctx: Context, company: MoneyCompany, dice: Dice, kind: keyof typeof kinds) {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, company.scope.companyId), kinds[kind]));
  return rows[dice(rows.length)];
}

async function anyInvoice(ctx: Context, company: MoneyCompany, dice: Dice) {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, company.scope.companyId),
        eq(orders.method, "invoice"),
        inArray(orders.status, ["open", "part_paid"]),
      ),
    );
  return rows[dice(rows.length)];
}

const some = (company: MoneyCompany, dice: Dice, number: number) => {
  const from = dice(company.people.length);
  return [...company.people.slice(from), ...company.people.slice(0, from)].slice(0, number);
};
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
/** Once in four times another payment than the first one. */
const paid = (order: typeof orders.$inferSelect, dice: Dice = () => 1): PaymentEvent => ({
  kind: "paid",
  orderId: order.id,
  payment: `pi_${order.id}${dice(4) ? "" : "_again"}`,
  amountCents: order.amountCents,
  currency: order.currency,
});
const twice = (ctx: Context, event: PaymentEvent) =>
  Promise.all([applyPaymentEvent(ctx, event), applyPaymentEvent(ctx, event)]);

const platformAdmin = (userId: string) => ({
  userId,
  userTypeId: Role.ADMIN,
  billingOnly: false,
  mayBuy: false,
  companyId: null,
  needsSecondFactor: false,
  unverified: false,
  tokenId: "none",
  signInId: "none",
});

/** Everything that moves credits; an operation that is listed twice runs twice as often. */
const operations: Operation[] = [
  async function plan(ctx, company, dice) {
    const seats = 2 + dice(6);
    const body = {
      title: "Session",
      experience: "the-quiet-station",
      starts_at: soon(),
      timezone: "UTC",
      seats,
    };
    const { id } = await create(ctx, company.scope, body, undefined);
    await setAttendees(ctx, company.scope, id, { consumer_ids: some(company, dice, dice(seats + 1)) });
    await confirm(ctx, company.scope, id);
  },
  async function inviteOverSeats(ctx, company, dice) {
    const id = await anySession(ctx, company, dice, "draft", "confirmed", "live");
    if (id) await setAttendees(ctx, company.scope, id, { consumer_ids: some(company, dice, 4 + dice(11)) });
  },
  async function confirmAgain(ctx, company, dice) {
    const id = await anySession(ctx, company, dice, "draft", "confirmed");
    if (id) await confirm(ctx, company.scope, id);
  },
  async function capture(ctx, company, dice) {
    const id = await anySession(ctx, company, dice, "confirmed", "live");
    if (!id) return;
    const lifecycle = createLifecycle(ctx);
    await lifecycle.started(id, Date.now(), Date.now() + 3_600_000);
    const seats = await ctx.db.select().from(sessionConsumers).where(eq(sessionConsumers.sessionId, id));
    const who = seats[dice(seats.length)]?.consumerId;
    if (who) await Promise.all([1, 2].map(() => lifecycle.attended(id, who, Date.now())));
  },
  async function decline(ctx, company, dice) {
    const id = await anySession(ctx, company, dice, "confirmed", "live");
    const who = company.people[dice(company.people.length)];
    const seat = id && who ? await findSeat(ctx.db, id, { consumerId: who }) : undefined;
    if (seat) await respond(ctx, seat, dice(3) === 0);
  },
  async function complete(ctx, company, dice) {
    const id = await anySession(ctx, company, dice, "live");
    if (id) await Promise.all([1, 2].map(() => createLifecycle(ctx).ended(id, Date.now())));
  },
  async function notStarted(ctx, company, dice) {
    const id = await anySession(ctx, company, dice, "confirmed");
    if (id && dice(3) === 0) await createLifecycle(ctx).notStarted(id, Date.now());
  },
  async function callOff(ctx, company, dice) {
    const id = await anySession(ctx, company, dice, "draft", "confirmed");
    if (id) await cancel(ctx, company.scope, id);
  },
  async function order(ctx, company, dice) {
    const credits = dice(4) ? (dice(3) ? 12 : 48) : 1 + dice(20);
    const { order_id } = await orderByCard(ctx, company.scope, { credits }, undefined);
    const [made] = await ctx.db.select().from(orders).where(eq(orders.id, order_id));
    await twice(ctx, paid(made!));
  },
  async function orderOnInvoice(ctx, company, dice) {
    const purchase = { credits: 1 + dice(30), purchase_order: "PO 7" };
    const key = crypto.randomUUID();
    await Promise.all([1, 2].map(() => orderByInvoice(ctx, company.scope, purchase, key)));
  },
  async function quoteAndOrder(ctx, company, dice) {
    const quote = await makeQuote(ctx, company.scope, { credits: 1 + dice(60) }, undefined);
    const purchase = { order_id: quote.id };
    const byCard = async () => (await orderByCard(ctx, company.scope, purchase, undefined)).order_id;
    const byInvoice = async () => (await orderByInvoice(ctx, company.scope, purchase, undefined)).id;
    const many = [byCard, byInvoice, byCard, byInvoice].slice(dice(4));
    const ids = await Promise.allSettled(many.map((one) => one()));
    const others = ids.filter((one) => one.status === "fulfilled" && one.value !== quote.id);
    if (others.length > 0) throw new Error("a quote was ordered as another order");
  },
  async function orderCancelled(ctx, company, dice) {
    const order = await anyOrder(ctx, company, dice, "card");
    if (order) await Promise.allSettled([1, 2].map(() => cancelOrder(ctx, company.scope, order.id)));
  },
  async function transferArrives(ctx, company, dice, { adminId }) {
    const order = await anyInvoice(ctx, company, dice);
    if (!order) return;
    const amount = dice(3) ? {} : { amount: 1 + dice(order.amountCents) };
    const body = { note: "Seen at the bank", ...amount };
    const both = [1, 2].map(() => markPaid(ctx, platformAdmin(adminId), order.id, body));
    await Promise.allSettled(both);
  },
  async function invoiceAndPaymentMeet(ctx, company, dice, { adminId }) {
    const order = await anyInvoice(ctx, company, dice);
    if (!order || dice(2)) return;
    const who = platformAdmin(adminId);
    await Promise.allSettled([
      cancelInvoice(ctx, who, order.id, "Ordered twice"),
      markPaid(ctx, who, order.id, { note: "Seen at the bank" }),
    ]);
  },
  async function latePayment(ctx, company, dice) {
    const order = await anyOrder(ctx, company, dice, "card");
    if (order) await twice(ctx, paid(order, dice));
  },
  async function tooMuchGoesBack(ctx, company, dice) {
    const order = await anyOrder(ctx, company, dice, "paid");
    for (const { id } of order ? await paymentsOf(ctx.db, [order.id]) : [])
      await Promise.all([returnSurplus(ctx, id), returnSurplus(ctx, id)]);
  },
  async function giveBack(ctx, company, dice, { adminId }) {
    const order = await anyOrder(ctx, company, dice, "paid");
    if (order && dice(3) === 0) await refund(ctx, platformAdmin(adminId), order.id, { reason: "Tried out" });
  },
  async function paidBackElsewhere(ctx, company, dice) {
    const order = await anyOrder(ctx, company, dice, "card");
    if (!order) return;
    const share = 1 + dice(4);
    await twice(ctx, {
      kind: "refund",
      refund: `re_${order.id}_${share}`,
      payment: `pi_${order.id}`,
      cents: Math.round(order.amountCents / share),
      state: (["pending", "succeeded", "failed"] as const)[dice(3)]!,
      createdAt: new Date(),
    });
  },
  async function dispute(ctx, company, dice) {
    const order = await anyOrder(ctx, company, dice, "paid by card");
    const [paid] = order ? await paymentsOf(ctx.db, [order.id]) : [];
    if (!order || !paid || isTransfer(paid)) return;
    const state = (["open", "won", "lost"] as const)[dice(3)]!;
    const about = { dispute: `dp_${order.id}`, payment: paid.id, cents: order.amountCents };
    await twice(ctx, { kind: "dispute", ...about, state });
  },
  async function refundWhatIsUnused(ctx, company, dice) {
    const [one, other] = [
      await anyOrder(ctx, company, dice, "paid"),
      await anyOrder(ctx, company, dice, "paid"),
    ];
    if (!one || !other || dice(4)) return;
    await Promise.allSettled([one, other].map(({ id }) => refundUnused(ctx, company.scope, id)));
  },
  async function invoicesAreOverdue(ctx, company, dice) {
    const order = await anyInvoice(ctx, company, dice);
    if (!order || dice(3)) return;
    const later = { ...ctx, now: () => new Date(order.dueAt!.getTime() + 31 * 86_400_000) };
    await Promise.all([remindOfInvoices(later), remindOfInvoices(later)]);
  },
  async function correct(ctx, company, dice, { adminId }) {
    const amount = 1 + dice(8);
    const body = { amount: dice(2) ? amount : 0 - amount, reason: "Tried out", settle: dice(4) === 0 };
    await adjust(ctx, platformAdmin(adminId), company.scope.companyId, body, undefined);
  },
];

export interface Outcome {
  done: number;
  refused: number;
  /** Operations that neither succeeded nor failed with an AppError. Must be empty. */
  broken: string[];
}

/** Runs this number of operations, `atOnce` at a time, each in one of the companies. */
export async function operate(
  ctx: Context,
  world: World,
  { seed, count, atOnce }: { seed: number; count: number; atOnce: number },
  onDone: (number: number) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { done: 0, refused: 0, broken: [] };
  const dice = diceOf(seed);
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      const company = world.companies[dice(world.companies.length)]!;
      const operation = operations[dice(operations.length)]!;
      try {
        await operation(ctx, company, dice, world);
        outcome.done += 1;
      } catch (error) {
        if (error instanceof AppError) outcome.refused += 1;
        else outcome.broken.push(`${operation.name}: ${String((error as Error).cause ?? error)}`);
      }
      onDone(outcome.done + outcome.refused);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcome;
}
