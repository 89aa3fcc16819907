export { PERSONAS, type Persona, personaOf } from "./persona.ts";
export { think } from "./think.ts";
export type { Oracle, Senses, Thought } from "./thought.ts";
