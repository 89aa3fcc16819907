import { isStorable } from "@lantern/engine/incoming";
import * as z from "zod";
import { fieldTexts } from "./field-texts.ts";

interface ErrorTexts {
  required?: string;
  tooLong?: string;
}

const anyText = (required: string) => z.string({ error: required }).refine(isStorable, fieldTexts.unstorable);

/** Text as it was entered. Every text from outside is made by a function of this file. */
export const text = (
  max: number,
  { required = fieldTexts.required, tooLong = fieldTexts.tooLong(max) }: ErrorTexts = {},
) => anyText(required).max(max, tooLong);

/** Text with line breaks, trimmed, possibly empty. */
export const multiline = (max: number, { tooLong = fieldTexts.tooLong(max) }: ErrorTexts = {}) =>
  anyText(fieldTexts.required).trim().max(max, tooLong);

/** Text on one line, trimmed, possibly empty. */
export const optionalLine = (max: number, { tooLong = fieldTexts.tooLong(max) }: ErrorTexts = {}) =>
  anyText(fieldTexts.required).overwrite(withoutControls).max(max, tooLong);

/** Text on one line, trimmed, not empty. Control characters are removed because the text may get into email headers. */
export const singleLine = (max: number, texts?: ErrorTexts) =>
  optionalLine(max, texts).min(1, fieldTexts.required);

/** Replaces control characters and line breaks, which could break an email header or a log, with spaces. */
export function withoutControls(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}
