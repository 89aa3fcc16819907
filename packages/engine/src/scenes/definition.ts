/** The scene that runs: one of the pack, or the engine's own short wait at a barrier. */
import type { Pack, Scene } from "../pack/schema.ts";

/** Not an id that a pack can have. */
export const OWN_CAMP = "_camp";

export function definition(pack: Pack, id: string, actIndex: number): Scene | null {
  if (id !== OWN_CAMP) return pack.scenes[id] ?? null;
  const act = pack.acts[actIndex];
  return {
    kind: "camp",
    title: act?.title ?? pack.title,
    act: act?.id ?? "",
    optional: false,
    time: { min: 0, target: 0, max: 0 },
    art: null,
    lines: [],
    on_enter: [],
    next: null,
  };
}
