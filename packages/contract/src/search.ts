/** How letters with signs are spelled without them, besides leaving the sign out. */
const spellings: readonly (readonly [string, string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["å", "aa"],
  ["ø", "oe"],
];

/**
 * A text as searches compare it: in small letters without accents, once with the signs left out and once spelled out.
 * `Müller` becomes `muller` and `mueller`. The database's function `search_form` writes the same forms into one text.
 *
 * @returns one form, or two where they differ
 */
export function searchForms(text: string): string[] {
  const small = text.toLowerCase().normalize("NFC");
  const spelled = spellings.reduce((so, [letter, letters]) => so.replaceAll(letter, letters), small);
  return [...new Set([plain(small), plain(spelled)])];
}

function plain(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("đ", "d")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

/** Whether one of the texts holds what was looked for: `Müller` is found by `muller`, `Mueller` and `MÜLLER`. */
export function holds(search: string, ...texts: (string | null)[]): boolean {
  const wanted = searchForms(search.trim());
  return texts.some((text) =>
    searchForms(text ?? "").some((form) => wanted.some((part) => form.includes(part))),
  );
}
