/** A row of slots, as order, cipher and code have it. */
import type { Applied } from "./kind.ts";
import type { SlotMove } from "./moves.ts";

export type Slots = (string | null)[];

export function emptySlots(length: number): Slots {
  return Array.from({ length }, () => null);
}

/**
 * The row after a move. `allowed` says which items fit a slot; with `once` an item is in one slot only, so
 * putting it elsewhere moves it, and what lay there goes to the item's old place.
 */
export function moveSlots(
  slots: Slots,
  move: SlotMove,
  rules: { allowed(item: string, slot: number): boolean; once: boolean },
): Applied<Slots> {
  const has = (slot: number) => slot < slots.length;
  const next = [...slots];
  switch (move.do) {
    case "put": {
      if (!has(move.slot) || !rules.allowed(move.item, move.slot)) return { error: "UNKNOWN" };
      const from = rules.once ? slots.indexOf(move.item) : -1;
      if (from >= 0) next[from] = slots[move.slot] ?? null;
      next[move.slot] = move.item;
      return { state: next, touched: String(move.slot) };
    }
    case "swap": {
      if (!has(move.a) || !has(move.b)) return { error: "UNKNOWN" };
      const [a, b] = [slots[move.a] ?? null, slots[move.b] ?? null];
      const fits = (item: string | null, slot: number) => item === null || rules.allowed(item, slot);
      if (!fits(a, move.b) || !fits(b, move.a)) return { error: "UNKNOWN" };
      next[move.a] = b;
      next[move.b] = a;
      return { state: next, touched: String(move.b) };
    }
    case "remove":
      if (!has(move.slot)) return { error: "UNKNOWN" };
      next[move.slot] = null;
      return { state: next, touched: String(move.slot) };
    case "clear":
      return { state: emptySlots(slots.length), touched: "all" };
  }
}

export function sameSlots(slots: Slots, answer: readonly string[]): boolean {
  return slots.length === answer.length && slots.every((item, slot) => item === answer[slot]);
}

/** Puts the right item into the first slot that does not hold it. */
export function nextSlotMove(slots: Slots, answer: readonly string[]): SlotMove | null {
  const slot = slots.findIndex((item, at) => item !== answer[at]);
  const item = answer[slot];
  return item === undefined ? null : { do: "put", slot, item };
}
