export { PERSONAS, type Persona, personaOf, portraitOf } from "./persona.ts";
export { phrasesIn } from "./phrases-in.ts";
export { readPackets } from "./puzzle.ts";
export { think } from "./think.ts";
export type { Perception, PuzzleLookup, Thought } from "./thought.ts";
