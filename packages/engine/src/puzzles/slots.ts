/** A row of slots, the board of the kinds order, cipher and code. */
import * as z from "zod";
import { isStorable } from "../incoming.ts";
import type { Applied, PuzzleKind } from "./kind.ts";

export type Slots = (string | null)[];

const Slot = z.int().min(0).max(11);

/** `put` replaces what is in the slot. Slots are counted from 0. */
export const SlotMove = z.discriminatedUnion("do", [
  z.object({ do: z.literal("put"), slot: Slot, item: z.string().min(1).max(40).refine(isStorable) }),
  z.object({ do: z.literal("swap"), a: Slot, b: Slot }),
  z.object({ do: z.literal("remove"), slot: Slot }),
  z.object({ do: z.literal("clear") }),
]);
export type SlotMove = z.output<typeof SlotMove>;

interface SlotRules<Def> {
  /** The right item of every slot. */
  solution(def: Def): readonly string[];
  allowed(def: Def, item: string, slot: number): boolean;
  /** Each item can be in one slot only: putting it into another one swaps the two. */
  once: boolean;
}

/** The rules that all kinds with a row of slots share. */
export function slotRules<Def>({ solution, allowed, once }: SlotRules<Def>) {
  return {
    move: SlotMove,
    init: (def) => solution(def).map(() => null),
    apply: (def, slots, move) => moveSlots(slots, move, (item, slot) => allowed(def, item, slot), once),
    solved: (def, slots) => solution(def).every((item, slot) => slots[slot] === item),
    partly(def, slots) {
      const answer = solution(def);
      return { right: answer.filter((item, slot) => slots[slot] === item).length, of: answer.length };
    },
    empty: (_, slots) => slots.filter((item) => item === null).length,
    stillApplies: (_, slots, move) => move.do === "put" && slots[move.slot] === move.item,
    nextMove(def, slots) {
      const answer = solution(def);
      const slot = answer.findIndex((wanted, at) => slots[at] !== wanted);
      const item = answer[slot];
      return item === undefined ? null : { do: "put", slot, item };
    },
  } satisfies Partial<PuzzleKind<Def, Slots, SlotMove>>;
}

function moveSlots(
  slots: Slots,
  move: SlotMove,
  allowed: (item: string, slot: number) => boolean,
  once: boolean,
): Applied<Slots> {
  if (move.do === "clear") return { state: slots.map(() => null), touched: "all" };
  const touched = move.do === "swap" ? move.b : move.slot;
  if (touched >= slots.length) return { error: "UNKNOWN" };
  const state = [...slots];
  if (move.do === "remove") state[move.slot] = null;
  else if (move.do === "put") {
    if (!allowed(move.item, move.slot)) return { error: "UNKNOWN" };
    const from = once ? slots.indexOf(move.item) : -1;
    if (from >= 0) state[from] = slots[move.slot] ?? null;
    state[move.slot] = move.item;
  } else {
    const [a, b] = [slots[move.a] ?? null, slots[move.b] ?? null];
    const fits = (item: string | null, slot: number) => item === null || allowed(item, slot);
    if (move.a >= slots.length || !fits(a, move.b) || !fits(b, move.a)) return { error: "UNKNOWN" };
    state[move.a] = b;
    state[move.b] = a;
  }
  return { state, touched: String(touched) };
}
