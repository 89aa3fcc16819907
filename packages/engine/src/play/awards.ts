/** The awards of a pack, as they are given. */
import type { Award } from "../pack/schema.ts";
import type { AwardView } from "../views.ts";

/** The award that may be given more than once. */
export function fallbackOf(awards: readonly Award[]): Award {
  const award = awards.find(({ fallback }) => fallback) ?? awards[0];
  if (!award) throw new Error("a pack has awards");
  return award;
}

/** @param won the id of the award; the fallback if the pack does not have it */
export function awardView(awards: readonly Award[], won: string | undefined): AwardView {
  const { id, title, text, badge } = awards.find(({ id: awardId }) => awardId === won) ?? fallbackOf(awards);
  return { id, title, text, badge };
}
