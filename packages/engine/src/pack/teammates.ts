/**
 * Simulated teammates with lines of their own, for the scene that the public demo plays. What each of them says and does
 * is written by scene and depends on what the visitor does there; `packages/bots` plays it.
 */
import * as z from "zod";
import { PORTRAITS } from "../commands.ts";

const Name = z.string().regex(/^[a-z][a-z0-9_-]*$/);
/** Two short rows beside a face. */
const Line = z.string().min(1).max(110);

const Cue = z.strictObject({
  /** Seconds of play from the moment at which all conditions below hold. They must still hold then. */
  after: z.number().min(0).max(300),

  /** A vote of the scene: hidden votes count as none. Without it a cue of a decision is for either phase. */
  phase: z.enum(["silent", "talk"]).optional(),
  /** The visitor's open vote. `none`: they have not voted. */
  vote: Name.optional(),
  /** The visitor's open vote is another one than in silence. */
  changed: z.literal(true).optional(),
  /** The visitor has locked, is ready, or has solved it with the others. */
  done: z.boolean().optional(),
  /** Cards that the visitor has read out. */
  shared: z.array(z.string()).optional(),
  /** Cards of which the visitor has read out none. */
  unshared: z.array(z.string()).optional(),
  /** The visitor has written something in this scene. */
  wrote: z.literal(true).optional(),
  /** Positions of dials: each is one of these. */
  dials: z.record(Name, z.array(z.int())).optional(),
  /** The outcome of the scene is visible; otherwise the scene is being played. */
  outcome: z.literal(true).optional(),
  /** How a puzzle ended. */
  solved: z.boolean().optional(),

  text: Line.optional(),
  /** Reads out this card. */
  share: z.string().optional(),
  choose: Name.optional(),
  lock: z.literal(true).optional(),
  ready: z.literal(true).optional(),
  /** Turns a dial to a position. */
  turn: z.record(Name, z.int().min(0)).optional(),
});
export type Cue = z.output<typeof Cue>;

export const Teammate = z.strictObject({
  name: z.string().min(1).max(20),
  portrait: z.int().min(1).max(PORTRAITS),
  /** By scene: what this person may do there, each thing once. */
  scenes: z.record(Name, z.array(Cue).min(1)),
});
export type Teammate = z.output<typeof Teammate>;
