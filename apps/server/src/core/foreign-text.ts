import { cut } from "@lantern/engine/graphemes";

/** The beginning of a text that no schema of the contract has checked, so that the database can store it. */
export const foreignText = (text: string, max: number): string =>
  cut(text.toWellFormed().replaceAll("\0", ""), max);
