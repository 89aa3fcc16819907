import type { PuzzleView } from "@lantern/engine/views";
import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "../scenes/later.ts";
import type { PuzzleDrawing, PuzzleName } from "./parts.ts";
import { isTogether } from "./together.ts";

interface PuzzleKind<K extends PuzzleName> {
  /** Whether the team submits with the Check button. Boards with groups always are. */
  checked: boolean;
  load(): Promise<{ drawing: PuzzleDrawing<K> }>;
}

const kinds: { [K in PuzzleName]: PuzzleKind<K> } = {
  cipher: { checked: true, load: later(() => withTexts(["puzzles"], () => import("./cipher.tsx"))) },
  code: { checked: true, load: later(() => withTexts(["puzzles"], () => import("./code.tsx"))) },
  match: { checked: true, load: later(() => withTexts(["puzzles"], () => import("./match.tsx"))) },
  order: { checked: true, load: later(() => withTexts(["puzzles"], () => import("./order.tsx"))) },
  route: { checked: true, load: later(() => withTexts(["puzzles"], () => import("./route.tsx"))) },
  switchboard: {
    checked: false,
    load: later(() => withTexts(["puzzles"], () => import("./switchboard.tsx"))),
  },
};

export const isChecked = (puzzle: PuzzleView): boolean => isTogether(puzzle) || kinds[puzzle.kind].checked;

type AnyDrawing = PuzzleDrawing<PuzzleName>;

/**
 * How a puzzle of this kind is drawn: the same promise each time, unless loading failed. TypeScript cannot tell that
 * kind and puzzle match, hence the cast.
 */
export function drawingOf(kind: PuzzleName): Promise<{ drawing: AnyDrawing }> {
  return kinds[kind].load() as unknown as Promise<{ drawing: AnyDrawing }>;
}

/** Loads every kind, so that a puzzle appears at once. A kind that fails is loaded again with its scene. */
export function loadPuzzles(): void {
  for (const kind of Object.keys(kinds) as PuzzleName[]) drawingOf(kind).catch(() => {});
}
