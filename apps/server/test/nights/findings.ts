/** The rules for every night. */
export const INVARIANTS = {
  acknowledged: "nothing acknowledged is lost or counted twice",
  secrets: "nobody receives another's private text or an unread branch",
  views: "every view equals the fold of the log",
  fresh: "who is connected sees what happened, soon",
  replies: "every command is answered, and everybody is let in",
  time: "every session ends, and every moment passes, on time but for outages",
  presence: "a missing person is given up, and nobody else is",
  scores: "scores and awards agree everywhere",
  credits: "the company is told the truth: who came, when it began and ended",
  versions: "versions only grow",
  texts: "a text that cannot be stored is refused, and takes nobody else's words",
  handed: "a stop sends everybody to another node, whatever else hangs",
  stopped: "a log that cannot be read stops its own session, and no other",
  memory: "nothing is left behind",
  errors: "nothing goes wrong that was not made to",
} as const;
export type Invariant = keyof typeof INVARIANTS;

export interface Finding {
  invariant: Invariant;
  what: string;
  /** Ms after the beginning of the night. */
  at: number;
}

/** Collects broken rules. A night is shrunk by its first finding, because the others often follow from it. */
export class Findings {
  readonly all: Finding[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(invariant: Invariant, what: string): void {
    if (this.all.length < 50) this.all.push({ invariant, what, at: this.#now() });
  }
}
