import { plainLine } from "@lantern/contract/plain-text";
import { cut } from "@lantern/engine/graphemes";

/** The beginning of a text that no schema of the contract has checked, so that the database can store it. */
export const foreignText = (text: string, max: number): string =>
  cut(text.toWellFormed().replaceAll("\0", ""), max);

/** The same on one line. */
export const foreignLine = (text: string, max: number): string =>
  foreignText(plainLine(cut(text, 4 * max)), max).trimEnd();
