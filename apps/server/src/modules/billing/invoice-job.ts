import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { invoiceOverdueEmail } from "../../core/email/templates/billing.ts";
import { invoiceOverdue, notify } from "../notification/index.ts";
import { documentName } from "./document-presenter.ts";
import { documentsOf } from "./document-repository.ts";
import { emailAbout } from "./emails.ts";
import { findOrder, isUnpaid, listOverdueInvoices } from "./repository.ts";

export const invoicesCrontab = "53 * * * * invoices:remind";

/** An unpaid invoice is emailed again so many days after it was due. */
const reminderDays = [3, 14, 30];
const day = 86_400_000;

/**
 * The job `invoices:remind`: tells administrators once that an invoice is overdue, and emails the buyer three reminders. After
 * an outage only the newest one is sent.
 */
export async function remindOfInvoices(ctx: Pick<Context, "db" | "now" | "settings">): Promise<void> {
  for (const { id, companyId } of await listOverdueInvoices(ctx.db, ctx.now()))
    await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const order = (await findOrder(tx, id))!;
      // Paid or cancelled since the list was read.
      if (!isUnpaid(order)) return;
      const [invoice] = (await documentsOf(tx, [id])).filter(({ kind }) => kind === "invoice");
      const name = documentName(invoice!);
      await notify(tx, companyId, invoiceOverdue(name, id));
      const overdue = (ctx.now().getTime() - order.dueAt!.getTime()) / day;
      const reminder = reminderDays.findLast((days) => days <= overdue);
      if (!reminder) return;
      const { origin } = ctx.settings;
      await emailAbout(tx, order, (to) => invoiceOverdueEmail({ to, order, name, origin }), {
        documents: [invoice!],
        once: `invoice-overdue:${id}:${reminder}`,
      });
    });
}
