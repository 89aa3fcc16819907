/** Simulated participants. They think over the same views that a browser gets. */
export {
  type Oracle,
  PERSONAS,
  type Persona,
  personaOf,
  type Senses,
  type Thought,
  think,
} from "./policy/index.ts";
