import * as z from "zod";
import { Name, PacketText, puzzleBase } from "../kind.ts";
import { checkNames, Rule } from "../rules/source.ts";

/**
 * Controls move gauges; each person owns some controls and knows some goals. A gauge shows the sum of its
 * controls (with `modulo`, what is left after dividing: a lamp with several switches has modulo 2). A packet
 * may also hold a `rule` over controls. The wiring never leaves the server; people find it by turning.
 */
export const SwitchboardSource = z
  .object({
    kind: z.literal("switchboard"),
    ...puzzleBase,
    controls: z
      .array(z.object({ id: Name, positions: z.int().min(2).max(6), start: z.int().min(0).default(0) }))
      .min(4)
      .max(12),
    gauges: z
      .array(
        z.object({
          id: Name,
          glyph: z.string().min(1),
          controls: z.array(Name).min(1),
          goal: z.int().min(0),
          modulo: z.int().min(2).nullable().default(null),
          /** The goal is shown to all, not only on a packet. */
          open: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(16),
    packets: z
      .array(
        z.object({
          text: PacketText,
          /** Controls that the holder turns. */
          controls: z.array(Name).min(1),
          /** Gauges whose goal the holder knows. */
          goals: z.array(Name).default([]),
          rule: Rule.nullable().default(null),
        }),
      )
      .length(6),
    /** Control to position. */
    solution: z.record(Name, z.int().min(0)),
  })
  .superRefine((def, context) => {
    const complain = (message: string) => context.addIssue({ code: "custom", message });
    const controls = def.controls.map(({ id }) => id);
    const gauges = new Set(def.gauges.map(({ id }) => id));
    const rules = def.packets.flatMap(({ rule }) => (rule === null ? [] : [rule]));
    checkNames(rules, { names: controls }, complain);
    const owned = def.packets.flatMap((packet) => packet.controls);
    for (const name of [...owned, ...def.gauges.flatMap((gauge) => gauge.controls)]) {
      if (!controls.includes(name)) complain(`"${name}" is not a control`);
    }
    for (const { id } of def.controls) {
      if (!owned.includes(id)) complain(`nobody owns the control "${id}"`);
      if (def.solution[id] === undefined) complain(`the solution does not set "${id}"`);
    }
    for (const name of def.packets.flatMap((packet) => packet.goals)) {
      if (!gauges.has(name)) complain(`"${name}" is not a gauge`);
    }
  });
export type SwitchboardDef = z.output<typeof SwitchboardSource>;
