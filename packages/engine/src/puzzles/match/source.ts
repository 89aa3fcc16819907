import * as z from "zod";
import { Label, Name, puzzleBase } from "../kind.ts";
import { checkNames, Rule, RulePackets } from "../rules/source.ts";

/**
 * Give each thing on the left its own tile of the right. In rules a left name stands for the `value` of its
 * tile, and `long(florist)` for what the tile's `has.long` says (0 when it says nothing).
 */
export const MatchSource = z
  .object({
    kind: z.literal("match"),
    ...puzzleBase,
    left: z
      .array(z.object({ id: Name, label: Label, note: z.string().default("") }))
      .min(3)
      .max(7),
    right: z
      .array(
        z.object({
          id: Name,
          label: Label,
          value: z.int(),
          has: z.record(Name, z.number()).default({}),
        }),
      )
      .min(3)
      .max(7),
    rules: z.array(Rule).default([]),
    packets: RulePackets,
    /** Left to right. */
    solution: z.record(Name, Name),
  })
  .superRefine((def, context) => {
    const complain = (message: string) => context.addIssue({ code: "custom", message });
    checkNames(
      [...def.rules, ...def.packets.map(({ rule }) => rule)],
      { names: def.left.map(({ id }) => id), calls: def.right.flatMap(({ has }) => Object.keys(has)) },
      complain,
    );
    const tiles = new Set(def.left.map(({ id }) => def.solution[id]));
    if (tiles.size !== def.left.length || !def.right.every(({ id }) => tiles.has(id))) {
      complain("the solution gives each left thing its own tile, and uses every tile");
    }
  });
export type MatchDef = z.output<typeof MatchSource>;
