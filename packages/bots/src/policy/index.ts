export { PERSONAS, type Persona, personaOf, portraitOf } from "./persona.ts";
export { knownPackets } from "./puzzle.ts";
export { think } from "./think.ts";
export type { Perception, PuzzleLookup, Thought } from "./thought.ts";
