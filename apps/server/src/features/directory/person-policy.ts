import { email as validEmail, timezone as validTimezone } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { singleLine } from "@lantern/contract/text";
import type * as z from "zod";
import { invalidValue } from "./failure-presenter.ts";

/** Fields of a participant that a directory sets. Null empties a field; one that is missing stays. */
export interface PersonChange {
  userName?: string | null;
  externalId?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  timezone?: string | null;
  department?: string | null;
  office?: string | null;
  active?: boolean;
}

export type TextField = Exclude<keyof PersonChange, "active">;

const rules: Record<TextField, z.ZodType<string>> = {
  userName: singleLine(254),
  externalId: singleLine(255),
  firstName: singleLine(limits.nameMax),
  lastName: singleLine(limits.nameMax),
  email: validEmail,
  timezone: validTimezone,
  department: singleLine(limits.nameMax),
  office: singleLine(limits.nameMax),
};

/** The text of a field. An empty one counts as none, because directories send both. */
export function textOf(field: TextField, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" && value.trim() === "") return null;
  const parsed = rules[field].safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidValue(`${field}: ${parsed.error.issues[0]?.message ?? "is not valid"}`);
}

/** Entra sends "True" and "False". */
export function booleanOf(value: unknown): boolean {
  if (typeof value === "boolean") return value;
  const text = typeof value === "string" ? value.toLowerCase() : "";
  if (text === "true" || text === "false") return text === "true";
  throw invalidValue("active: must be true or false");
}

/** Where a person can be invited: the address that the directory sent, or a user name that is one. */
export function addressOf(email: string | null | undefined, userName: string): string {
  if (email) return email;
  const parsed = validEmail.safeParse(userName);
  if (parsed.success) return parsed.data;
  throw invalidValue("emails: a person needs an email address");
}
