/** How votes become a choice. */
import type { Seat } from "../../commands.ts";
import type { DecisionResult } from "../../play/types.ts";
import { pick } from "../../random.ts";

export interface Vote {
  option: string;
  by: DecisionResult["by"];
  random: number;
}

type Rule = "majority" | "consensus" | "captain";

/**
 * [V2] All agree, else the rule decides: `captain` and `consensus` fall to the captain, `majority` to most votes.
 * [V3] A tie goes to the captain's vote, else to a seeded draw. [V4] Without any vote the default is taken.
 */
export function settle(
  rule: Rule,
  votes: Record<Seat, string>,
  captain: Seat | null,
  fallback: string,
  random: number,
): Vote {
  const counts = new Map<string, number>();
  for (const option of Object.values(votes)) counts.set(option, (counts.get(option) ?? 0) + 1);
  if (counts.size === 0) return { option: fallback, by: "default", random };
  const leads = captain === null ? undefined : votes[captain];
  if (counts.size === 1) {
    const [only] = counts.keys();
    return { option: only ?? fallback, by: "all", random };
  }
  if (rule !== "majority" && leads !== undefined) return { option: leads, by: "captain", random };
  const most = Math.max(...counts.values());
  const tied = [...counts.keys()].filter((option) => counts.get(option) === most).sort();
  if (tied.length === 1) return { option: tied[0] ?? fallback, by: "majority", random };
  if (leads !== undefined && tied.includes(leads)) return { option: leads, by: "captain", random };
  const drawn = pick(tied, random);
  return { option: drawn.value, by: "draw", random: drawn.random };
}
