import type { PuzzleKind } from "../kind.ts";
import { SlotMove } from "../moves.ts";
import { countAnswers, range } from "../rules/solve.ts";
import { emptySlots, moveSlots, nextSlotMove, type Slots, sameSlots } from "../slots.ts";
import { type OrderDef, OrderSource } from "./source.ts";

/** Put the items in the right row. */
export const order: PuzzleKind<OrderDef, Slots, SlotMove> = {
  kind: "order",
  source: OrderSource,
  move: SlotMove,
  mode: "check",
  holdMs: 0,
  init: (def) => emptySlots(def.items.length),
  apply: (def, slots, move) =>
    moveSlots(slots, move, { allowed: (item) => def.items.some(({ id }) => id === item), once: true }),
  solved: (def, slots) => sameSlots(slots, def.solution),
  kept: (_, slots, move) => move.do === "put" && slots[move.slot] === move.item,
  view: (def, slots) => ({ kind: "order", items: def.items, slots }),
  secrets: () => ({ controls: [], goals: [] }),
  answers(def, packets) {
    const names = def.items.map(({ id }) => id);
    const domain = range(1, names.length);
    return countAnswers(
      {
        unknowns: names.map((name) => ({ name, domain })),
        rules: packets.flatMap((packet) => def.packets[packet - 1]?.rule ?? []),
        allDifferent: true,
        constants: { last: names.length },
      },
      names,
    );
  },
  nextMove: (def, slots) => nextSlotMove(slots, def.solution),
};
