import type { PuzzleView } from "@lantern/engine/views";
import type { PuzzleName, PuzzleParts } from "./parts.ts";

interface PuzzleKind<K extends PuzzleName> {
  /** Whether the team submits with the Check button. */
  checked: boolean;
  load(): Promise<{ parts: PuzzleParts<K> }>;
}

const kinds: { [K in PuzzleName]: PuzzleKind<K> } = {
  cipher: { checked: true, load: () => import("./cipher.tsx") },
  code: { checked: true, load: () => import("./code.tsx") },
  match: { checked: true, load: () => import("./match.tsx") },
  order: { checked: true, load: () => import("./order.tsx") },
  route: { checked: true, load: () => import("./route.tsx") },
  switchboard: { checked: false, load: () => import("./switchboard.tsx") },
};

export const isChecked = ({ kind }: PuzzleView): boolean => kinds[kind].checked;

type AnyParts = PuzzleParts<PuzzleName>;
const loaded = new Map<PuzzleName, Promise<AnyParts>>();

/**
 * How a puzzle of this kind is drawn: the same promise each time, unless loading failed. TypeScript cannot tell that
 * kind and puzzle match, hence the cast.
 */
export function partsOf(kind: PuzzleName): Promise<AnyParts> {
  const loading = loaded.get(kind) ?? kinds[kind].load().then(({ parts }) => parts as unknown as AnyParts);
  loaded.set(kind, loading);
  loading.catch(() => loaded.delete(kind));
  return loading;
}

/** Loads every kind, so that a puzzle appears at once. A kind that fails is loaded again with its scene. */
export function loadPuzzles(): void {
  for (const kind of Object.keys(kinds) as PuzzleName[]) partsOf(kind).catch(() => {});
}
