/**
 * A puzzle kind is one file in this folder. An instance of a kind is content: the pack contains its board, its six
 * packets of clues and its solution. Kinds do not know scenes, people or time.
 */
import * as z from "zod";
import type { CommandErrorCode, Seat } from "../commands.ts";
import { isStorable } from "../incoming.ts";
import type { PuzzleView } from "../views.ts";

/** Names on a board. They have no hyphen because it would be a minus in a rule. */
export const Name = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9_]*$/)
  .refine(isStorable);
export const Label = z.string().min(1).max(80);

/** Packets are counted from 1, as in the ids of cards (`a4.1` is packet 1 of scene a4). */
export const PACKETS = [1, 2, 3, 4, 5, 6] as const;

/** A drawing of the story's own, the file `art/skin/<name>.svg`, or a painting, `art/skin/<name>.avif` with its ending. */
export const Drawing = z.string().regex(/^[a-z0-9-]+(\.avif)?$/);

/** Fields of every packet. */
export const packetBase = {
  text: z.string().min(1).max(240),
  /** [C9] What its holder sees in place of the text, which says the same in words. */
  picture: Drawing.optional(),
  /** [P23] The id of a tile of a `match` that is a sound: the card's holder alone moves it, and hears it before it is on the board. */
  tile: Name.optional(),
};

/** How the story draws a board. */
const SkinSource = z.strictObject({
  /** Behind the board, over the scene's picture. */
  backdrop: Drawing.optional(),
  /**
   * Each item of an `order`: 40 × 84, with the item's glyph around (20, 24). Each control of a group: 84 × 84, level, and
   * turned around its middle.
   */
  item: Drawing.optional(),
  /** The id of a picture that is the board: what is touched lies on it. On a large screen it replaces the scene's picture. */
  plate: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** Where things of the board are on its plate: left, top, width and height, of 1600 × 900. */
  areas: z.record(Name, z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
  /** What the groups of a board are: `lanterns` hang high or low, and shine narrow or wide; `leaves` grow at one stem. */
  things: z.enum(["lanterns", "leaves"]).optional(),
  /** [P18] The board is a painting in six parts of 3:4, the pictures of the packets from left to right. */
  strip: z.strictObject({ /** What an unlit part looks like. */ dark: Drawing }).optional(),
  /** What the row of an `order` is: a thread that things hang on, a pot that is put together, or tags. */
  row: z.enum(["thread", "pot", "tags"]).optional(),
  /** Where the wheels of a `code` are letters: how many stand in each row. */
  letters: z.array(z.int().min(1).max(7)).min(1).optional(),
  /** A clock that shows what the wheels of a `code` say: those of its hands, and one of figures. */
  clock: z.strictObject({ hours: Name, minutes: z.array(Name).min(1), figure: Name }).optional(),
  /**
   * Width and height of the stops of a `route`, in the units of their positions, what they are, and the picture of who walks.
   */
  stops: z
    .strictObject({
      size: z.tuple([z.number().min(4).max(40), z.number().min(4).max(40)]),
      style: z.enum(["house", "chart", "pods"]),
      walker: z.string().regex(/^[a-z-]+$/),
    })
    .optional(),
  /** What the story calls the board, one of its gauges, and a goal that only its holder sees. */
  names: z
    .strictObject({ board: Label.optional(), gauge: Label.optional(), goal: Label.optional() })
    .optional(),
});

/** Fields of every instance. */
export const puzzleBase = {
  /** Seconds of play time during which no move is possible after a wrong check. */
  pause_seconds: z.int().min(0).max(30).default(8),
  skin: SkinSource.optional(),
};

/** [P1] The packets whose holders alone may move something; without them everybody may. */
export const Owners = z.array(z.int().min(1).max(6)).min(1).optional();
type Owners = z.output<typeof Owners>;

/** [P1] Whether somebody with these packets may move it. */
export function mayMove(owners: Owners, own: readonly number[]): boolean {
  return owners?.some((packet) => own.includes(packet)) ?? true;
}

/** [P1] Who may move it, as everybody sees it: a field of its view where it belongs to somebody. */
export function ownerOf(owners: Owners, seats: Readonly<Record<number, Seat[]>>): { owner?: Seat[] } {
  return owners ? { owner: [...new Set(owners.flatMap((packet) => seats[packet] ?? []))] } : {};
}

/** The board after a move and the control that was touched, or the reason why the move is rejected. */
export type Applied<State> = { state: State; touched: string } | { error: CommandErrorCode };

/** What only the holder of some packets may see. */
export interface Secrets {
  /** Controls that only the holder may move. */
  controls: string[];
  goals: { gauge: string; value: number }[];
}

/**
 * The rules of a kind, as pure functions. `Def` is the instance as parsed from the pack, `State` is the board as JSON,
 * `Move` is a participant's move after parsing with `move`.
 */
export interface PuzzleKind<Def, State, Move> {
  move: z.ZodType<Move>;
  /** Play ms after which a right board counts as solved. Kinds without it are solved by a check. */
  solvedAfterMs?: number;
  /**
   * [P13] For boards that everybody checks at the same time: how many of its parts are right, which a wrong try reveals.
   * Null for other boards.
   */
  together?(def: Def, state: State): { right: number; of: number } | null;
  /** [P22] How many places are right, which a wrong check reveals. Other kinds reveal nothing. */
  partly?(def: Def, state: State): { right: number; of: number };
  /** [P21] How many places are empty: a board with one cannot be checked. Absent in kinds that are never empty. */
  empty?(def: Def, state: State): number;
  init(def: Def): State;
  /** `packets` are the packets that the mover holds. */
  apply(def: Def, state: State, move: Move, packets: readonly number[]): Applied<State>;
  solved(def: Def, state: State): boolean;
  /** Whether the board still shows what this move did. False for moves that only remove something. */
  stillApplies(def: Def, state: State, move: Move): boolean;
  /** The board as everybody sees it. `owners[n]` are the seats that hold packet n. */
  view(def: Def, state: State, owners: Record<number, Seat[]>): PuzzleView;
  /** [P12] The board after an unsolved end, where the story changes it. */
  unsolvedBoard?(def: Def, state: State): State;
  secrets?(def: Def, packets: readonly number[]): Secrets;
  /** Number of solutions that fit these packets, found by trying all of them. It must be 1 with all six packets. */
  solutionCount(def: Def, packets: readonly number[]): number;
  /** A right move for somebody with these packets, or null if they cannot help. For simulated participants. */
  nextMove(def: Def, state: State, packets: readonly number[]): Move | null;
}
