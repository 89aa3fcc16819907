import type pg from "pg";

/** A recorded query. */
export interface Query {
  text: string;
  values: unknown[];
}

/** Records every query that goes through this pool while `during` runs. */
export async function recorded(pool: pg.Pool, during: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const original = pool.query;
  const record = (query: string | pg.QueryConfig, values?: unknown[]) => {
    const text = typeof query === "string" ? query : query.text;
    queries.push({ text, values: values ?? (typeof query === "string" ? [] : (query.values ?? [])) });
    return Reflect.apply(original, pool, [query, values]);
  };
  pool.query = record as typeof pool.query;
  try {
    await during();
  } finally {
    pool.query = original;
  }
  return queries;
}

interface Plan {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/**
 * The plan of the database, without running the query: the indexes that it uses, and the tables that it reads
 * completely.
 */
export async function planOf(pool: pg.Pool, { text, values }: Query): Promise<string[]> {
  if (!/^\s*(select|with|update)/i.test(text)) return [];
  const { rows } = await pool.query({ text: `explain (format json) ${text}`, values });
  const steps = new Set<string>();
  const visit = (plan: Plan) => {
    if (plan["Index Name"]) steps.add(plan["Index Name"]);
    else if (plan["Node Type"] === "Seq Scan") steps.add(`all of ${plan["Relation Name"]}`);
    plan.Plans?.forEach(visit);
  };
  visit(rows[0]["QUERY PLAN"][0].Plan);
  return [...steps];
}
