/** Letters that are read from right to left, and the mark that says so. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that turn the text after them around. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text whose direction does not change that of the text around it: two such names keep their order in a list. */
export function isolated(text: string): string {
  const plain = text.replace(TURNS, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
