import { limits } from "@lantern/contract/limits";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";

const dayMs = 86_400_000;

/**
 * Deletes the entries that are older than their company stores them; those of the platform are stored for the longest
 * time. The chain then begins at the hash of the last one deleted.
 */
export async function expireAuditLog(db: Db, now: Date): Promise<void> {
  const overdue = new Date(now.getTime() - limits.auditDaysMin * dayMs).toISOString();
  const { rows } = await db.execute<{ id: string | null; days: number }>(sql`
    select e.company_id as id, coalesce(c.audit_retention_days, ${limits.auditDaysMax}) as days
    from (select distinct company_id from audit_log where created_at < ${overdue}::timestamptz) e
    left join companies c on c.id = e.company_id
  `);
  for (const { id, days } of rows) {
    const before = new Date(now.getTime() - days * dayMs);
    await db.transaction((tx) => expireChain(tx, id, before));
  }
}

async function expireChain(tx: Tx, companyId: string | null, before: Date): Promise<void> {
  const chain = companyId ?? "00000000-0000-0000-0000-000000000000";
  await tx.execute(sql`select set_config('lantern.expire_audit_log', 'on', true)`);
  // Locked as for a new entry. Transactions overlap, so an entry may be older than the one before it: what is deleted
  // ends before the first that must stay.
  await tx.execute(sql`select from audit_chains where id = ${chain} for update`);
  await tx.execute(sql`
    with expired as (
      delete from audit_log where company_id is not distinct from ${companyId}::uuid and number < coalesce(
        (select min(number) from audit_log
          where company_id is not distinct from ${companyId}::uuid and created_at >= ${before.toISOString()}::timestamptz),
        (select number + 1 from audit_chains where id = ${chain}))
      returning number, hash
    ),
    last as (select number, hash from expired order by number desc limit 1)
    update audit_chains set expired_number = last.number, expired_hash = last.hash from last where id = ${chain}
  `);
}
