/** The moves of all kinds, as a browser sends them in `{ type: "move", move }`. */
import * as z from "zod";
import { Name } from "./kind.ts";

const Slot = z.int().min(0).max(11);

/** order, cipher, code: slots are counted from 0. `put` on a full slot replaces; an item that may be used only once moves there. */
export const SlotMove = z.discriminatedUnion("do", [
  z.object({ do: z.literal("put"), slot: Slot, item: z.string().min(1).max(40) }),
  z.object({ do: z.literal("swap"), a: Slot, b: Slot }),
  z.object({ do: z.literal("remove"), slot: Slot }),
  z.object({ do: z.literal("clear") }),
]);
export type SlotMove = z.output<typeof SlotMove>;

/** match: `left` gets the tile `right`; who had that tile loses it. */
export const PairMove = z.discriminatedUnion("do", [
  z.object({ do: z.literal("put"), left: Name, right: Name }),
  z.object({ do: z.literal("swap"), a: Name, b: Name }),
  z.object({ do: z.literal("remove"), left: Name }),
  z.object({ do: z.literal("clear") }),
]);
export type PairMove = z.output<typeof PairMove>;

/** route: `put` walks to a neighbour of the last node, or back to a node already on the path; `remove` takes the last step back. */
export const PathMove = z.discriminatedUnion("do", [
  z.object({ do: z.literal("put"), node: Name }),
  z.object({ do: z.literal("remove") }),
  z.object({ do: z.literal("clear") }),
]);
export type PathMove = z.output<typeof PathMove>;

/** switchboard: only one's own controls. */
export const TurnMove = z.object({ do: z.literal("turn"), control: Name, value: z.int().min(0).max(9) });
export type TurnMove = z.output<typeof TurnMove>;
