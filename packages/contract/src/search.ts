import { asciiDomain } from "./email-address.ts";

/** Common spellings of letters with diacritics in plain letters, besides dropping the diacritic. */
const spellings: readonly (readonly [string, string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["å", "aa"],
  ["ø", "oe"],
];

/**
 * The forms of a text that searches compare: lower case without diacritics, and lower case with common spellings.
 * `Müller` has the forms `muller` and `mueller`. The database function `search_form` makes the same forms.
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

/**
 * The forms of what somebody searches for: those of the text, and the form in which a domain beyond ASCII is stored.
 * `ana@bücher` and `bücher` find `ana@xn--bcher-kva.example`.
 */
export function wantedForms(search: string): string[] {
  const domainAt = search.lastIndexOf("@") + 1;
  const stored = search.slice(0, domainAt) + asciiDomain(search.slice(domainAt));
  return [...new Set([...searchForms(search), ...searchForms(stored)])];
}

/** Whether one of the texts contains the search text. `muller`, `Mueller` and `MÜLLER` all match `Müller`. */
export function matchesSearch(search: string, ...texts: (string | null)[]): boolean {
  const wanted = wantedForms(search.trim());
  return texts.some((text) =>
    searchForms(text ?? "").some((form) => wanted.some((part) => form.includes(part))),
  );
}
