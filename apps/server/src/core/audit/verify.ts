import { sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";

/** What is wrong in one chain of the audit log. */
interface AuditFault {
  /** Null for the platform's own entries. */
  companyId: string | null;
  /** The entry's number, or that of the last one before the fault. */
  number: number;
  fault: "contents" | "order" | "start" | "end" | "values" | "no place";
}

const faultsMax = 20;

/**
 * Computes every hash again. It finds entries that were changed, removed, inserted or reordered, and values that were
 * changed or added. Values that were erased and entries that expired are no faults.
 */
export async function verifyAuditLog(db: Executor): Promise<AuditFault[]> {
  const { rows } = await db.execute<{
    company_id: string | null;
    number: string;
    fault: AuditFault["fault"];
  }>(sql`
    with entry as (
      select e.*, audit_hash(e) as computed,
        coalesce(e.company_id, '00000000-0000-0000-0000-000000000000') as chain,
        lag(e.number) over chain as number_before, lag(e.hash) over chain as hash_before
      from audit_log e
      window chain as (partition by e.company_id order by e.number)
    ),
    ends as (
      select distinct on (chain) chain, number, hash from entry where number is not null order by chain, number desc
    )
    select company_id, coalesce(number, 0) as number, fault from (
      select company_id, number, 'no place' as fault from entry where number is null or hash is null
      union all
      select company_id, number, 'contents' from entry where hash <> computed
      union all
      select company_id, number_before, 'order' from entry
        where number_before is not null and (number <> number_before + 1 or previous_hash <> hash_before)
      union all
      select entry.company_id, entry.number, 'start' from entry left join audit_chains c on c.id = entry.chain
        where entry.number_before is null and entry.number is not null
          and (entry.number, entry.previous_hash) is distinct from (c.expired_number + 1, c.expired_hash)
      union all
      select nullif(c.id, '00000000-0000-0000-0000-000000000000'), c.number, 'end'
        from audit_chains c left join ends on ends.chain = c.id
        where (c.number, c.hash) is distinct from
          (coalesce(ends.number, c.expired_number), coalesce(ends.hash, c.expired_hash))
      union all
      select e.company_id, e.number, 'values' from audit_values v join audit_log e on e.id = v.entry_id
        where e.value_hashes ->> v.about is distinct from audit_value_hash(v.salt, v.value)
    ) faults
    order by company_id nulls first, number
    limit ${faultsMax}
  `);
  return rows.map(({ company_id: companyId, number, fault }) => ({
    companyId,
    number: Number(number),
    fault,
  }));
}
