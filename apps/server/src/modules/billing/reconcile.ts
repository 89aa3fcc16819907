import { type CompanyRow, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Tx } from "../../db/client.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { changeCredits } from "./credits.ts";
import { type DocumentRow, documentedCents, documentsOf } from "./document-repository.ts";
import { issueDocument, type NewDocument } from "./issue-document.ts";
import { paymentsOf } from "./payment-repository.ts";
import { mayReturn, type PaymentFacts, type Position, positionOf } from "./position-policy.ts";
import { announce, type Cause, type Reconciled } from "./purchase-emails.ts";
import { creditsOfOrder, findOrder, type OrderRow, setCurrency, updateOrder } from "./repository.ts";
import { currencyOf, taxShare } from "./tax/tax-policy.ts";

type Deps = Pick<Context, "now" | "settings" | "log">;

/**
 * Writes the difference between what the facts of an order amount to and what is stored: credits, documents, status. When
 * there is none, nothing is written. Locks the company; whoever locks a payment does it before.
 */
export async function reconcile(ctx: Deps, tx: Tx, id: string, cause: Cause): Promise<Reconciled> {
  const { companyId } = (await findOrder(tx, id))!;
  const company = await lockCompany(tx, companyId);
  const before = (await findOrder(tx, id))!;
  const payments = await paymentsOf(tx, [id]);
  const position = positionOf(before, payments);
  const credits = await writeCredits(ctx, tx, company, before, position, cause);
  const issued = await issueMissing(ctx, tx, before, position, cause.note ?? null);
  const now = summaryOf(ctx, before, position);
  const order = { ...before, ...now };
  const changed = Object.entries(now).some(([name, value]) => !isSame(before[name as keyof OrderRow], value));
  if (changed) await updateOrder(tx, id, now);
  const isBought = position.isPaid || issued.some(({ kind }) => kind === "invoice");
  // Where VAT is charged, nobody chose the currency.
  if (isBought && !(order.tax && currencyOf(order.tax))) await setCurrency(tx, companyId, order.currency);
  await payBack(ctx, tx, order, position, payments);
  const result = { order, position, credits, issued };
  await announce(ctx, tx, before, result, cause);
  return result;
}

const isSame = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

async function writeCredits(
  ctx: Deps,
  tx: Tx,
  company: CompanyRow,
  order: OrderRow,
  position: Position,
  cause: Cause,
): Promise<number> {
  const { credits: stored, rows } = await creditsOfOrder(tx, order.id);
  const change = position.credits - stored;
  if (change === 0) return 0;
  const withdrawal = position.status === "disputed" || cause.kind === "dispute" ? "chargeback" : "refund";
  const adds = change > 0 && (cause.kind === "payment" || cause.kind === "order");
  await changeCredits(tx, company.id, change, {
    reason: adds ? "purchase" : withdrawal,
    reference: `purchase:${order.id}:${rows + 1}`,
    orderId: order.id,
    note: cause.note ?? null,
    createdAt: ctx.now(),
  });
  return change;
}

/**
 * A quote; one invoice, when it is ordered by invoice or paid by card; the confirmation that an invoice was paid; and what a
 * credit note or its reversal must correct. Receipts are from before: one by card is the invoice of its order.
 */
async function issueMissing(
  ctx: Deps,
  tx: Tx,
  order: OrderRow,
  position: Position,
  reason: string | null,
): Promise<DocumentRow[]> {
  const documents = await documentsOf(tx, [order.id]);
  const issued: DocumentRow[] = [];
  const issue = async (document: NewDocument): Promise<DocumentRow> => {
    const row = await issueDocument(ctx, tx, order, document);
    issued.push(row);
    return row;
  };
  const find = (kind: DocumentRow["kind"]) => documents.find((document) => document.kind === kind);
  const { amountCents, taxCents, stage, method } = order;
  if (stage === "quoted" && !find("quote")) await issue({ kind: "quote", amountCents, taxCents });
  const isInvoiced = stage === "ordered" && (method === "invoice" || position.isPaid);
  const supply = find("invoice") ?? find("receipt");
  const invoice =
    supply ?? (isInvoiced ? await issue({ kind: "invoice", amountCents, taxCents }) : undefined);
  if (method === "invoice" && position.isPaid && !find("receipt") && !find("confirmation"))
    await issue({ kind: "confirmation", amountCents, taxCents: 0, invoice });
  const documented = documentedCents([...documents, ...issued]);
  const missing = position.documentedCents - documented;
  const taxIn = (cents: number) => taxShare(taxCents, cents, amountCents);
  const missingTax = taxIn(position.documentedCents) - taxIn(documented);
  if (missing !== 0)
    await issue(
      missing < 0
        ? { kind: "credit_note", amountCents: -missing, taxCents: 0 - missingTax, reason }
        : { kind: "credit_note_reversal", amountCents: missing, taxCents: missingTax },
    );
  return issued;
}

/** The columns of an order that follow from its facts. */
function summaryOf(ctx: Deps, before: OrderRow, position: Position) {
  return {
    status: position.status,
    paidAt: before.paidAt ?? (position.isPaid ? ctx.now() : null),
    surplusCents: position.surplus.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/**
 * Money that nothing is due for goes back by itself, one waiting job for each payment. ADMIN pays back bank transfers, and
 * what the provider could not refund: the console shows the sum.
 */
async function payBack(
  ctx: Deps,
  tx: Tx,
  order: OrderRow,
  { surplus }: Position,
  payments: PaymentFacts[],
): Promise<void> {
  for (const { payment, cents } of surplus)
    if (mayReturn(payments.find(({ id }) => id === payment)!))
      await enqueue(tx, "payment.return", { payment }, { key: `surplus:${payment}` });
    else ctx.log.error({ order: order.id, payment, cents }, "money must be paid back by hand");
}
