import type { PuzzleView } from "@lantern/engine/views";
import { cipher } from "./cipher.tsx";
import { code } from "./code.tsx";
import { match } from "./match.tsx";
import { order } from "./order.tsx";
import type { PuzzleKind, PuzzleName } from "./parts.ts";
import { route } from "./route.tsx";
import { switchboard } from "./switchboard.tsx";

const kinds: { [K in PuzzleName]: PuzzleKind<K> } = { cipher, code, match, order, route, switchboard };

/** How a puzzle of this kind is drawn. TypeScript cannot tell that kind and puzzle match, hence the cast. */
export function puzzleKindOf(puzzle: PuzzleView): PuzzleKind<PuzzleName> {
  return kinds[puzzle.kind] as unknown as PuzzleKind<PuzzleName>;
}
