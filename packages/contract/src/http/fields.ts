import * as z from "zod";
import { errorCatalog } from "../errors.ts";
import { fieldTexts } from "../field-texts.ts";
import { dashboardLanguages } from "../languages.ts";
import { limits } from "../limits.ts";

/** Text on one line, trimmed, not empty. Control characters are removed because the text may get into email headers. */
export function singleLine(max: number) {
  return z
    .string({ error: fieldTexts.required })
    .transform(withoutControls)
    .pipe(z.string().min(1, fieldTexts.required).max(max, fieldTexts.tooLong(max)));
}

/** Text on one line, trimmed, possibly empty. */
export function optionalLine(max: number) {
  return z
    .string({ error: fieldTexts.required })
    .overwrite(withoutControls)
    .max(max, fieldTexts.tooLong(max));
}

/** Text with line breaks, possibly empty. */
export function multiline(max: number) {
  return z
    .string({ error: fieldTexts.required })
    .overwrite(withoutNul)
    .trim()
    .max(max, fieldTexts.tooLong(max));
}

/** Removes NUL, which the database cannot store in text. */
export function withoutNul(value: string): string {
  return value.replaceAll("\u0000", "");
}

/** Replaces control characters and line breaks, which could break an email header or a log, with spaces. */
export function withoutControls(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}

export const email = z
  .string({ error: fieldTexts.required })
  .trim()
  .min(1, fieldTexts.required)
  .max(254, fieldTexts.email)
  .pipe(z.email(fieldTexts.email));

/** The current password, required for some changes. People without a password must have signed in recently instead. */
export const currentPassword = z.string().max(1024).optional();

/** A new password. Only the server checks that it is not a common one: the list is too long for a page. */
export const newPassword = z
  .string({ error: fieldTexts.required })
  .min(limits.passwordMin, errorCatalog.USER_013.message)
  .max(limits.passwordMax, fieldTexts.tooLong(limits.passwordMax));

/** The language of an administrator's pages and emails. */
export const pageLanguage = z.enum(dashboardLanguages, fieldTexts.pageLanguage);

export const timezone = z.string({ error: fieldTexts.timezone }).refine(isTimezone, fieldTexts.timezone);

function isTimezone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

export const country = z.string({ error: fieldTexts.country }).regex(/^[A-Z]{2}$/, fieldTexts.country);

export const id = z.uuid();

/** An object whose fields differ from one to the next. */
export const jsonObject = z.record(z.string(), z.json());
export type JsonObject = z.output<typeof jsonObject>;

/**
 * A date in a request: not before 2020, and at most `yearsAheadMax` ahead, so that dates calculated from it stay
 * valid. Every date that the API accepts has this type.
 */
export const instant = z.iso
  .datetime({ offset: true, error: fieldTexts.start })
  .refine(isInRange, fieldTexts.dateRange);

function isInRange(value: string): boolean {
  const at = Date.parse(value);
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.yearsAheadMax);
  // A value that is not a date has its own error text.
  return Number.isNaN(at) || (at >= Date.UTC(2020, 0) && at <= latest.getTime());
}
/** A secret from an email. */
export const secret = z.string({ error: fieldTexts.required }).min(1, fieldTexts.required).max(512);

export const idParams = z.object({ id });

const typed = z.object({ password: z.string(), password_confirmation: z.string() });

/** Reports an error at the second field when two passwords differ, also when other fields have errors. */
export function samePasswords<S extends z.ZodType<z.output<typeof typed>>>(schema: S) {
  return schema.refine((form) => form.password === form.password_confirmation, {
    path: ["password_confirmation"],
    error: errorCatalog.USER_014.message,
    when: ({ value }) => typed.safeParse(value).success,
  });
}
