import type { PuzzleKind } from "../kind.ts";
import { SlotMove } from "../moves.ts";
import { emptySlots, moveSlots, nextSlotMove, type Slots, sameSlots } from "../slots.ts";
import { type CipherDef, CipherSource } from "./source.ts";

/** Read the message: each sign's top is a row of the grid, its bottom a column. */
export const cipher: PuzzleKind<CipherDef, Slots, SlotMove> = {
  kind: "cipher",
  source: CipherSource,
  move: SlotMove,
  mode: "check",
  holdMs: 0,
  init: (def) => emptySlots(def.song.length),
  apply: (def, slots, move) =>
    moveSlots(slots, move, {
      allowed: (item) => def.rows.some(({ cells }) => cells.some(({ id }) => id === item)),
      once: false,
    }),
  solved: (def, slots) => sameSlots(slots, read(def, def.tops, def.bottoms)),
  kept: (_, slots, move) => move.do === "put" && slots[move.slot] === move.item,
  view: (def, slots) => ({ kind: "cipher", rows: def.rows, song: def.song, slots }),
  secrets: () => ({ controls: [], goals: [] }),
  answers(def, packets) {
    const clues = packets.flatMap((packet) => def.packets[packet - 1] ?? []).map((clue) => half(def, clue));
    const songs = new Set<string>();
    for (const tops of arrangements(def.tops)) {
      for (const bottoms of arrangements(def.bottoms)) {
        const fits = clues.every(({ axis, at, sign }) => (axis === "top" ? tops : bottoms)[at] === sign);
        if (fits) songs.add(read(def, tops, bottoms).join());
      }
    }
    return songs.size;
  },
  nextMove: (def, slots) => nextSlotMove(slots, read(def, def.tops, def.bottoms)),
};

/** The message under a key. */
function read(def: CipherDef, tops: readonly string[], bottoms: readonly string[]): string[] {
  return def.song.map(
    ({ top, bottom }) => def.rows[tops.indexOf(top)]?.cells[bottoms.indexOf(bottom)]?.id ?? "",
  );
}

/** What a packet tells of the key: the sign of its picture's row or column. */
function half(def: CipherDef, clue: CipherDef["packets"][number]) {
  const row = def.rows.findIndex(({ cells }) => cells.some(({ id }) => id === clue.cell));
  const column = def.rows[row]?.cells.findIndex(({ id }) => id === clue.cell) ?? -1;
  return clue.half === "top"
    ? { axis: "top", at: row, sign: def.tops[row] }
    : { axis: "bottom", at: column, sign: def.bottoms[column] };
}

function arrangements<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => arrangements(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
