/** Everybody holds some of the team's tokens and places them on needs. */
import type { Seat } from "../commands.ts";
import { sum } from "../numbers.ts";
import { amountOf, type Facts, isMet } from "../pack/condition.ts";
import type { SpokenLine } from "../pack/lines.ts";
import type { Pack, SceneOf } from "../pack/schema.ts";
import { deal } from "../play/hands.ts";
import { actingCaptain, presentParticipants } from "../play/people.ts";
import { applyToFacts, changeFacts, spokenLines } from "../play/story.ts";
import { dealTokens, fromCaptain } from "../play/table.ts";
import { reject } from "../play/turn.ts";
import type { TeamState } from "../play/types.ts";
import { defineScene } from "./kind.ts";

type Allocation = SceneOf<"allocation">;
type Refill = NonNullable<Allocation["rules"][number]["refill"]>;

export interface AllocationData {
  /** Tokens that were dealt to each seat. */
  dealt: Record<Seat, number>;
  placed: Record<string, Record<Seat, number>>;
  confirmed: Seat[];
}

/** Tokens that a seat has not placed yet. */
export function remainingTokens(data: AllocationData, seat: Seat): number {
  return (data.dealt[seat] ?? 0) - sum(Object.values(data.placed).map((bySeat) => bySeat[seat] ?? 0));
}

/** Tokens on every need. */
function tokensByNeed(data: AllocationData): Record<string, number> {
  return Object.fromEntries(
    Object.entries(data.placed).map(([need, bySeat]) => [need, sum(Object.values(bySeat))]),
  );
}

export const allocation = defineScene<"allocation", AllocationData>({
  kind: "allocation",
  hasOutcome: true,
  prepare(turn, def) {
    if (def.deal) deal(turn, def.deal.cards);
  },
  init(turn, def) {
    const seats = fromCaptain(presentParticipants(turn), actingCaptain(turn));
    return {
      dealt: dealTokens(seats, amountOf(turn.team.facts, def.tokens)),
      placed: Object.fromEntries(def.needs.map((need) => [need.id, {}])),
      confirmed: [],
    };
  },
  evolve(data, event) {
    if (event.type === "placed") {
      const bySeat = { ...data.placed[event.need], [event.seat]: event.count };
      const confirmed = data.confirmed.filter((seat) => seat !== event.seat);
      return { ...data, placed: { ...data.placed, [event.need]: bySeat }, confirmed };
    }
    if (event.type === "confirmed") return { ...data, confirmed: [...data.confirmed, event.seat] };
    return data;
  },
  commands: {
    place({ turn, data }, { seat, need, count }) {
      const there = data.placed[need];
      if (!there) return reject("UNKNOWN");
      const before = there[seat] ?? 0;
      if (count === before) return;
      if (count - before > remainingTokens(data, seat)) return reject("NONE_LEFT");
      turn.emit({ type: "placed", seat, need, count, at: turn.at });
    },
    confirm({ turn, data }, { seat }) {
      if (remainingTokens(data, seat) > 0) return reject("NOT_NOW");
      if (data.confirmed.includes(seat)) return;
      turn.emit({ type: "confirmed", seat, at: turn.at });
    },
  },
  acceptsReady: () => false,
  complete: ({ turn, data }) => presentParticipants(turn).every((seat) => data.confirmed.includes(seat)),
  finish({ turn, def, scene, data }) {
    const byTeam = tokensByNeed(data);
    const total = amountOf(turn.team.facts, def.tokens);
    const met = def.needs.filter((need) => (byTeam[need.id] ?? 0) >= need.need).map((need) => need.id);
    const start = withOverflow(def.overflow, byTeam, total);
    const result = applyRules(turn.pack, def, start, turn.team);
    const placed = Object.fromEntries(def.needs.map(({ id }) => [id, amountOf(result.facts, id)]));
    turn.emit({ type: "allocated", scene: scene.id, placed, byTeam, met, at: turn.at });
    changeFacts(turn, result.facts);
    return result.lines;
  },
  participated: (data, seat) => remainingTokens(data, seat) === 0,
  done: (_scene, data, seat) => data.confirmed.includes(seat),
  view({ team, def, scene, data }) {
    const hidden = def.hidden_when !== null && isMet(def.hidden_when, team.facts);
    const byTeam = tokensByNeed(data);
    // [A6] While the tokens are being placed there is no result yet.
    const placed = team.allocations[scene.id]?.placed ?? byTeam;
    return {
      kind: "allocation",
      question: def.question,
      needs: def.needs.map(({ id, label, note, icon, need, requested: request }) => ({
        id,
        label,
        note,
        icon,
        wants: def.needs_on_cards ? null : hidden ? request : need,
        placed: placed[id] ?? 0,
        moved: (placed[id] ?? 0) - (byTeam[id] ?? 0),
      })),
      placed: data.placed,
      remaining: Object.fromEntries(
        Object.keys(data.dealt).map((seat) => [seat, remainingTokens(data, seat)]),
      ),
      confirmed: data.confirmed,
    };
  },
  privateView: ({ data }, seat) => ({ tokens: remainingTokens(data, seat) }),
});

/** [A2] Tokens that nobody placed go where the pack says, in order. */
export function withOverflow(
  overflow: Allocation["overflow"],
  placed: Readonly<Record<string, number>>,
  total: number,
): Record<string, number> {
  const now = { ...placed };
  let left = total - sum(Object.values(placed));
  for (const { need, up_to } of overflow) {
    const free = up_to === null ? left : Math.max(0, up_to - (now[need] ?? 0));
    const moved = Math.min(left, free);
    now[need] = (now[need] ?? 0) + moved;
    left -= moved;
  }
  return now;
}

/** [A3] Moves tokens until the wanted numbers are reached; a donor that is wanted itself gives only what is above. */
export function withRefill(refill: Refill, facts: Facts, pack: Pack): Facts {
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
export function applyRules(
  pack: Pack,
  def: Allocation,
  placed: Readonly<Record<string, number>>,
  state: Pick<TeamState, "facts" | "storedTexts">,
): { facts: Facts; lines: SpokenLine[] } {
  const sets = Object.entries(placed).map(([id, to]) => ({ set: id, to }));
  let facts = applyToFacts(pack, [{ when: null, effects: sets }], state.facts);
  const lines: SpokenLine[] = [];
  /** Whether a rule of the running chain of `otherwise` has applied. */
  let used = false;
  for (const [index, rule] of def.rules.entries()) {
    if (!rule.otherwise) used = false;
    if (used || !isMet(rule.when, facts)) continue;
    used = true;
    if (rule.refill) facts = withRefill(rule.refill, facts, pack);
    facts = applyToFacts(pack, rule.effects, facts);
    lines.push(...spokenLines(state, pack, `rules.${index}.lines`, rule.lines, facts));
  }
  return { facts, lines };
}
