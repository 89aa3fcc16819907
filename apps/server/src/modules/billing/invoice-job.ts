import { limits } from "@lantern/contract/limits";
import { type CompanyRow, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { invoiceOverdueEmail } from "../../core/email/templates/billing.ts";
import type { Tx } from "../../db/client.ts";
import { invoiceOverdue, notify, overdueCreditsRemoved } from "../notification/index.ts";
import { billingContact } from "./accounts/billing-contact.ts";
import { documentName } from "./document-presenter.ts";
import { documentsOf } from "./document-repository.ts";
import { documentTexts } from "./document-texts.ts";
import { emailAbout } from "./emails.ts";
import { reconcile } from "./reconcile.ts";
import { findOrder, isUnpaid, listOverdueInvoices, type OrderRow, updateOrder } from "./repository.ts";
import { unusedOnAccount } from "./unused-repository.ts";

export const invoicesCrontab = "53 * * * * invoices:remind";

/** An unpaid invoice is emailed again so many days after it was due. */
const reminderDays = [3, 14, limits.overdueCreditDays];
const day = 86_400_000;

type Deps = Pick<Context, "db" | "now" | "settings" | "log">;

/**
 * The job `invoices:remind`: tells administrators once that an invoice is overdue, emails the buyer three reminders, and in
 * the end withdraws the invoice's unused credits. After an outage only the newest reminder is sent.
 */
export async function remindOfInvoices(ctx: Deps): Promise<void> {
  for (const { id, companyId } of await listOverdueInvoices(ctx.db, ctx.now()))
    await ctx.db.transaction(async (tx) => {
      const company = await lockCompany(tx, companyId);
      const order = (await findOrder(tx, id))!;
      // Paid or cancelled since the list was read.
      if (!isUnpaid(order)) return;
      const [invoice] = (await documentsOf(tx, [id])).filter(({ kind }) => kind === "invoice");
      const name = documentName(invoice!);
      await notify(tx, companyId, invoiceOverdue(name, id));
      const overdue = (ctx.now().getTime() - order.dueAt!.getTime()) / day;
      const withdrawn =
        overdue < limits.overdueCreditDays ? 0 : await withdrawUnused(ctx, tx, company, order);
      if (withdrawn > 0)
        await notify(tx, companyId, overdueCreditsRemoved(name, limits.overdueCreditDays, withdrawn));
      const reminder = reminderDays.findLast((days) => days <= overdue);
      if (!reminder) return;
      const { origin } = ctx.settings;
      await emailAbout(tx, order, (to) => invoiceOverdueEmail({ to, order, name, origin, withdrawn }), {
        documents: [invoice!],
        once: `invoice-overdue:${id}:${reminder}`,
      });
    });
}

/** @returns how many credits were withdrawn; a payment adds them again */
async function withdrawUnused(ctx: Deps, tx: Tx, company: CompanyRow, order: OrderRow): Promise<number> {
  const unused = await unusedOnAccount(tx, company, order);
  if (unused === 0) return 0;
  await updateOrder(tx, order.id, { onAccount: order.onAccount - unused });
  const { language } = await billingContact(tx, order);
  await reconcile(ctx, tx, order.id, { kind: "overdue", note: documentTexts[language].overdue });
  return unused;
}
