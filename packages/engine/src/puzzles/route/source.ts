import * as z from "zod";
import { Label, Name, puzzleBase } from "../kind.ts";
import { checkNames, RulePackets } from "../rules/source.ts";

/** Functions of a way: was this door used (either direction), was this node passed without a turn. */
export const ROUTE_FUNCTIONS = ["door", "straight"] as const;

/**
 * Find the way on a drawn map (x 0-100, y 0-60), no node twice. In rules a node stands for its place on the
 * way, counted from 1, or 0 when the way does not touch it; `moves` is the number of doors passed;
 * `door(dock, hall)` and `straight(hall)` are true or false.
 */
export const RouteSource = z
  .object({
    kind: z.literal("route"),
    ...puzzleBase,
    nodes: z
      .array(
        z.object({
          id: Name,
          label: Label,
          icon: z.string().default(""),
          x: z.number().min(0).max(100),
          y: z.number().min(0).max(60),
        }),
      )
      .min(4)
      .max(30),
    edges: z.array(z.tuple([Name, Name])).min(3),
    start: Name,
    end: Name,
    /** Public limit; also keeps the search for all ways small on large maps. */
    most_moves: z.int().min(2).max(20).default(20),
    packets: RulePackets,
    solution: z.array(Name),
  })
  .superRefine((def, context) => {
    const complain = (message: string) => context.addIssue({ code: "custom", message });
    const ids = def.nodes.map(({ id }) => id);
    const known = new Set(ids);
    checkNames(
      def.packets.map(({ rule }) => rule),
      { names: [...ids, "moves"], calls: ROUTE_FUNCTIONS },
      complain,
    );
    for (const name of [def.start, def.end, ...def.edges.flat(), ...def.solution]) {
      if (!known.has(name)) complain(`"${name}" is not on the map`);
    }
    if (def.solution[0] !== def.start || def.solution.at(-1) !== def.end) {
      complain("the solution goes from the start to the end");
    }
  });
export type RouteDef = z.output<typeof RouteSource>;
