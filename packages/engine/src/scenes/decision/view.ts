import type { Seat } from "../../commands.ts";
import type { SceneFace } from "../kind.ts";
import type { DecisionData } from "./rules.ts";

/** Seats by the option they chose. */
function tallies(data: DecisionData): Record<string, Seat[]> {
  const seats: Record<string, Seat[]> = Object.fromEntries(data.options.map((id) => [id, []]));
  for (const [seat, option] of Object.entries(data.votes)) seats[option]?.push(seat);
  return seats;
}

/** [V5] During the silent vote the room learns who has voted, never what. */
export const face: SceneFace<"decision", DecisionData> = {
  view: ({ def, data, wall }) => ({
    kind: "decision",
    rule: def.rule,
    question: def.question,
    phase: data.phase,
    silentEndsAt: data.phase === "silent" ? wall(data.silentEndsAt) : null,
    options: def.options.filter(({ id }) => data.options.includes(id)).map(({ id, text }) => ({ id, text })),
    voted: Object.keys(data.votes),
    votes: data.phase === "silent" ? null : tallies(data),
    locked: data.locked,
    chosen: data.chosen,
    by: data.by,
  }),
  mine: ({ data }, seat) => ({ vote: data.votes[seat] ?? null, locked: data.locked.includes(seat) }),
};
