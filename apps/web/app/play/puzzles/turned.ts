/** The symbol `by` steps after the current one. An empty wheel begins at its first or last symbol. */
export function turned(symbols: readonly string[], current: string | null, by: number): string | undefined {
  if (current === null) return by > 0 ? symbols[0] : symbols.at(-1);
  return symbols.at((symbols.indexOf(current) + by) % symbols.length);
}
