import * as z from "zod";
import { catalogue } from "../errors.ts";
import { limits } from "../limits.ts";

/** Texts that stand at a field. Catalogue texts are used where the catalogue has one. */
export const fieldTexts = {
  required: "Please fill in this field.",
  email: "Please enter a valid e-mail address.",
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  terms: "Please accept the terms to go on.",
  commonPassword: "This password is among the most used ones. Please choose another.",
  ownPassword: "This password is only your name or address. Please choose another.",
  seats: `Please choose from ${limits.seatsMin} to ${limits.seatsMax} seats.`,
  timezone: "Please choose a time zone.",
  country: "Please choose a country.",
  language: "This experience is not available in that language.",
  start: "Please choose when the experience starts.",
  dateRange: `Please choose a date within the next ${limits.yearsAheadMax} years.`,
  teamSize: `A team has at most ${limits.teamMax} people.`,
} as const;

/** Trimmed text that must not be empty. Control characters go: they have no place in a name, a title or a mail header. */
export function singleLine(max: number) {
  return z
    .string({ error: fieldTexts.required })
    .transform(withoutControls)
    .pipe(z.string().min(1, fieldTexts.required).max(max, fieldTexts.tooLong(max)));
}

/** Text of several lines, possibly empty. */
export function multiline(max: number) {
  return z
    .string({ error: fieldTexts.required })
    .overwrite(withoutNul)
    .trim()
    .max(max, fieldTexts.tooLong(max));
}

/** No database text can hold it. */
export function withoutNul(value: string): string {
  return value.replaceAll("\u0000", "");
}

/** On one line, without what a mail header or a log could be broken with. */
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

/** The password that somebody has, where a change asks for it. Whoever has none must have signed in just now. */
export const currentPassword = z.string().max(1024).optional();

/** A new password. That it is not a common one is the server's rule: the list is too long for a page. */
export const newPassword = z
  .string({ error: fieldTexts.required })
  .min(limits.passwordMin, catalogue.USER_013.message)
  .max(limits.passwordMax, fieldTexts.tooLong(limits.passwordMax));

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

/**
 * A moment that a caller chooses, within reason: neither before the product existed nor so far ahead that other dates
 * reckoned from it leave the calendar. Every date that comes in is this one.
 */
export const instant = z.iso
  .datetime({ offset: true, error: fieldTexts.start })
  .refine(isWithinReason, fieldTexts.dateRange);

function isWithinReason(value: string): boolean {
  const at = Date.parse(value);
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.yearsAheadMax);
  // What is no date at all has its own text.
  return Number.isNaN(at) || (at >= Date.UTC(2020, 0) && at <= latest.getTime());
}
/** A secret from a mail: opaque, bounded. */
export const secret = z.string({ error: fieldTexts.required }).min(1, fieldTexts.required).max(512);

export const idParams = z.object({ id });

const typed = z.object({ password: z.string(), password_confirmation: z.string() });

/** Refuses two passwords that differ, at the second field, whatever else is wrong in the form. */
export function samePasswords<S extends z.ZodType<z.output<typeof typed>>>(schema: S) {
  return schema.refine((form) => form.password === form.password_confirmation, {
    path: ["password_confirmation"],
    error: catalogue.USER_014.message,
    when: ({ value }) => typed.safeParse(value).success,
  });
}
