import * as z from "zod";
import { Label, mayMove, Name, Owners, ownerOf, type PuzzleKind, puzzleBase } from "./kind.ts";
import { checkNames, countSolutions, Rule, RulePackets, range, rulesOf } from "./rules.ts";
import { type SlotMove, type Slots, slotRules } from "./slots.ts";

/**
 * Set the wheels of a lock. In rules a wheel stands for its number (a digit's value, otherwise the index of the
 * symbol), and a symbol's name for its own number. `hidden` are numbers in clues that no wheel shows, such as the
 * minutes that bread bakes; the public `rules` connect them with the wheels.
 */
export const CodeSource = z
  .object({
    kind: z.literal("code"),
    ...puzzleBase,
    wheels: z
      .array(
        z.object({
          id: Name,
          label: Label,
          symbols: z.array(z.string().min(1).max(12)).min(2).max(12),
          /** [L8] What the symbols are called, in their order, where they are words. */
          names: z.array(Label).optional(),
          /** A sign beside the label, the same in every language. */
          glyph: z.string().min(1).optional(),
          packets: Owners,
        }),
      )
      .min(2)
      .max(10),
    /** [P13] Everybody checks at the same time. */
    together: z.literal(true).optional(),
    hidden: z.array(z.object({ id: Name, from: z.int(), to: z.int() })).default([]),
    rules: z.array(Rule).default([]),
    packets: RulePackets,
    solution: z.array(z.string()),
  })
  .superRefine((def, context) => {
    const report = (message: string) => context.addIssue({ code: "custom", message });
    const names = [
      ...def.wheels.flatMap((wheel) => [wheel.id, ...wheel.symbols]),
      ...def.hidden.map(({ id }) => id),
    ];
    checkNames([...def.rules, ...def.packets.map(({ rule }) => rule)], { names }, report);
    const { letters, clock } = def.skin ?? {};
    if (letters && letters.reduce((sum, row) => sum + row, 0) !== def.wheels.length)
      report("the rows of letters have as many as there are wheels");
    for (const wheel of clock ? [clock.hours, ...clock.minutes, clock.figure] : [])
      if (!def.wheels.some(({ id }) => id === wheel)) report(`there is no wheel "${wheel}" for the clock`);
    // A symbol is no text of the story; a word has a name beside it, which is translated.
    for (const { id, names, symbols } of def.wheels)
      if (names ? names.length !== symbols.length : symbols.some((symbol) => /\p{L}{2}/u.test(symbol)))
        report(`wheel "${id}" needs a name for each symbol`);
    const fits = def.wheels.every((wheel, at) => wheel.symbols.includes(def.solution[at] ?? ""));
    if (!fits || def.solution.length !== def.wheels.length) report("the solution names one symbol a wheel");
  });
type CodeDef = z.output<typeof CodeSource>;

const wheelRules = slotRules<CodeDef>({
  solution: (def) => def.solution,
  allowed: (def, item, slot) => def.wheels[slot]?.symbols.includes(item) ?? false,
  once: false,
});

function turnedBy(def: CodeDef, move: SlotMove): number[] {
  if (move.do === "clear") return [...def.wheels.keys()];
  return move.do === "swap" ? [move.a, move.b] : [move.slot];
}

export const code: PuzzleKind<CodeDef, Slots, SlotMove> = {
  ...wheelRules,
  apply(def, slots, move, own) {
    const isOwn = turnedBy(def, move).every((slot) => mayMove(def.wheels[slot]?.packets, own));
    return isOwn ? wheelRules.apply(def, slots, move) : { error: "NOT_YOURS" };
  },
  together: (def, slots) => (def.together ? wheelRules.partly(def, slots) : null),
  view: (def, slots, owners) => ({
    kind: "code",
    wheels: def.wheels.map(({ packets, ...wheel }) => ({
      ...wheel,
      ...ownerOf(packets, owners),
    })),
    slots,
  }),
  secrets: (def, own) => ({
    controls: def.wheels.flatMap((wheel) => (wheel.packets && mayMove(wheel.packets, own) ? [wheel.id] : [])),
    goals: [],
  }),
  nextMove(def, slots, own) {
    const slot = def.solution.findIndex(
      (item, at) => slots[at] !== item && mayMove(def.wheels[at]?.packets, own),
    );
    const item = def.solution[slot];
    return item === undefined ? null : { do: "put", slot, item };
  },
  solutionCount(def, packets) {
    const wheels = def.wheels.map(({ id, symbols }) => ({ name: id, domain: symbols.map(numberOf) }));
    const hidden = def.hidden.map(({ id, from, to }) => ({ name: id, domain: range(from, to) }));
    return countSolutions(
      {
        unknowns: [...hidden, ...wheels],
        rules: [...def.rules, ...rulesOf(def.packets, packets)],
        constants: Object.fromEntries(
          def.wheels.flatMap(({ symbols }) => symbols.map((symbol, at) => [symbol, numberOf(symbol, at)])),
        ),
      },
      wheels.map(({ name }) => name),
    );
  },
};

function numberOf(symbol: string, at: number): number {
  return /^\d+$/.test(symbol) ? Number(symbol) : at;
}
