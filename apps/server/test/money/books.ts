import type pg from "pg";

/** What the facts of each order amount to, reckoned here a second time. */
const positions = `
  with taken as (
    select p.order_id, p.amount_cents,
      least(p.amount_cents, coalesce((select sum(amount_cents) from refunds where payment_id = p.id and state <> 'failed'), 0)) as refunded,
      coalesce((select sum(amount_cents) from disputes where payment_id = p.id and state <> 'won'), 0) as disputed
    from payments p where order_id is not null),
  received as (
    select o.*, case o.stage when 'ordered' then o.amount_cents else 0 end as price, coalesce(sum(t.amount_cents), 0) as received,
      coalesce(sum(t.amount_cents - t.refunded), 0) as retained,
      coalesce(sum(t.amount_cents - least(t.amount_cents, t.refunded + t.disputed)), 0) as left_over
    from orders o left join taken t on t.order_id = o.id group by o.id),
  positions as (
    select *, price > 0 and received >= price as is_paid, least(price, retained) as charged, least(price, left_over) as covered from received)`;

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
  "the ledger has of an order what its money covers, and before that what is on account": `
    ${positions} select o.id from positions o
    where (select coalesce(sum(amount - owed), 0) from credit_ledger where order_id = o.id)
      <> case when is_paid then credits - round(credits::numeric * (price - covered) / price) when price > 0 then on_account else 0 end`,
  "an order is paid once its payments cover it, and what is too much is noted until it is back": `
    ${positions} select id from positions
    where (paid_at is not null) <> is_paid or surplus_cents <> greatest(0, left_over - price)`,
  "documents are numbered without a gap": `
    select series, kind from documents full join document_counters using (series, kind)
    where kind <> 'confirmation' group by series, kind, last having count(number) <> last or max(number) <> last or min(number) <> 1`,
  "one invoice for what is ordered by invoice or paid, and one confirmation that an invoice was paid": `
    select o.id from orders o left join documents d on d.order_id = o.id group by o.id
    having case when o.method is not distinct from 'invoice'
      then count(*) filter (where d.kind = 'invoice') <> 1
        or count(*) filter (where d.kind in ('confirmation', 'receipt')) <> (o.paid_at is not null)::int
      else count(*) filter (where d.kind in ('invoice', 'receipt')) <> (o.paid_at is not null)::int
        or count(*) filter (where d.kind = 'confirmation') > 0 end`,
  "a confirmation has the number of its order's invoice": `
    select d.id from documents d left join documents i on i.order_id = d.order_id and i.kind = 'invoice'
    where d.kind = 'confirmation' and (i.series, i.number) is distinct from (d.series, d.number)`,
  "the file of a document is as it was drawn": `
    select document_id from document_files where sha256 <> encode(sha256(pdf), 'hex')
    union select document_id from e_invoices where sha256 <> encode(sha256(xml), 'hex')`,
  "credit notes are over what was refunded or cancelled, less what could not be refunded": `
    ${positions} select o.id from positions o
    where (select coalesce(sum(case kind when 'credit_note' then amount_cents when 'credit_note_reversal' then -amount_cents end), 0)
        from documents where order_id = o.id)
      <> case when is_paid then price - charged when status = 'cancelled' and method = 'invoice' then amount_cents else 0 end`,
  "documents have the tax of what they amount to": `
    ${positions} select o.id from positions o
    where (select coalesce(sum(case kind when 'quote' then 0 when 'credit_note' then -tax_cents else tax_cents end), 0)
        from documents where order_id = o.id)
      <> case when is_paid then round(tax_cents::numeric * charged / price)
         when status <> 'cancelled' and method = 'invoice' then tax_cents else 0 end`,
  "a quote that was not ordered adds and asks for nothing": `
    select o.id from orders o left join documents d on d.order_id = o.id and d.kind <> 'quote'
    where o.method is null and (o.on_account > 0 or o.due_at is not null or d.id is not null)`,
  "unpaid invoices add no more than the company's limit": `
    select c.id from companies c join orders o on o.company_id = c.id and o.method = 'invoice' and o.status in ('open', 'part_paid')
    group by c.id having sum(o.on_account) > c.invoice_limit`,
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
