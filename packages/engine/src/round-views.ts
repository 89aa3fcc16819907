/** What pages see of a round. */
import type { Seat } from "./commands.ts";

/** [G1] A round as everybody sees it. */
export interface RoundView {
  /** Who of the cast asks first; `silent`: without a word. */
  who: string;
  silent?: true;
  question: string;
  /** [G9] The six things. */
  things: { thing: string; label: string }[];
  /** Turns that are over and all turns, as far as is known. */
  at: number;
  of: number;
  /** Who comes next; null after the last one. */
  next: Seat | null;
  /** Null between two turns. */
  turn: {
    number: number;
    step: "ask" | "say" | "paint";
    holder: Seat;
    /** Who asks, or says what fits; null where nobody else is here. */
    asker: Seat | null;
    /** [G45] The story asks, not that person. */
    byStory: boolean;
    brush: Seat | null;
    asked: boolean;
    /** [G12] The holder has spoken, or written a line. */
    voice: boolean;
    line: boolean;
    /** Wall time of the step's start. */
    startedAt: number;
    /** [G20] From the step `paint` on: how often each thing was guessed; null before. */
    guesses: Record<string, number> | null;
    /** From the step `paint` on; null before, and while nobody has chosen one. */
    thing: string | null;
    /** Where it is painted; null before. */
    spot: number | null;
  } | null;
}

/** [G49] A wall: places by number, 12 for each camp, and what is there. */
export interface WallView {
  surface: "glass" | "wall" | "plan";
  drawn: { thing: string; spot: number }[];
  /** [G21] The first spot of this camp’s band; null: the whole wall is visible. */
  first: number | null;
}

/** [G8] [G20] What only this person sees of the turn that runs. */
export interface OwnTurn {
  /** [G19] What this person does in it. */
  job: "holds" | "asks" | "guesses" | "brush" | null;
  guess: string | null;
  /** The thing that the holder has chosen. */
  thing: string | null;
  /** [G21] Spots to choose from, and the chosen one. */
  spots: number[];
  spot: number | null;
}
