/** The scenes of a pack as a graph, and the longest path to the end of an act. */
import type { Act, Pack, Scene } from "./schema.ts";

export interface Span {
  /** Seconds, summed over the path. */
  min: number;
  target: number;
}

/** Every scene that may follow this one in its act. */
export function successors(pack: Pack, scene: Scene): string[] {
  const nexts =
    scene.kind === "decision" ? scene.options.map((option) => option.next ?? scene.next) : [scene.next];
  const ids = nexts.flatMap((next) => next ?? []).map((rule) => rule.to);
  return [...new Set(ids)].filter((id) => pack.scenes[id]?.act === scene.act);
}

/** The possible first scenes of an act. In the finale these are the scenes of the endings. */
export function entriesOf(pack: Pack, act: Act): string[] {
  const ids = act.first ? act.first.map((rule) => rule.to) : pack.endings.map((ending) => ending.scene);
  return [...new Set(ids)];
}

const remembered = new WeakMap<Pack, Map<string, Span>>();

/**
 * The longest mandatory path from a scene (included) to the end of its act, in seconds. Optional scenes and those in
 * `without` count as 0. Results are cached by pack, because a pack never changes.
 */
export function longestPath(pack: Pack, from: string, without: ReadonlySet<string> = new Set()): Span {
  const memo =
    without.size === 0 ? (remembered.get(pack) ?? new Map<string, Span>()) : new Map<string, Span>();
  if (without.size === 0) remembered.set(pack, memo);
  const walk = (id: string): Span => {
    const existing = memo.get(id);
    if (existing) return existing;
    const scene = pack.scenes[id];
    if (!scene) return { min: 0, target: 0 };
    const rest = { min: 0, target: 0 };
    for (const next of successors(pack, scene)) {
      const path = walk(next);
      rest.min = Math.max(rest.min, path.min);
      rest.target = Math.max(rest.target, path.target);
    }
    const counts = !scene.optional && !without.has(id);
    const span = counts ? { min: rest.min + scene.time.min, target: rest.target + scene.time.target } : rest;
    memo.set(id, span);
    return span;
  };
  return walk(from);
}

/** Scenes of the act that can be reached from a scene, including itself. */
export function reachable(pack: Pack, from: string): Set<string> {
  const visited = new Set<string>();
  const walk = (id: string): void => {
    const scene = pack.scenes[id];
    if (!scene || visited.has(id)) return;
    visited.add(id);
    for (const next of successors(pack, scene)) walk(next);
  };
  walk(from);
  return visited;
}

/** Minimum seconds of an act, optionally without the scenes that may be cut. */
export function leastOf(pack: Pack, act: Act, cut: boolean): number {
  const without = new Set(cut ? act.cut : []);
  return Math.max(0, ...entriesOf(pack, act).map((id) => longestPath(pack, id, without).min));
}
