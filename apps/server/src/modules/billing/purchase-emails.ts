import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import {
  partPaymentEmail,
  receiptEmail,
  refundEmail,
  refundFailedEmail,
  surplusEmail,
} from "../../core/email/templates/billing.ts";
import type { Tx } from "../../db/client.ts";
import { creditsWithdrawn, notify, paymentReceived } from "../notification/index.ts";
import type { DocumentRow } from "./document-repository.ts";
import { recipientsOf } from "./emails.ts";
import type { Position } from "./position-policy.ts";
import type { OrderRow } from "./repository.ts";

/** The fact that made an order worth looking at again. What is written does not depend on it, only what is said. */
export type Cause =
  | { kind: "order" | "page" | "dispute" | "cancel"; note?: string | null }
  | { kind: "payment"; payment: string; note?: string | null }
  /** `note`: ADMIN's reason, which the company reads. */
  | { kind: "refund"; note: string | null };

export interface Reconciled {
  order: OrderRow;
  position: Position;
  /** Credits that were added; below 0, withdrawn. */
  credits: number;
  issued: DocumentRow[];
}

/** Tells the company what has changed with an order. Who ordered or cancelled it is told by that request. */
export async function announce(
  { settings }: Pick<Context, "settings">,
  tx: Tx,
  before: OrderRow,
  { order, position, credits, issued }: Reconciled,
  cause: Cause,
): Promise<void> {
  if (cause.kind === "order" || cause.kind === "cancel") return;
  const { companyId, amountCents } = order;
  const recipients = await recipientsOf(tx, order);
  const about = { order, origin: settings.origin };
  const isSettled = order.paidAt !== null && before.paidAt === null;
  const amountOf = (kind: "credit_note" | "credit_note_reversal") =>
    issued.find((document) => document.kind === kind)?.amountCents ?? 0;

  if (isSettled) {
    await notify(tx, companyId, paymentReceived(credits));
    const balance = (await findCompany(tx, companyId))!.creditBalance;
    const addressed = issued.every(({ billedTo }) => billedTo !== null);
    for (const { email: to } of recipients)
      await enqueueEmail(
        tx,
        receiptEmail({ ...about, order: { ...order, paidAt: order.paidAt! }, to, balance, addressed }),
      );
  } else if (credits !== 0) {
    const isDispute = cause.kind === "dispute" || position.status === "disputed";
    await notify(tx, companyId, creditsWithdrawn(-credits, isDispute));
  }

  const [refunded, given] = [amountOf("credit_note"), amountOf("credit_note_reversal")];
  const owed = refunded > 0 ? (await findCompany(tx, companyId))!.creditDebt : 0;
  for (const { email: to } of recipients) {
    if (refunded > 0)
      await enqueueEmail(
        tx,
        refundEmail({ ...about, to, cents: refunded, removed: Math.max(0, -credits), owed }),
      );
    if (given > 0) await enqueueEmail(tx, refundFailedEmail({ ...about, to, cents: given }));
  }

  if (cause.kind !== "payment") return;
  if (position.status === "part_paid")
    for (const { email: to } of recipients)
      await enqueueEmail(
        tx,
        partPaymentEmail({ ...about, to, received: position.receivedCents, amountCents }),
      );
  for (const { payment, cents } of position.surplus)
    for (const { id, email: to } of recipients)
      await enqueueEmail(tx, {
        ...surplusEmail({ ...about, to, cents }),
        once: `surplus:${payment}:${id}`,
      });
}
