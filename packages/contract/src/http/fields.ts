import * as z from "zod";
import { emailFault, emailMax, emailPattern, readEmail } from "../email-address.ts";
import { faultMessage } from "../fault.ts";
import { dashboardLanguages, languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { hasName, isShortName, nameUnitsMax, readName } from "../person-name.ts";
import { plainLine } from "../plain-text.ts";
import { optionalLine, singleLine, text } from "../text.ts";
import { canonicalTimezone } from "../time-zone.ts";

export const email = singleLine(emailMax, { tooLong: faultMessage("EMAIL"), read: readEmail }).pipe(
  z.email({
    pattern: emailPattern,
    error: ({ input }) => faultMessage(emailFault(String(input)) ?? "EMAIL"),
  }),
);

const tooLong = faultMessage("TOO_LONG", { max: limits.nameMax });

/** A name of a person, or of where they work. */
export const name = optionalLine(nameUnitsMax, { tooLong, read: readName }).refine(isShortName, tooLong);

/** First and last name; null where there is none. Forms also require one of them: see `oneName`. */
export const personNames = {
  first_name: name
    .nullable()
    .transform((read) => read || null)
    .optional(),
  last_name: name
    .nullable()
    .transform((read) => read || null)
    .optional(),
};

const names = z.object({ first_name: z.string().nullish(), last_name: z.string().nullish() });

/** Reports an error at the first name when a person has neither, also when other fields have errors. */
export function oneName<S extends z.ZodType<z.output<typeof names>>>(schema: S) {
  return schema.refine(hasName, {
    path: ["first_name"],
    error: faultMessage("ONE_NAME"),
    when: ({ value }) => names.safeParse(value).success,
  });
}

/** A whole number in a range. */
export function wholeNumber(
  min: number,
  max: number,
  fault = faultMessage("WHOLE_NUMBER", { min, max }),
): z.ZodNumber {
  return z.number({ error: fault }).int(fault).min(min, fault).max(max, fault);
}

/** A password that somebody enters, right or wrong. */
export const typedPassword = text(1024);

/** The current password, required for some changes. People without a password must have signed in recently instead. */
export const currentPassword = typedPassword.optional();

/** A new password. Only the server checks that it is not a common one: the list is too long for a page. */
export const newPassword = text(limits.passwordMax).min(limits.passwordMin, faultMessage("USER_013"));

/** The language of an administrator's pages and emails. */
export const pageLanguage = z.enum(dashboardLanguages, faultMessage("PAGE_LANGUAGE"));

/** The language of a report, or of a file to download with its headings, which is the company's by default. */
export const fileLanguage = z.enum(languages).optional();

/** By its canonical name. What names no zone with rules of its own is refused. */
export const timezone = text(64, { required: faultMessage("TIMEZONE"), tooLong: faultMessage("TIMEZONE") })
  .overwrite((typed) => canonicalTimezone(plainLine(typed)) ?? typed)
  .refine((zone) => canonicalTimezone(zone) !== null, faultMessage("TIMEZONE"));

export const country = text(2, { required: faultMessage("COUNTRY"), tooLong: faultMessage("COUNTRY") }).regex(
  /^[A-Z]{2}$/,
  faultMessage("COUNTRY"),
);

export const id = z.uuid();

/** An object whose fields differ from one to the next. */
export const jsonObject = z.record(z.string(), z.json());
export type JsonObject = z.output<typeof jsonObject>;

/**
 * A date in a request: not before 2020, and at most `yearsAheadMax` ahead, so that dates calculated from it stay
 * valid. Every date that the API accepts has this type.
 */
export const instant = z.iso
  .datetime({ offset: true, error: faultMessage("START") })
  .max(40, faultMessage("START"))
  .refine(isInRange, faultMessage("DATE_RANGE"));

function isInRange(value: string): boolean {
  const at = Date.parse(value);
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.yearsAheadMax);
  // A value that is not a date has its own error text.
  return Number.isNaN(at) || (at >= Date.UTC(2020, 0) && at <= latest.getTime());
}
/** A secret from an email. */
export const secret = text(512).min(1, faultMessage("REQUIRED"));

export const idParams = z.object({ id });

const typed = z.object({ password: z.string(), password_confirmation: z.string() });

/** Reports an error at the second field when two passwords differ, also when other fields have errors. */
export function samePasswords<S extends z.ZodType<z.output<typeof typed>>>(schema: S) {
  return schema.refine((form) => form.password === form.password_confirmation, {
    path: ["password_confirmation"],
    error: faultMessage("USER_014"),
    when: ({ value }) => typed.safeParse(value).success,
  });
}
