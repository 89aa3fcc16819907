/** Rules for what comes from outside. */
import * as z from "zod";

/** Whether the database can store a text: without NUL, and without half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** A record of at most `max` entries, which are counted before they are read. Zod does the same for lists. */
export function record<K extends z.core.$ZodRecordKey, V extends z.core.SomeType>(
  key: K,
  value: V,
  max: number,
) {
  const entries = z.record(key, value);
  return z.preprocess<unknown, typeof entries, z.input<typeof entries>>((input, context) => {
    if (Object.keys(input ?? {}).length > max)
      context.issues.push({ code: "too_big", origin: "object", maximum: max, inclusive: true, input });
    return input;
  }, entries);
}
