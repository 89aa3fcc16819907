import * as z from "zod";
import { Drawing, Label, mayMove, Name, Owners, ownerOf, type PuzzleKind, puzzleBase } from "./kind.ts";
import { checkNames, countSolutions, RulePackets, range, rulesOf } from "./rules.ts";
import { type SlotMove, type Slots, slotRules } from "./slots.ts";

/** Put the items in order. In rules an item stands for its position from 1 on, `last` for the last position. */
export const OrderSource = z
  .object({
    kind: z.literal("order"),
    ...puzzleBase,
    items: z
      .array(
        z.object({
          id: Name,
          label: Label,
          glyph: z.string().default(""),
          note: z.string().default(""),
          /** The story's own drawing of it, in place of the one of all items. */
          drawing: Drawing.optional(),
          packets: Owners,
        }),
      )
      .min(3)
      .max(7),
    packets: RulePackets,
    solution: z.array(Name),
  })
  .superRefine((def, context) => {
    const report = (message: string) => context.addIssue({ code: "custom", message });
    const ids = def.items.map(({ id }) => id);
    const rules = def.packets.map(({ rule }) => rule);
    checkNames(rules, { names: [...ids, "last"] }, report);
    if ([...def.solution].sort().join() !== [...ids].sort().join())
      report("the solution names every item once");
  });
type OrderDef = z.output<typeof OrderSource>;

const rowRules = slotRules<OrderDef>({
  solution: (def) => def.solution,
  allowed: (def, item) => def.items.some(({ id }) => id === item),
  once: true,
});

/** [P1] Whether somebody with these packets may move this item. */
function isOwn(def: OrderDef, item: string | null | undefined, own: readonly number[]): boolean {
  return mayMove(def.items.find(({ id }) => id === item)?.packets, own);
}

/** [P1] Whether they may make this move. What lies where they put their item is moved with it, whoever owns that. */
function mayMake(def: OrderDef, slots: Slots, move: SlotMove, own: readonly number[]): boolean {
  switch (move.do) {
    case "put":
      return isOwn(def, move.item, own);
    case "remove":
      return isOwn(def, slots[move.slot], own);
    case "swap":
      return [move.a, move.b].some((slot) => slots[slot] != null && isOwn(def, slots[slot], own));
    case "clear":
      return slots.every((item) => isOwn(def, item, own));
  }
}

export const order: PuzzleKind<OrderDef, Slots, SlotMove> = {
  ...rowRules,
  apply: (def, slots, move, own) =>
    mayMake(def, slots, move, own) ? rowRules.apply(def, slots, move) : { error: "NOT_YOURS" },
  view: (def, slots, owners) => ({
    kind: "order",
    items: def.items.map(({ packets, ...item }) => ({ ...item, ...ownerOf(packets, owners) })),
    slots,
  }),
  secrets: (def, own) => ({
    controls: def.items.flatMap(({ id, packets }) => (packets && mayMove(packets, own) ? [id] : [])),
    goals: [],
  }),
  nextMove(def, slots, own) {
    const slot = def.solution.findIndex((item, at) => slots[at] !== item && isOwn(def, item, own));
    const item = def.solution[slot];
    return item === undefined ? null : { do: "put", slot, item };
  },
  solutionCount(def, packets) {
    const names = def.items.map(({ id }) => id);
    const domain = range(1, names.length);
    return countSolutions(
      {
        unknowns: names.map((name) => ({ name, domain })),
        rules: rulesOf(def.packets, packets),
        allDifferent: true,
        constants: { last: names.length },
      },
      names,
    );
  },
};
