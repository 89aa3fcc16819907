import { firstCharacter, firstLetters } from "@lantern/engine/graphemes";

const upper = (letters: string) => {
  const capitals = letters.toUpperCase();
  // "ß" has no capital of one letter that people know.
  return capitals.length > letters.length ? letters : capitals;
};

/** The first letter of each of these names, which is never a bracket or half of a character. */
export function initialsOf(...names: readonly string[]): string {
  const letters = names.flatMap((name) => firstLetters(name, 1) || []);
  if (letters.length > 0) return letters.map(upper).join("");
  // A name can be an emoji alone.
  return firstCharacter(names.join("").trim());
}

/** The initials of the first two names of a name that have letters. */
export function initials(name: string): string {
  const names = name.split(/\s+/);
  const lettered = names.filter((word) => firstLetters(word, 1) !== "");
  return initialsOf(...(lettered.length > 0 ? lettered : names).slice(0, 2));
}
