import type { TableRow } from "./table-parser.ts";

const framed = /<\s*[^<>\s@]+@[^<>\s@]+\s*>/;
/** In characters. Names that are cut here are too long for a participant. */
const longestName = 500;
const leading = /^[\s,;|]*(?:[•·*‣–—-]\s+|\d{1,4}[.)]\s+)?/;

/** Whether a line has an address as email programs write it: `Name <address>`. */
export const hasFramedAddress = (line: string): boolean => framed.test(line);

/** A line of a pasted list without bullets, numbers, and `mailto:`. */
export const withoutBullets = (line: string): string =>
  line
    .replace(leading, "")
    .replace(/\bmailto:/gi, "")
    .trim();

/**
 * The people of a line that an email program wrote: names, quoted or not, each before its address in angle brackets,
 * with bare addresses between them. Commas, semicolons and tabs separate people; a name may have a comma of its own.
 * After a single person, they separate that person's department and office.
 */
export function peopleOfAddressLine(line: number, text: string): TableRow[] {
  const people: string[] = [];
  let rest = withoutBullets(text);
  for (let match = framed.exec(rest); match; match = framed.exec(rest)) {
    const { bare, name } = beforeAddress(rest.slice(0, match.index));
    people.push(...bare, `${name} ${match[0].replace(/\s/g, "")}`.trim());
    rest = rest.slice(match.index + match[0].length).replace(leading, "");
  }
  const pieces = rest.split(/[,;\t]/).flatMap((piece) => piece.trim() || []);
  const [first = ""] = people;
  if (people.length === 1 && !rest.includes("@")) return [{ line, cells: [first, ...pieces] }];
  // Text without an address is explained like every other line without one.
  return [...people, ...pieces].map((cell) => ({ line, cells: [cell] }));
}

/** What stands before an address in angle brackets: bare addresses of other people, then this person's name. */
function beforeAddress(text: string): { bare: string[]; name: string } {
  const pieces = text.split(/[,;\t]/).flatMap((piece) => piece.trim() || []);
  const ofOthers = pieces.findLastIndex((piece) => piece.includes("@")) + 1;
  const bare = pieces
    .slice(0, ofOthers)
    .flatMap((piece) => piece.split(/\s+/).filter((word) => word.includes("@")));
  const name = pieces
    .slice(ofOthers)
    .join(", ")
    .slice(0, longestName)
    .replace(/^(["'“”„‘’«])(.*)["'“”‘’»]$/, "$2")
    // What is in brackets is no name, such as a department.
    .replace(/(?<! ) *\([^()]*\)$/, "");
  return { bare, name };
}
