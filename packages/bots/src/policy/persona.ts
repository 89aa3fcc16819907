/** How a simulated participant behaves. All chances are 0-1. */
export interface Persona {
  name: string;
  /** Factor of the time that an average person takes. */
  pace: number;
  /** Chance to send a chat message when possible. */
  talk: number;
  /** Chance to move to the leading option while talking. */
  openness: number;
  /** Chance to have the next right idea in a puzzle. */
  insight: number;
  /** Chance that a puzzle move is a wrong one. */
  slip: number;
  /** Share of their cards that they read aloud. */
  shares: number;
  /** Chance to ask for a hint once a puzzle takes long. */
  hintRate: number;
  /** Number of kudos to give. */
  kudos: number;
}

export const PERSONAS = {
  quick: {
    name: "quick",
    pace: 0.7,
    talk: 0.15,
    openness: 0.25,
    insight: 0.5,
    slip: 0.2,
    shares: 0.9,
    hintRate: 0.1,
    kudos: 2,
  },
  careful: {
    name: "careful",
    pace: 1.25,
    talk: 0.2,
    openness: 0.4,
    insight: 0.45,
    slip: 0.05,
    shares: 1,
    hintRate: 0.2,
    kudos: 3,
  },
  chatty: {
    name: "chatty",
    pace: 1,
    talk: 0.6,
    openness: 0.5,
    insight: 0.3,
    slip: 0.15,
    shares: 1,
    hintRate: 0.3,
    kudos: 3,
  },
  silent: {
    name: "silent",
    pace: 1.1,
    talk: 0,
    openness: 0.2,
    insight: 0.4,
    slip: 0.1,
    shares: 0.7,
    hintRate: 0.05,
    kudos: 1,
  },
} satisfies Record<string, Persona>;

const ORDER = [PERSONAS.chatty, PERSONAS.careful, PERSONAS.quick, PERSONAS.silent];

/** The persona of the nth simulated participant, so that teams are mixed. */
export function personaOf(index: number): Persona {
  return ORDER[index % ORDER.length] ?? PERSONAS.careful;
}

/** The portrait that the nth simulated participant chooses: another one for each of the first 24. */
export function portraitOf(index: number): number {
  return 1 + ((index * 7) % 24);
}
