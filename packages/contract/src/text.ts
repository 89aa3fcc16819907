import { isStorable } from "@lantern/engine/incoming";
import * as z from "zod";
import { faultMessage } from "./fault.ts";
import { plainLine } from "./plain-text.ts";

interface ErrorTexts {
  required?: string;
  tooLong?: string;
}

interface Line {
  tooLong?: string;
  /** How the text is stored. */
  read?: (typed: string) => string;
}

const anyText = (required: string) =>
  z.string({ error: required }).refine(isStorable, faultMessage("UNSTORABLE"));

/** Text as it was entered. Every text from outside is made by a function of this file. */
export const text = (
  max: number,
  { required = faultMessage("REQUIRED"), tooLong = faultMessage("TOO_LONG", { max }) }: ErrorTexts = {},
) => anyText(required).max(max, tooLong);

/** Text with line breaks, trimmed, possibly empty. */
export const multiline = (max: number, { tooLong = faultMessage("TOO_LONG", { max }) }: ErrorTexts = {}) =>
  anyText(faultMessage("REQUIRED")).trim().max(max, tooLong);

/**
 * Text on one line, trimmed, possibly empty. It has no control characters, because it may get into email headers, and no
 * invisible ones.
 */
export const optionalLine = (
  max: number,
  { tooLong = faultMessage("TOO_LONG", { max }), read = plainLine }: Line = {},
) => anyText(faultMessage("REQUIRED")).overwrite(read).max(max, tooLong);

/** The same, not empty. */
export const singleLine = (max: number, line?: Line) =>
  optionalLine(max, line).min(1, faultMessage("REQUIRED"));
