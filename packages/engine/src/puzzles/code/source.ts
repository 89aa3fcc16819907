import * as z from "zod";
import { Label, Name, puzzleBase } from "../kind.ts";
import { checkNames, Rule, RulePackets } from "../rules/source.ts";

/**
 * A lock with wheels. In rules a wheel stands for the number it shows (a digit's value, else the symbol's
 * place from 0), and a symbol's name for its own number. `hidden` are numbers that the clues speak of but
 * no wheel shows (minutes that bread bakes); `rules` tie them together and are public.
 */
export const CodeSource = z
  .object({
    kind: z.literal("code"),
    ...puzzleBase,
    wheels: z
      .array(z.object({ id: Name, label: Label, symbols: z.array(z.string().min(1).max(12)).min(2).max(12) }))
      .min(2)
      .max(10),
    hidden: z.array(z.object({ id: Name, from: z.int(), to: z.int() })).default([]),
    rules: z.array(Rule).default([]),
    packets: RulePackets,
    solution: z.array(z.string()),
  })
  .superRefine((def, context) => {
    const complain = (message: string) => context.addIssue({ code: "custom", message });
    const names = [
      ...def.wheels.flatMap((wheel) => [wheel.id, ...wheel.symbols]),
      ...def.hidden.map(({ id }) => id),
    ];
    checkNames([...def.rules, ...def.packets.map(({ rule }) => rule)], { names }, complain);
    const fits = def.wheels.every((wheel, at) => wheel.symbols.includes(def.solution[at] ?? ""));
    if (!fits || def.solution.length !== def.wheels.length) complain("the solution names one symbol a wheel");
  });
export type CodeDef = z.output<typeof CodeSource>;
