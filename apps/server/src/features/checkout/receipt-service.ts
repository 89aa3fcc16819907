import { AppError } from "../../core/app-error.ts";
import { findBilling } from "../../core/companies/billing.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { en } from "../../core/documents/text.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { BilledTo } from "../../db/schema/orders.ts";
import { type ReceiptFacts, receiptPdf } from "./receipt-pdf.ts";
import { findOrder } from "./repository.ts";

/** `LH-000123` */
const receiptName = (number: number) => `LH-${String(number).padStart(6, "0")}`;

/** The receipt of an order of this company, once it is paid. */
export async function readReceipt(ctx: Context, scope: CompanyScope, id: string) {
  const order = await findOrder(ctx.db, id);
  if (!order?.paidAt || !order.receiptNumber || order.companyId !== scope.companyId)
    throw new AppError("CHECKOUT_002");
  const company = await findCompany(ctx.db, scope.companyId);
  const billed = order.billedTo ?? (await findBilling(ctx.db, scope.companyId));
  const number = receiptName(order.receiptNumber);
  const facts: ReceiptFacts = {
    number,
    orderId: order.id,
    paidAt: order.paidAt,
    refundedAt: order.refundedAt,
    credits: order.credits,
    currency: order.currency,
    amountCents: order.amountCents,
    refundedCents: order.refundedCents,
    status: order.status,
    seller: ctx.settings.operator,
    buyer: buyerLines(billed, company?.name ?? ""),
    sandbox: order.payment?.startsWith("sandbox_") ?? false,
  };
  return { name: `receipt-${number}.pdf`, pdf: await receiptPdf(facts) };
}

/** The billing details; without them, the company's name and where to add its address. */
function buyerLines(billed: BilledTo | null, name: string): string[] {
  if (!billed) return [name, en.receipt.notSet.buyer];
  const country = new Intl.DisplayNames(["en"], { type: "region" }).of(billed.countryId) ?? billed.countryId;
  const vat = billed.vatId ? [en.receipt.vat(billed.vatId)] : [];
  return [billed.name, ...billed.address.split("\n"), country, ...vat];
}
