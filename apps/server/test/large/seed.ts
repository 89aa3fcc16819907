import type pg from "pg";
import { fixedIds } from "./ids.ts";

/** The number of rows that are made. */
export const large = {
  people: 50_000,
  sessions: 5_000,
  attendeesEach: 20,
  ledger: 60_000,
  orders: 3_000,
  companies: 2_000,
  emails: 20_000,
};

const { company, owner, admin } = fixedIds;

/**
 * One company larger than any real one, among many small ones. Written without triggers, with the totals that they
 * would compute.
 */
const statements = [
  "set session_replication_role = replica",
  `insert into companies (id, name, verified_at) values ('${company}', 'Large', now())`,
  `insert into companies (id, name, created_at)
    select uuidv7(), 'Company ' || n, now() - n * interval '1 hour' from generate_series(1, ${large.companies}) n`,
  `insert into users (id, company_id, user_type_id, first_name, last_name, email, email_verified_at) values
    ('${owner}', '${company}', 2, 'Olga', 'Owner', 'olga@large.example', now()),
    ('${admin}', null, 1, 'Ada', 'Ops', 'ada@lantern.example', now())`,
  `insert into users (id, company_id, user_type_id, first_name, last_name, email)
    select uuidv7(), id, 2, 'First' || name, 'Last', id || '@small.example' from companies where id <> '${company}'`,
  // Small companies have people and sessions too, so that the database's statistics do not attribute all of them to
  // the large one.
  `insert into consumers (id, company_id, email)
    select uuidv7(), id, n || '@' || id || '.example' from companies, generate_series(1, 8) n where id <> '${company}'`,
  `insert into sessions (id, company_id, title)
    select uuidv7(), id, 'Draft' from companies, generate_series(1, 2) n where id <> '${company}'`,
  `insert into orders (id, company_id, product_id, credits, amount_cents, currency, method, ordered_at)
    select uuidv7(), id, 'credits-12', 12, 22800, 'USD', 'card', now() from companies where id <> '${company}'`,
  `insert into consumers (id, company_id, first_name, last_name, email, department, office, created_at)
    select uuidv7(), '${company}', (array['Ana','Björn','Chidi','Daria','Emre','Fatou'])[1 + n % 6] || n,
      (array['Abe','Brandt','Costa','Diaz','Evans','Fischer','Gupta'])[1 + n % 7] || n / 7,
      'person' || n || '@large.example', 'Department ' || n % 40, 'Office ' || n % 12, now() - n * interval '1 minute'
    from generate_series(1, ${large.people}) n`,
  `insert into sessions (id, company_id, status, title, experience, pack_hash, starts_at, ends_at, timezone, seats, created_at, archived_at)
    select uuidv7(), '${company}', s, 'Session ' || n, 'the-quiet-station', 'pack-1',
      now() + (n - ${large.sessions - 300}) * interval '-3 hours', now() + (n - ${large.sessions - 300}) * interval '-3 hours' + interval '1 hour',
      'Europe/Copenhagen', 20, now() - n * interval '3 hours', case when s = 'completed' and n % 3 = 0 then now() end
    from generate_series(1, ${large.sessions}) n,
      lateral (select case when n > ${large.sessions - 300} then 'completed' when n % 10 = 0 then 'draft' when n % 11 = 0 then 'cancelled' else 'completed' end s) state`,
  `insert into session_consumers (session_id, consumer_id, company_id, invited_at, joined_at, attended_at)
    select s.id, c.id, '${company}', now(), now(), now()
    from (select id, row_number() over () n from sessions where company_id = '${company}') s
    join (select id, row_number() over () n from consumers where company_id = '${company}') c
      on c.n between (s.n * 9) % ${large.people - large.attendeesEach} and (s.n * 9) % ${large.people - large.attendeesEach} + ${large.attendeesEach - 1}`,
  `insert into orders (id, company_id, user_id, product_id, credits, amount_cents, currency, status, created_at, method, ordered_at, paid_at)
    select uuidv7(), '${company}', '${owner}', 'credits-48', 48, 81600, 'USD', 'paid', now() - n * interval '1 hour', 'card', now(), now()
    from generate_series(1, ${large.orders}) n`,
  `insert into credit_ledger (id, company_id, amount, balance_after, reason, reference, session_id, created_at)
    select uuidv7(), '${company}', 1, n, case when n % 20 = 0 then 'purchase' else 'capture' end, 'large:' || n,
      of.ids[1 + n / 20 % ${large.sessions}], now() - (${large.ledger} - n) * interval '10 minutes'
    from (select array_agg(id) as ids from sessions where company_id = '${company}') of,
      generate_series(1, ${large.ledger}) n`,
  `update companies set credit_balance = ${large.ledger} where id = '${company}'`,
  `insert into outbox (id, kind, to_address, subject, text, html, sent_at)
    select uuidv7(), 'invitation', 'a' || n || '@b.example', 'Subject', '', '', now() from generate_series(1, ${large.emails}) n`,
  `insert into audit_log (id, company_id, user_id, action, subject)
    select uuidv7(), '${company}', '${owner}', 'session.confirm', 'session:' || of.ids[1 + n % ${large.sessions}]
    from (select array_agg(id) as ids from sessions where company_id = '${company}') of,
      generate_series(1, ${large.emails}) n`,
  "set session_replication_role = origin",
  "analyze",
];

export async function seedLarge(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release();
  }
}
