import { cut } from "@lantern/engine/graphemes";
import { isStorable } from "@lantern/engine/incoming";
import { and, type Column, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type Filter, parse } from "scim2-parse-filter";
import { consumers } from "../../db/schema/index.ts";
import { DirectoryFailure } from "./failure-presenter.ts";
import { booleanOf, type TextField } from "./person-policy.ts";
import { coreSchema, textAttributes } from "./user-parser.ts";

/** Longer than any directory sends, and short enough that nesting stays harmless. */
const filterMax = 1000;

type Comparison = Extract<Filter, { attrPath: string }>;

const invalid = (detail: string) => new DirectoryFailure(400, detail, "invalidFilter");

/** A filter of SCIM as a condition on participants. */
export function conditionOf(filter: string): SQL | undefined {
  if (filter.length > filterMax) throw invalid("The filter is too long.");
  return translate(parsed(filter), "");
}

function parsed(filter: string): Filter {
  try {
    return parse(filter);
  } catch {
    throw invalid("The filter cannot be read.");
  }
}

/** @param prefix the attribute whose values the filter is about, with a dot: `emails.` in `emails[…]` */
function translate(filter: Filter, prefix: string): SQL | undefined {
  switch (filter.op) {
    case "and":
      return and(...filter.filters.map((inner) => translate(inner, prefix)));
    case "or":
      return or(...filter.filters.map((inner) => translate(inner, prefix)));
    case "not": {
      const inner = translate(filter.filter, prefix);
      // What is not known is not so.
      return inner && not(sql`coalesce(${inner}, false)`);
    }
    case "[]":
      return translate(filter.valFilter, `${filter.attrPath}.`);
    default:
      return compare(filter, `${prefix}${filter.attrPath}`);
  }
}

function compare(filter: Comparison, path: string): SQL | undefined {
  const key = path.toLowerCase().replace(`${coreSchema.toLowerCase()}:`, "");
  if (key === "active") return activeIs(filter);
  // There is one address, which is the primary one at work.
  if (key === "emails.type")
    return sql`${filter.op === "eq" && comparedWith(filter).toLowerCase() === "work"}`;
  if (key === "emails.primary") return sql`${filter.op === "eq" && booleanOf(comparedWith(filter))}`;
  if (key === "id") return compareText(filter, sql`${consumers.id}::text`, true);
  if (key === "emails") return compareField(filter, "email");
  const field = Object.hasOwn(textAttributes, key) ? textAttributes[key] : undefined;
  if (!field) throw invalid(`The attribute ${cut(path, 100)} cannot be filtered by.`);
  return compareField(filter, field);
}

function activeIs(filter: Comparison): SQL | undefined {
  if (filter.op === "pr") return sql`true`;
  if (filter.op !== "eq" && filter.op !== "ne") throw invalid("active: can be compared by eq and ne.");
  const active = booleanOf(comparedWith(filter)) === (filter.op === "eq");
  return active ? isNull(consumers.leftAt) : isNotNull(consumers.leftAt);
}

function compareField(filter: Comparison, field: TextField): SQL | undefined {
  if (field === "externalId") return compareText(filter, consumers.externalId, true);
  if (field !== "userName") return compareText(filter, sql`lower(${consumers[field]})`, false);
  if (filter.op !== "eq")
    return compareText(filter, sql`lower(coalesce(${consumers.userName}, ${consumers.email}))`, false);
  // Each condition has an index.
  const value = comparedWith(filter).toLowerCase();
  const unnamed = and(isNull(consumers.userName), eq(sql`lower(${consumers.email})`, value));
  return or(eq(sql`lower(${consumers.userName})`, value), unnamed);
}

/** @param exact whether capitals count */
function compareText(filter: Comparison, column: SQL | Column, exact: boolean): SQL | undefined {
  if (filter.op === "pr") return sql`${column} is not null`;
  const value = exact ? comparedWith(filter) : comparedWith(filter).toLowerCase();
  switch (filter.op) {
    case "eq":
      return sql`${column} = ${value}`;
    case "ne":
      return sql`${column} is distinct from ${value}`;
    case "co":
      return sql`strpos(${column}, ${value}) > 0`;
    case "sw":
      return sql`starts_with(${column}, ${value})`;
    case "ew":
      return sql`right(${column}, length(${value})) = ${value}`;
    default:
      throw invalid("Texts can be compared by eq, ne, co, sw, ew and pr.");
  }
}

/** @throws invalidFilter where there is nothing to compare with */
function comparedWith(filter: Comparison): string {
  const value = "compValue" in filter ? filter.compValue : null;
  if (value === null) throw invalid("A comparison needs a value.");
  const text = String(value);
  if (!isStorable(text)) throw invalid("A value contains characters that nobody has.");
  return text;
}
