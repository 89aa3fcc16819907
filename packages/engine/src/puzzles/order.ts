import * as z from "zod";
import { Drawing, Label, Name, type PuzzleKind, puzzleBase } from "./kind.ts";
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

export const order: PuzzleKind<OrderDef, Slots, SlotMove> = {
  ...slotRules<OrderDef>({
    solution: (def) => def.solution,
    allowed: (def, item) => def.items.some(({ id }) => id === item),
    once: true,
  }),
  view: (def, slots) => ({ kind: "order", items: def.items, slots }),
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
