import type pg from "pg";

/**
 * Rules of the books, checked in the database itself: each query finds rows that break one, so each must find
 * nothing.
 */
const faults = {
  "the balance is the sum of the ledger, the debt that of what is owed": `
    select c.id from companies c left join credit_ledger l on l.company_id = c.id
    group by c.id having coalesce(sum(l.amount), 0) <> c.credit_balance or coalesce(sum(l.owed), 0) <> c.credit_debt`,
  "what is reserved is the sum of the sessions' reservations": `
    select c.id from companies c left join sessions s on s.company_id = c.id
    group by c.id having coalesce(sum(s.credits_reserved), 0) <> c.credit_reserved`,
  "balance = reserved + free, and free is not below zero": `
    select id from companies
    where credit_balance - credit_reserved < 0 or credit_balance < 0 or credit_reserved < 0 or credit_debt < 0`,
  "nobody owes while credits are free": `
    select id from companies where credit_debt > 0 and credit_balance > credit_reserved`,
  "each row of the ledger tells the balance it led to": `
    select id from (select id, balance_after, sum(amount) over (partition by company_id order by id) as balance
      from credit_ledger) rows where balance_after <> balance`,
  "a paid order was granted once, an unpaid one never": `
    select o.id from orders o left join credit_ledger l on l.order_id = o.id and l.reason = 'purchase'
    group by o.id
    having count(l.id) <> (o.paid_at is not null)::int or coalesce(sum(l.amount - l.owed), 0) <> case when o.paid_at is null then 0 else o.credits end`,
  "what an order was taken back is what its refunds say": `
    select o.id from orders o left join credit_ledger l on l.order_id = o.id and l.reason in ('refund', 'chargeback')
    group by o.id having coalesce(sum(l.owed - l.amount), 0) <> o.credits_withdrawn`,
  "receipts are numbered without a gap": `
    select count(*) from orders where receipt_number is not null
    having count(*) <> coalesce(max(receipt_number), 0)`,
  "nobody was captured twice, and nobody who did not come": `
    select l.id from credit_ledger l left join session_consumers s
      on l.reference = 'capture:' || s.session_id || ':' || s.consumer_id and s.attended_at is not null
    where l.reason = 'capture' and s.session_id is null and exists
      (select from session_consumers k where 'capture:' || k.session_id || ':' || k.consumer_id = l.reference)`,
  "only what is to come holds credits": `
    select id from sessions where credits_reserved > 0 and status not in ('confirmed', 'live')`,
};

/** The rules that are broken, with the number of rows; empty when all rules hold. */
export async function faultsOf(pool: Pick<pg.Pool, "query">): Promise<Record<string, number>> {
  const differences: Record<string, number> = {};
  for (const [rule, query] of Object.entries(faults)) {
    const { rowCount } = await pool.query(query);
    if (rowCount) differences[rule] = rowCount;
  }
  return differences;
}
