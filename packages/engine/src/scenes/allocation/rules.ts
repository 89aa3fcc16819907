/** Everybody holds some of the team's tokens and places them on needs. */
import type { Seat } from "../../commands.ts";
import { amountOf } from "../../pack/condition.ts";
import { actingCaptain, presentPlayers } from "../../play/people.ts";
import { changeFacts } from "../../play/story.ts";
import { fromCaptain } from "../../play/table.ts";
import { dealTokens } from "../../play/tokens.ts";
import { reject } from "../../play/turn.ts";
import type { SceneRules } from "../kind.ts";
import { filled, judged } from "./outcome.ts";

export interface AllocationData {
  /** Tokens that were dealt to each seat. */
  dealt: Record<Seat, number>;
  placed: Record<string, Record<Seat, number>>;
  confirmed: Seat[];
}

/** Tokens of a seat that lie nowhere yet. */
export function held(data: AllocationData, seat: Seat): number {
  const placed = Object.values(data.placed).reduce((sum, bySeat) => sum + (bySeat[seat] ?? 0), 0);
  return (data.dealt[seat] ?? 0) - placed;
}

/** Tokens on every need. */
export function sums(data: AllocationData): Record<string, number> {
  const total = (bySeat: Record<Seat, number>) =>
    Object.values(bySeat).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(Object.entries(data.placed).map(([need, bySeat]) => [need, total(bySeat)]));
}

export const rules: SceneRules<"allocation", AllocationData> = {
  kind: "allocation",
  hasOutcome: true,
  waits: false,
  init(turn, def) {
    const seats = fromCaptain(presentPlayers(turn), actingCaptain(turn));
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
      if (count - before > held(data, seat)) return reject("SPENT");
      turn.emit({ type: "placed", seat, need, count, at: turn.at });
    },
    confirm({ turn, data }, { seat }) {
      if (held(data, seat) > 0) return reject("NOT_NOW");
      if (data.confirmed.includes(seat)) return;
      turn.emit({ type: "confirmed", seat, at: turn.at });
    },
  },
  readies: () => false,
  complete: ({ turn, data }) => presentPlayers(turn).every((seat) => data.confirmed.includes(seat)),
  finish({ turn, def, scene, data }) {
    const byTeam = sums(data);
    const total = amountOf(turn.team.facts, def.tokens);
    const met = def.needs.filter((need) => (byTeam[need.id] ?? 0) >= need.need).map((need) => need.id);
    const start = filled(def.overflow, byTeam, total);
    const judgement = judged(turn.pack, def, start, turn.team);
    const placed = Object.fromEntries(def.needs.map(({ id }) => [id, amountOf(judgement.facts, id)]));
    turn.emit({ type: "allocated", scene: scene.id, placed, byTeam, met, at: turn.at });
    changeFacts(turn, judgement.facts);
    return judgement.lines;
  },
  tookPart: (data, seat) => held(data, seat) === 0,
  done: (_scene, data, seat) => data.confirmed.includes(seat),
};
