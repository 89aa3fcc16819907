/**
 * The seeded random generator of the product (mulberry32). The rules of a session use `draw`, whose state is one number
 * in the session's state and is part of events. Everything else uses `randomNumbers`.
 */

/** The initial state for a seed, for example session seed and team id (FNV-1a). */
export function seeded(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A number in [0, 1) and the next state of the generator. */
export function draw(random: number): { value: number; random: number } {
  const next = (random + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, random: next };
}

/** A repeatable sequence of numbers in [0, 1): the same seed gives the same numbers. */
export function randomNumbers(seed: number | string): () => number {
  let state = typeof seed === "string" ? seeded(seed) : seed;
  return () => {
    const { value, random } = draw(state);
    state = random;
    return value;
  };
}

/** A random item of a list that is not empty. */
export function pick<T>(list: readonly T[], random: number): { value: T; random: number } {
  const drawn = draw(random);
  return { value: list[Math.floor(drawn.value * list.length)] as T, random: drawn.random };
}

/** The list in random order. */
export function shuffled<T>(list: readonly T[], random: number): { value: T[]; random: number } {
  const value = [...list];
  let state = random;
  for (let at = value.length - 1; at > 0; at--) {
    const drawn = draw(state);
    state = drawn.random;
    const other = Math.floor(drawn.value * (at + 1));
    [value[at], value[other]] = [value[other] as T, value[at] as T];
  }
  return { value, random: state };
}
