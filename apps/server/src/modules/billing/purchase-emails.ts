import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import {
  partPaymentEmail,
  receiptEmail,
  refundEmail,
  refundFailedEmail,
  returnedEmail,
  surplusEmail,
} from "../../core/email/templates/billing.ts";
import type { Tx } from "../../db/client.ts";
import { creditsWithdrawn, notify, paymentReceived } from "../notification/index.ts";
import type { DocumentRow } from "./document-repository.ts";
import { emailAbout } from "./emails.ts";
import type { Position } from "./position-policy.ts";
import type { OrderRow } from "./repository.ts";

/** The fact that made an order worth looking at again. What is written does not depend on it, only what is said. */
export type Cause =
  | { kind: "order" | "page" | "dispute" | "cancel" | "overdue"; note?: string | null }
  | { kind: "payment"; payment: string; note?: string | null }
  /** `note`: ADMIN's reason, which the company reads. `returned`: the cents of a refund that was not known before. */
  | { kind: "refund"; note: string | null; returned: number };

export interface Reconciled {
  order: OrderRow;
  position: Position;
  /** Credits that were added; below 0, withdrawn. */
  credits: number;
  issued: DocumentRow[];
}

/** Tells the company what has changed with an order. Orders, cancellations and overdue invoices have emails of their own. */
export async function announce(
  { settings }: Pick<Context, "settings">,
  tx: Tx,
  before: OrderRow,
  { order, position, credits, issued }: Reconciled,
  cause: Cause,
): Promise<void> {
  if (["order", "cancel", "overdue"].includes(cause.kind)) return;
  const { companyId, amountCents } = order;
  const about = { order, origin: settings.origin };
  const isSettled = order.paidAt !== null && before.paidAt === null;
  const find = (...kinds: DocumentRow["kind"][]) => issued.filter(({ kind }) => kinds.includes(kind));

  if (isSettled) {
    await notify(tx, companyId, paymentReceived(credits));
    const balance = (await findCompany(tx, companyId))!.creditBalance;
    const documents = find("invoice", "confirmation");
    const addressed = documents.every(({ billedTo }) => billedTo !== null);
    const paid = { ...order, paidAt: order.paidAt! };
    await emailAbout(tx, order, (to) => receiptEmail({ ...about, order: paid, to, balance, addressed }), {
      documents,
    });
  } else if (credits !== 0) {
    const isDispute = cause.kind === "dispute" || position.status === "disputed";
    await notify(tx, companyId, creditsWithdrawn(-credits, isDispute));
  }

  const [note] = find("credit_note");
  if (note) {
    const owed = (await findCompany(tx, companyId))!.creditDebt;
    const refund = { ...about, cents: note.amountCents, removed: Math.max(0, -credits), owed };
    await emailAbout(tx, order, (to) => refundEmail({ ...refund, to }), { documents: [note] });
  }
  const [reversal] = find("credit_note_reversal");
  if (reversal) {
    const cents = reversal.amountCents;
    await emailAbout(tx, order, (to) => refundFailedEmail({ ...about, to, cents }), {
      documents: [reversal],
    });
  }

  if (cause.kind === "refund" && cause.returned > 0 && credits === 0 && !note) {
    const cents = cause.returned;
    await emailAbout(tx, order, (to) => returnedEmail({ ...about, to, cents }));
  }
  if (cause.kind !== "payment") return;
  if (position.status === "part_paid") {
    const received = position.receivedCents;
    await emailAbout(tx, order, (to) => partPaymentEmail({ ...about, to, received, amountCents }));
  }
  for (const { payment, cents } of position.surplus)
    await emailAbout(tx, order, (to) => surplusEmail({ ...about, to, cents }), {
      once: `surplus:${payment}`,
    });
}
