import { readEmail } from "@lantern/contract/email-address";
import { isStorable } from "@lantern/engine/incoming";
import { and, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type Filter, parse } from "scim2-parse-filter";
import { consumers } from "../../db/schema/index.ts";
import { DirectoryFailure } from "./failure-presenter.ts";
import { readBoolean, type TextField } from "./person-policy.ts";
import { keyOf, textAttributes } from "./user-parser.ts";

/** Longer than any directory sends, and short enough that nesting stays harmless. */
const filterMax = 1000;

type Comparison = Exclude<Extract<Filter, { attrPath: string }>, { op: "[]" }>;

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
      return compare(filter, keyOf(`${prefix}${filter.attrPath}`));
  }
}

const fullName = sql`lower(nullif(concat_ws(' ', ${consumers.firstName}, ${consumers.lastName}), ''))`;

const columns: Record<Exclude<TextField, "externalId" | "userName">, SQL> = {
  firstName: sql`lower(${consumers.firstName})`,
  lastName: sql`lower(${consumers.lastName})`,
  displayName: fullName,
  email: sql`lower(${consumers.email})`,
  timezone: sql`lower(${consumers.timezone})`,
  department: sql`lower(${consumers.department})`,
  office: sql`lower(${consumers.office})`,
  language: sql`lower(${consumers.language})`,
};

/** Attributes that are the same for everybody: there is one address, which is the primary one at work. */
const constants = new Map([
  ["emails.type", sql`'work'::text`],
  ["emails.primary", sql`'true'::text`],
  ["addresses.type", sql`'work'::text`],
  ["meta.resourcetype", sql`'user'::text`],
]);

function compare(filter: Comparison, key: string): SQL | undefined {
  if (key === "active") return activeIs(filter);
  if (key === "id") return compareText(filter, sql`${consumers.id}::text`);
  const field = key === "emails" ? "email" : textAttributes.get(key);
  if (field === "userName") return compareUserName(filter);
  if (field === "externalId") return compareText(filter, sql`${consumers.externalId}`, { exact: true });
  if (field === "email") return compareText(filter, columns.email, { read: readEmail });
  if (field) return compareText(filter, columns[field]);
  // Nobody has an attribute that we do not store. A directory that asks for one gets an answer, or it would stop.
  return compareText(filter, constants.get(key) ?? sql`null::text`);
}

function activeIs(filter: Comparison): SQL | undefined {
  if (filter.op === "pr") return sql`true`;
  if (filter.op !== "eq" && filter.op !== "ne") throw invalid("active: can be compared by eq and ne.");
  const wanted = readBoolean(comparedWith(filter));
  if (wanted === null) return sql`${filter.op === "ne"}`;
  return wanted === (filter.op === "eq") ? isNull(consumers.leftAt) : isNotNull(consumers.leftAt);
}

function compareUserName(filter: Comparison): SQL | undefined {
  const typed = comparedWith(filter);
  if (filter.op !== "eq" || typed === null)
    return compareText(filter, sql`lower(coalesce(${consumers.userName}, ${consumers.email}))`);
  const value = sql`lower(${typed}::text)`;
  // Each condition has an index.
  const address = sql`lower(${readEmail(typed)}::text)`;
  const unnamed = and(isNull(consumers.userName), sql`lower(${consumers.email}) = ${address}`);
  return or(sql`lower(${consumers.userName}) = ${value}`, unnamed);
}

/**
 * @param exact whether capitals count; otherwise the column is in lower case, as the database writes it
 * @param read what is compared with is read as the column's values were
 */
function compareText(
  filter: Comparison,
  column: SQL,
  { exact = false, read = (typed: string) => typed } = {},
): SQL {
  if (filter.op === "pr") return sql`${column} is not null`;
  const typed = comparedWith(filter);
  if (typed === null) return nullIs(filter, column);
  const value = exact ? sql`${read(typed)}::text` : sql`lower(${read(typed)}::text)`;
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
    case "gt":
      return sql`${column} > ${value}`;
    case "ge":
      return sql`${column} >= ${value}`;
    case "lt":
      return sql`${column} < ${value}`;
    case "le":
      return sql`${column} <= ${value}`;
    default:
      throw invalid("This way to compare is not one of SCIM's.");
  }
}

function nullIs({ op }: Comparison, column: SQL): SQL {
  if (op === "eq") return sql`${column} is null`;
  return op === "ne" ? sql`${column} is not null` : sql`false`;
}

/** Null where a filter compares with null. */
function comparedWith(filter: Comparison): string | null {
  const value = "compValue" in filter ? filter.compValue : null;
  if (value === null) return null;
  const text = String(value);
  if (!isStorable(text)) throw invalid("A value contains characters that nobody has.");
  return text;
}
