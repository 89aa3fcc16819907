/** The gate for names of people. */
import { cut, lengthOf } from "@lantern/engine/graphemes";
import { limits } from "./limits.ts";
import { plainLine } from "./plain-text.ts";

/** Letters with marks, and emoji, have several UTF-16 units each. */
export const nameUnitsMax = 4 * limits.nameMax;

/** A name as it is stored: with plain spaces, and empty when nobody could see it. */
export function readName(typed: string): string {
  const name = plainLine(typed)
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  return /^[\p{Z}\p{C}\p{M}]*$/u.test(name) ? "" : name;
}

/** Whether a name has at most as many letters as allowed, as people count them. */
export const isShortName = (name: string): boolean =>
  name.length <= limits.nameMax || (name.length <= nameUnitsMax && lengthOf(name) <= limits.nameMax);

/** The beginning of a name that somebody else chose, such as an identity provider. */
export function shortName(typed: string): string {
  // A cleaned name is never longer, and what comes after this many units would be cut anyway.
  const name = readName(cut(typed.toWellFormed(), 4 * nameUnitsMax));
  let short = cut(name, nameUnitsMax);
  while (!isShortName(short)) short = cut(short, short.length - 1);
  return short.trimEnd();
}

/** One name is enough: many people have only one. */
export const hasName = (person: {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}): boolean => Boolean(person.first_name || person.last_name);
