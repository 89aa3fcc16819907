import { withoutControls } from "@lantern/contract/text";
import { cut } from "@lantern/engine/graphemes";

/** The beginning of a text that no schema of the contract has checked, so that the database can store it. */
export const foreignText = (text: string, max: number): string =>
  cut(text.toWellFormed().replaceAll("\0", ""), max);

/** The same on one line. */
export const foreignLine = (text: string, max: number): string =>
  foreignText(withoutControls(text), max).trimEnd();
