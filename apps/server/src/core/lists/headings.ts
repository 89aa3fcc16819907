import type { ImportColumn } from "@lantern/contract/http";
import { columnHeadings, type HeadingMeaning } from "./column-headings.ts";

export type Columns = (ImportColumn | null)[];

const plainLetters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ı: "i",
  ð: "d",
  ə: "e",
};

/** Letters alone, in lower case and without accents: two spellings of one heading become equal. */
export const headingKey = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[ßøłæœđıðə]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}]|\u0640/gu, "");

const meanings = new Map<string, HeadingMeaning>();
for (const byMeaning of Object.values(columnHeadings)) {
  for (const [meaning, list] of Object.entries(byMeaning)) {
    for (const word of list.split(", ")) meanings.set(headingKey(word), meaning as HeadingMeaning);
  }
}

const brackets = /[([{<（［｛【〔＜][^([{<（［｛【〔＜)\]}>）］｝】〕＞]*[)\]}>）］｝】〕＞]/gu;
const additions =
  /(?<![\s:*-])[\s:*-]+(required|optional|mandatory|pflichtfeld|pflicht|obligatorio|obligatoire|obrigat[oó]rio|obbligatorio|verplicht)\W*$/iu;

/** What is longer is no heading. Those of wider tables are unknown. */
const longestHeading = 200;
const mostColumns = 100;

/** A heading without what forms add to it: "First name [Required]", "Vorname (Pflichtfeld)", "Name *". */
export const withoutAdditions = (heading: string): string =>
  heading.length > longestHeading ? heading : heading.replace(brackets, " ").replace(additions, "").trim();

interface Recognized {
  meaning: HeadingMeaning;
  /** Whether the heading means it as a whole, not only without its additions. */
  whole: boolean;
}

function recognize(heading: string): Recognized | null {
  if (heading.length > longestHeading) return null;
  const whole = meanings.get(headingKey(heading));
  if (whole) return { meaning: whole, whole: true };
  const short = withoutAdditions(heading);
  const meaning = meanings.get(headingKey(short)) ?? inTwoLanguages(short);
  return meaning ? { meaning, whole: false } : null;
}

/** "Nom / Last name" has one meaning, "Name / Email" has none. */
function inTwoLanguages(heading: string): HeadingMeaning | undefined {
  const all = heading.split(/[/|\n·]/).map((one) => meanings.get(headingKey(one)));
  const [meaning, ...others] = new Set(all.filter((one) => one !== "some_name"));
  return all.length > 1 && others.length === 0 ? meaning : undefined;
}

/** How many different things the headings of a row mean; 0 for a row that has no known heading. */
export const countMeanings = (cells: readonly string[]): number =>
  new Set(cells.slice(0, mostColumns).flatMap((cell) => recognize(cell)?.meaning ?? [])).size;

export const hasEmailHeading = (cells: readonly string[]): boolean =>
  cells.slice(0, mostColumns).some((cell) => recognize(cell)?.meaning === "email");

/** Columns in which a mistake makes another person. */
const whoItIs: ReadonlySet<ImportColumn> = new Set(["email", "first_name", "last_name", "name"]);

/**
 * The columns of a header row. A column is null when its heading is unknown, or when another column claims the same
 * meaning with equal right: nobody can say which of two addresses is the one for work.
 */
export function columnsOfHeadings(cells: readonly string[]): Columns {
  const recognized = cells.slice(0, mostColumns).map(recognize);
  const has = (meaning: HeadingMeaning) => recognized.some((one) => one?.meaning === meaning);
  const other = otherName(has);
  const columns = recognized.map((one) => (one?.meaning === "some_name" ? other : (one?.meaning ?? null)));
  return columns.map((column, index) => {
    if (!column) return null;
    if (!whoItIs.has(column)) return columns.indexOf(column) === index ? column : null;
    const rivals = [...columns.keys()].filter((at) => columns[at] === column);
    if (rivals.length === 1) return column;
    const whole = rivals.filter((at) => recognized[at]?.whole);
    return whole.length === 1 && whole[0] === index ? column : null;
  });
}

/** What a word for any name means beside these headings. */
function otherName(has: (meaning: HeadingMeaning) => boolean): ImportColumn | null {
  if (has("first_name")) return has("last_name") ? null : "last_name";
  if (has("last_name")) return "first_name";
  return has("name") ? null : "name";
}
