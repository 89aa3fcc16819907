import * as z from "zod";
import { Label, Name, puzzleBase } from "../kind.ts";
import { checkNames, RulePackets } from "../rules/source.ts";

/** Put the items in a row. In rules an item stands for its place, counted from 1; `last` is the last place. */
export const OrderSource = z
  .object({
    kind: z.literal("order"),
    ...puzzleBase,
    items: z
      .array(
        z.object({ id: Name, label: Label, glyph: z.string().default(""), note: z.string().default("") }),
      )
      .min(3)
      .max(7),
    packets: RulePackets,
    solution: z.array(Name),
  })
  .superRefine((def, context) => {
    const complain = (message: string) => context.addIssue({ code: "custom", message });
    const ids = def.items.map(({ id }) => id);
    checkNames(
      def.packets.map(({ rule }) => rule),
      { names: [...ids, "last"] },
      complain,
    );
    if ([...def.solution].sort().join() !== [...ids].sort().join())
      complain("the solution names every item once");
  });
export type OrderDef = z.output<typeof OrderSource>;
