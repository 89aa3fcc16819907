import { sql } from "drizzle-orm";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Db, Tx } from "../../db/client.ts";

type Deps = Pick<Context, "db" | "now" | "settings">;

/**
 * Deletes orders, payments, documents and credits of companies that were deleted, once the law no longer asks for them: so many
 * calendar years after the year of the last of these, or of the deletion. Until then nothing of them can be deleted.
 */
export async function endBooks({ db, now, settings }: Deps): Promise<void> {
  const year = now().getUTCFullYear() - settings.billing.invoiceYears;
  for (const id of await companiesWithBooksBefore(db, year))
    await db.transaction(async (tx) => {
      await lockCompany(tx, id);
      await deleteBooks(tx, id);
      await audit(tx, {
        companyId: null,
        userId: null,
        action: "company.books_ended",
        subject: `company:${id}`,
      });
    });
}

/** Deleted companies to whose books nothing was added since the first day of this year (UTC). */
async function companiesWithBooksBefore(db: Db, year: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from companies c
    where c.deleted_at < make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')
      and (exists (select from orders o where o.company_id = c.id)
        or exists (select from credit_ledger l where l.company_id = c.id))
      and not exists (
        select from (
          select created_at as at from credit_ledger where company_id = c.id
          union all select issued_at from documents where company_id = c.id
          union all select p.created_at from payments p join orders o on o.id = p.order_id where o.company_id = c.id
          union all select r.created_at from refunds r join payments p on p.id = r.payment_id
            join orders o on o.id = p.order_id where o.company_id = c.id
          union all select d.created_at from disputes d join payments p on p.id = d.payment_id
            join orders o on o.id = p.order_id where o.company_id = c.id
        ) facts where at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC'))`);
  return rows.map(({ id }) => id);
}

async function deleteBooks(tx: Tx, companyId: string): Promise<void> {
  // Triggers reject the deletion of these rows everywhere else.
  await tx.execute(sql`select set_config('lantern.end_books', 'on', true)`);
  const own = sql`(select id from documents where company_id = ${companyId})`;
  await tx.execute(sql`delete from e_invoices where document_id in ${own}`);
  await tx.execute(sql`delete from document_files where document_id in ${own}`);
  await tx.execute(sql`delete from documents where company_id = ${companyId}`);
  await tx.execute(sql`delete from credit_ledger where company_id = ${companyId}`);
  await tx.execute(sql`delete from credit_lots where company_id = ${companyId}`);
  const paid = sql`(select p.id from payments p join orders o on o.id = p.order_id where o.company_id = ${companyId})`;
  await tx.execute(sql`delete from disputes where payment_id in ${paid}`);
  await tx.execute(sql`delete from refunds where payment_id in ${paid}`);
  await tx.execute(sql`delete from payments where id in ${paid}`);
  await tx.execute(sql`delete from orders where company_id = ${companyId}`);
  await tx.execute(sql`delete from cost_centers where company_id = ${companyId}`);
  // As the ledger, which has no row any more.
  await tx.execute(sql`
    update companies set credit_balance = 0, credit_reserved = 0, credit_debt = 0 where id = ${companyId}`);
}
