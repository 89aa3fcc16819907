import * as z from "zod";
import { Label, Name, PacketText, puzzleBase } from "../kind.ts";

const Sign = z.string().min(1).max(4);

/**
 * A grid of pictures and a message of signs. The top of a sign names a row, its bottom a column; which one,
 * people work out from the packets: each shows one picture with half of its sign. The key (`tops` for rows,
 * `bottoms` for columns, in order) gives the answer, so it is not written twice.
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
    packets: z.array(z.object({ text: PacketText, cell: Name, half: z.enum(["top", "bottom"]) })).length(6),
  })
  .superRefine((def, context) => {
    const complain = (message: string) => context.addIssue({ code: "custom", message });
    if (def.tops.length !== def.rows.length) complain("one top sign a row");
    if (def.rows.some(({ cells }) => cells.length !== def.bottoms.length))
      complain("one bottom sign a column");
    const cells = new Set(def.rows.flatMap((row) => row.cells.map(({ id }) => id)));
    for (const { cell } of def.packets) if (!cells.has(cell)) complain(`"${cell}" is not in the grid`);
    for (const { top, bottom } of def.song) {
      if (!def.tops.includes(top) || !def.bottoms.includes(bottom)) complain(`${top}${bottom} has no key`);
    }
  });
export type CipherDef = z.output<typeof CipherSource>;
