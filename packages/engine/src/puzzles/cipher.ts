import * as z from "zod";
import { Label, Name, type PuzzleKind, packetBase, puzzleBase } from "./kind.ts";
import { type SlotMove, type Slots, slotRules } from "./slots.ts";

const Sign = z.string().min(1).max(4);

/**
 * Decode a message of signs with a grid of pictures. The top of a sign stands for a row and its bottom for a column.
 * Each packet shows one picture with half of its sign. The key (`tops` for rows and `bottoms` for columns, in order)
 * determines the solution, so the solution is not stored.
 */
export const CipherSource = z
  .object({
    kind: z.literal("cipher"),
    ...puzzleBase,
    rows: z
      .array(
        z.object({
          label: Label,
          cells: z
            .array(z.object({ id: Name, label: Label, icon: z.string().default("") }))
            .min(2)
            .max(5),
        }),
      )
      .min(2)
      .max(5),
    tops: z.array(Sign),
    bottoms: z.array(Sign),
    song: z
      .array(z.object({ top: Sign, bottom: Sign }))
      .min(2)
      .max(9),
    packets: z.array(z.object({ ...packetBase, cell: Name, half: z.enum(["top", "bottom"]) })).length(6),
  })
  .superRefine((def, context) => {
    const report = (message: string) => context.addIssue({ code: "custom", message });
    if (def.tops.length !== def.rows.length) report("one top sign a row");
    if (def.rows.some(({ cells: row }) => row.length !== def.bottoms.length))
      report("one bottom sign a column");
    const cells = new Set(def.rows.flatMap((row) => row.cells.map(({ id }) => id)));
    for (const { cell } of def.packets) if (!cells.has(cell)) report(`"${cell}" is not in the grid`);
    for (const { top, bottom } of def.song) {
      if (!def.tops.includes(top) || !def.bottoms.includes(bottom)) report(`${top}${bottom} has no key`);
    }
  });
type CipherDef = z.output<typeof CipherSource>;

export const cipher: PuzzleKind<CipherDef, Slots, SlotMove> = {
  ...slotRules<CipherDef>({
    solution: (def) => decoded(def, def.tops, def.bottoms),
    allowed: (def, item) => def.rows.some(({ cells }) => cells.some(({ id }) => id === item)),
    once: false,
  }),
  view: (def, slots) => ({ kind: "cipher", rows: def.rows, signs: def.song, slots }),
  solutionCount(def, packets) {
    const clues = packets.flatMap((packet) => def.packets[packet - 1] ?? []).map((clue) => keyRow(def, clue));
    const messages = new Set<string>();
    for (const tops of permutations(def.tops)) {
      for (const bottoms of permutations(def.bottoms)) {
        const fits = clues.every(({ axis, at, sign }) => (axis === "top" ? tops : bottoms)[at] === sign);
        if (fits) messages.add(decoded(def, tops, bottoms).join());
      }
    }
    return messages.size;
  },
};

/** The message decoded with a key. */
function decoded(def: CipherDef, tops: readonly string[], bottoms: readonly string[]): string[] {
  return def.song.map(
    ({ top, bottom }) => def.rows[tops.indexOf(top)]?.cells[bottoms.indexOf(bottom)]?.id ?? "",
  );
}

/** The sign of a row or column that a packet reveals. */
function keyRow(def: CipherDef, clue: CipherDef["packets"][number]) {
  const row = def.rows.findIndex(({ cells }) => cells.some(({ id }) => id === clue.cell));
  const column = def.rows[row]?.cells.findIndex(({ id }) => id === clue.cell) ?? -1;
  return clue.half === "top"
    ? { axis: "top", at: row, sign: def.tops[row] }
    : { axis: "bottom", at: column, sign: def.bottoms[column] };
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
