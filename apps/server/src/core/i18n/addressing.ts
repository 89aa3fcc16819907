/**
 * Begins a sentence with a person's name, or with a capital letter where there is none.
 *
 * @param name null for people of whom only the email address is known
 * @param sentence as it reads after the name and a comma
 */
export function addressing(name: string | null, sentence: string): string {
  return name ? `${name}, ${sentence}` : sentence.replace(/^[¿¡]?\p{Ll}/u, (start) => start.toUpperCase());
}

/** @param numerals those for 2 to 9; other numbers stay figures */
export const spelledOut = (number: number, numerals: string): string =>
  numerals.split(" ")[number - 2] ?? String(number);
