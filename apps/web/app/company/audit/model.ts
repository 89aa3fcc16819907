import type { AuditRow } from "@lantern/contract/http";
import { capitalized } from "@lantern/engine/graphemes";
import { moneyIn } from "../../i18n/audit-money.ts";
import { roleName } from "../../ui/role-names.ts";
import { texts } from "./texts.ts";

/** What an entry says besides its action, in one line. */
export function detailOf({ detail }: Pick<AuditRow, "detail">): string {
  const { money, others } = moneyIn(detail ?? {});
  const facts = Object.entries(others)
    .filter(([, value]) => !isId(value))
    .map(([name, value]) => texts.fact(texts.named(name), textOf(readable(name, value))));
  return [...(money === null ? [] : [money]), ...facts].join(", ");
}

/** The fields that a change gave another value, with both values as text. */
export function changesOf({ before, after }: Pick<AuditRow, "before" | "after">) {
  return Object.keys(after ?? {}).map((field) => ({
    field: capitalized(texts.named(field)),
    before: textOf(before?.[field]),
    after: textOf(after?.[field]),
  }));
}

/** Names of fields and roles instead of those of the data. */
function readable(name: string, value: unknown): unknown {
  if (name === "fields" && Array.isArray(value)) return value.map((field) => texts.named(String(field)));
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
