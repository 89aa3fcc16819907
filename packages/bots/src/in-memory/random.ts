import { draw, seeded } from "@lantern/engine/random";

/** A repeatable sequence of random numbers from 0 to 1, by the engine's generator. */
export function seededRandom(seed: string): () => number {
  let state = seeded(seed);
  return () => {
    const { value, random } = draw(state);
    state = random;
    return value;
  };
}
