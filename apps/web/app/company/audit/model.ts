import type { AuditRow } from "@lantern/contract/http";
import { formatMoney } from "../../i18n/format.ts";
import { roleName } from "../../ui/role-names.ts";
import { texts } from "./texts.ts";

/** What an entry says besides its action, in one line. */
export function detailOf({ detail }: Pick<AuditRow, "detail">): string {
  const { cents, currency, ...others } = detail ?? {};
  const hasMoney = typeof cents === "number" && typeof currency === "string";
  const facts = Object.entries((hasMoney ? others : detail) ?? {})
    .filter(([, value]) => !isId(value))
    .map(([name, value]) => texts.fact(name, textOf(readable(name, value))));
  return [...(hasMoney ? [formatMoney(cents, currency)] : []), ...facts].join(", ");
}

/** The fields that a change gave another value, with both values as text. */
export function changesOf({ before, after }: Pick<AuditRow, "before" | "after">) {
  return Object.keys(after ?? {}).map((field) => ({
    field: texts.field(field),
    before: textOf(before?.[field]),
    after: textOf(after?.[field]),
  }));
}

/** Names of fields and roles instead of those of the data. */
function readable(name: string, value: unknown): unknown {
  if (name === "fields" && Array.isArray(value))
    return value.map((field) => texts.field(String(field)).toLowerCase());
  return name === "role" && typeof value === "number" ? roleName(value) : value;
}

/** Ids mean nothing to a reader. */
const isId = (value: unknown) =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return texts.empty;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
