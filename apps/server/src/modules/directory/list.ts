import { and, asc, eq, isNull } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { consumers } from "../../db/schema/index.ts";
import { invalidValue } from "./failure-presenter.ts";
import { conditionOf } from "./filter-parser.ts";
import { presentList, presentUser } from "./presenter.ts";

export const listMax = 200;
const startMax = 1_000_000_000;

export interface ListQuery {
  filter?: unknown;
  startIndex?: unknown;
  count?: unknown;
}

/** One page of the participants that match, those who left among them. */
export async function list(ctx: Context, { companyId }: CompanyScope, query: ListQuery, base: string) {
  const start = numberOf("startIndex", query.startIndex, 1, startMax) ?? 1;
  const limit = numberOf("count", query.count, 0, listMax) ?? listMax;
  if (query.filter !== undefined && typeof query.filter !== "string")
    throw invalidValue("filter: can be given once.");
  const where = and(
    eq(consumers.companyId, companyId),
    isNull(consumers.deletedAt),
    query.filter ? conditionOf(query.filter) : undefined,
  );
  const [total, rows] = await Promise.all([
    ctx.db.$count(consumers, where),
    ctx.db
      .select()
      .from(consumers)
      .where(where)
      .orderBy(asc(consumers.id))
      .offset(start - 1)
      .limit(limit),
  ]);
  return presentList(
    rows.map((row) => presentUser(row, base)),
    total,
    start,
  );
}

/** Numbers outside of the range count as its ends, as SCIM demands. */
function numberOf(name: string, value: unknown, min: number, max: number): number | null {
  if (value === undefined || value === "") return null;
  if (typeof value !== "string" || !/^-?\d{1,15}$/.test(value))
    throw invalidValue(`${name}: must be a number.`);
  return Math.min(Math.max(Number(value), min), max);
}
