export { PERSONAS, type Persona, personaOf } from "./persona.ts";
export { think } from "./think.ts";
export type { Perception, PuzzleLookup, Thought } from "./thought.ts";
