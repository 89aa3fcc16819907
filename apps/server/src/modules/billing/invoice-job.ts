import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { invoiceOverdueEmail } from "../../core/email/templates/billing.ts";
import { invoiceOverdue, notify } from "../notification/index.ts";
import { documentName } from "./document-presenter.ts";
import { documentsOf } from "./document-repository.ts";
import { recipientsOf } from "./emails.ts";
import { findOrder, isUnpaid, listOverdueInvoices } from "./repository.ts";

export const invoicesCrontab = "53 * * * * invoices:remind";

/** The job `invoices:remind`: says once that an invoice is overdue, to administrators and by email to the buyer. */
export async function remindOfInvoices(ctx: Pick<Context, "db" | "now" | "settings">): Promise<void> {
  for (const { id, companyId } of await listOverdueInvoices(ctx.db, ctx.now()))
    await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const order = (await findOrder(tx, id))!;
      // Paid or cancelled since the list was read.
      if (!isUnpaid(order)) return;
      const invoice = (await documentsOf(tx, [id])).find(({ kind }) => kind === "invoice")!;
      const name = documentName(invoice);
      await notify(tx, companyId, invoiceOverdue(name, id));
      for (const { id: userId, email: to } of await recipientsOf(tx, order)) {
        const email = invoiceOverdueEmail({ to, order, name, origin: ctx.settings.origin });
        await enqueueEmail(tx, { ...email, once: `invoice-overdue:${id}:${userId}` });
      }
    });
}
