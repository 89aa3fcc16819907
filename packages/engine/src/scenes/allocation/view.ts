import { holds } from "../../pack/condition.ts";
import type { SceneFace } from "../kind.ts";
import { type AllocationData, held, sums } from "./rules.ts";

export const face: SceneFace<"allocation", AllocationData> = {
  view({ team, def, data }) {
    const hidden = def.hidden_when !== null && holds(def.hidden_when, team.facts);
    const placed = sums(data);
    return {
      kind: "allocation",
      question: def.question,
      needs: def.needs.map(({ id, label, note, icon, need, asked }) => ({
        id,
        label,
        note,
        icon,
        wants: hidden ? asked : need,
        placed: placed[id] ?? 0,
      })),
      placed: data.placed,
      remaining: Object.fromEntries(Object.keys(data.dealt).map((seat) => [seat, held(data, seat)])),
      confirmed: data.confirmed,
    };
  },
  mine: ({ data }, seat) => ({ tokens: held(data, seat) }),
};
