/**
 * Begins a sentence with a person's name; without one, the sentence stands alone.
 *
 * @param name null for people of whom only the address is known
 * @param sentence as it reads after the name and a comma
 */
export function addressing(name: string | null, sentence: string): string {
  return name ? `${name}, ${sentence}` : sentence.replace(/^[¿¡]?\p{Ll}/u, (start) => start.toUpperCase());
}
