/** What an allocation comes to: overflow, then the pack's rules one after another. */
import { amountOf, type Facts, holds } from "../../pack/condition.ts";
import type { Pack, SceneOf } from "../../pack/schema.ts";
import { applyToFacts, say } from "../../play/story.ts";
import type { TeamState } from "../../play/types.ts";
import type { LineView } from "../../views.ts";

type Allocation = SceneOf<"allocation">;
type Refill = NonNullable<Allocation["rules"][number]["refill"]>;

/** [A2] Tokens that nobody placed go where the pack says, in order. */
export function filled(
  overflow: Allocation["overflow"],
  placed: Readonly<Record<string, number>>,
  total: number,
): Record<string, number> {
  const now = { ...placed };
  let left = total - Object.values(placed).reduce((sum, count) => sum + count, 0);
  for (const { need, up_to } of overflow) {
    const room = up_to === null ? left : Math.max(0, up_to - (now[need] ?? 0));
    const moved = Math.min(left, room);
    now[need] = (now[need] ?? 0) + moved;
    left -= moved;
  }
  return now;
}

/** [A3] Moves tokens until the wanted numbers are reached; a donor that is wanted itself gives only what is above. */
export function refilled(refill: Refill, facts: Facts, pack: Pack): Facts {
  let now = facts;
  const set = (id: string, to: number) =>
    applyToFacts(pack, [{ when: null, effects: [{ set: id, to }] }], now);
  for (const [id, wanted] of Object.entries(refill.to)) {
    for (const donor of refill.from) {
      const missing = wanted - amountOf(now, id);
      if (missing <= 0) break;
      if (donor === id) continue;
      const gives = Math.min(missing, Math.max(0, amountOf(now, donor) - (refill.to[donor] ?? 0)));
      now = set(donor, amountOf(now, donor) - gives);
      now = set(id, amountOf(now, id) + gives);
    }
  }
  return now;
}

/** [A4] Reads the rules in order; each sees what the ones before it did. */
export function judged(
  pack: Pack,
  def: Allocation,
  placed: Readonly<Record<string, number>>,
  state: Pick<TeamState, "facts" | "storedTexts">,
): { facts: Facts; lines: LineView[] } {
  const sets = Object.entries(placed).map(([id, to]) => ({ set: id, to }));
  let facts = applyToFacts(pack, [{ when: null, effects: sets }], state.facts);
  const lines: LineView[] = [];
  /** Whether a rule of the running chain of `otherwise` has applied. */
  let taken = false;
  for (const rule of def.rules) {
    if (!rule.otherwise) taken = false;
    if (taken || !holds(rule.when, facts)) continue;
    taken = true;
    if (rule.refill) facts = refilled(rule.refill, facts, pack);
    facts = applyToFacts(pack, rule.effects, facts);
    lines.push(...say(state, pack, rule.lines, facts));
  }
  return { facts, lines };
}
