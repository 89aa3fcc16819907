import { englishText } from "@lantern/contract/error-texts";
import { faultOf } from "@lantern/contract/fault";
import { name, email as validEmail, timezone as validTimezone } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { singleLine } from "@lantern/contract/text";
import * as z from "zod";
import { languageNamed } from "../../core/lists/language-names.ts";
import { invalidValue } from "./failure-presenter.ts";

/** Fields of a participant that a directory sets. Null empties a field; one that is missing stays. */
export interface PersonChange {
  userName?: string | null;
  externalId?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** The whole name in one text. It counts for people whom the directory gives no other name. */
  displayName?: string | null;
  email?: string | null;
  timezone?: string | null;
  department?: string | null;
  office?: string | null;
  language?: Language | null;
  active?: boolean;
}

export type TextField = Exclude<keyof PersonChange, "active">;

const rules: Record<TextField, z.ZodType<string>> = {
  userName: singleLine(254),
  externalId: singleLine(255),
  firstName: name,
  lastName: name,
  displayName: name,
  email: validEmail,
  timezone: validTimezone,
  department: name,
  office: name,
  language: z.string().transform((text, ctx) => {
    const language = languageNamed(text);
    if (language === null) ctx.addIssue({ code: "custom", message: "has none of our languages" });
    return language ?? "";
  }),
};

/** Nobody is kept off the list because one of these cannot be stored: it is left empty, as the response says. */
const optionalFields: ReadonlySet<TextField> = new Set([
  "displayName",
  "timezone",
  "department",
  "office",
  "language",
]);

export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Some directories put a value into a list, into an object's `value`, or into both, as in `[{ "value": "Ana" }]`. */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return plainValue(value[0]);
  return isObject(value) && Object.hasOwn(value, "value") ? plainValue(value.value) : value;
}

/** The text of a field. An empty one counts as none, because directories send both. */
export function textOf(field: TextField, value: unknown): string | null {
  const plain = plainValue(value);
  if (plain === null || plain === undefined) return null;
  const text = typeof plain === "number" ? String(plain) : plain;
  if (typeof text === "string" && text.trim() === "") return null;
  const parsed = rules[field].safeParse(text);
  // What is left of a text of invisible characters is none.
  if (parsed.success) return parsed.data || null;
  if (optionalFields.has(field)) return null;
  const [issue] = parsed.error.issues;
  throw invalidValue(`${field}: ${issue ? englishText(faultOf(issue.message)) : "is not valid"}`);
}

/** Entra ID sends "True" and "False", others 1 and 0. Null: neither. */
export function readBoolean(value: unknown): boolean | null {
  const text = String(plainValue(value)).toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : null;
}

export function booleanOf(value: unknown): boolean {
  const read = readBoolean(value);
  if (read === null) throw invalidValue("active: must be true or false");
  return read;
}

/** Where a person can be invited: the address that the directory sent, or a user name that is one. */
export function addressOf(email: string | null | undefined, userName: string): string {
  if (email) return email;
  const parsed = validEmail.safeParse(userName);
  if (parsed.success) return parsed.data;
  throw invalidValue("emails: a person needs an email address");
}

/** A name in one text is the first name of somebody who has no other: nobody can say where to divide it. */
export function withName(
  { displayName, ...change }: PersonChange,
  lastNameBefore: string | null,
): Omit<PersonChange, "displayName"> {
  const { firstName, lastName = lastNameBefore } = change;
  return !displayName || firstName || lastName ? change : { ...change, firstName: displayName };
}
