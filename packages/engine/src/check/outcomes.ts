import { amountOf, type Facts, isMet } from "../pack/condition.ts";
import type { Pack, Scene, SceneOf } from "../pack/schema.ts";
import type { AllocationResult } from "../play/results.ts";
import { applyToFacts } from "../play/story.ts";

import { PACKETS } from "../puzzles/kind.ts";
import { applyRules, withOverflow } from "../scenes/allocation.ts";

export interface Situation {
  facts: Facts;
  allocations: Record<string, AllocationResult>;
  /** Set in the finale. */
  ending?: string;
}

export interface Outcome extends Situation {
  option: string | null;
  next: Scene["next"];
}

/** All possible outcomes of a scene. */
export function outcomes(pack: Pack, id: string, scene: Scene, before: Situation): Outcome[] {
  const facts = applyToFacts(pack, scene.on_enter, before.facts);
  const plain = { ...before, facts, option: null, next: scene.next };
  switch (scene.kind) {
    case "decision":
      return scene.options
        .filter(({ when }) => isMet(when, facts))
        .map((option) => {
          const chosen = { ...facts, choices: { ...facts.choices, [id]: option.id } };
          const then = applyToFacts(pack, option.effects, chosen);
          return { ...before, facts: then, option: option.id, next: option.next ?? scene.next };
        });
    case "puzzle":
      return [scene.solved, scene.failed].map(({ effects }) => ({
        ...plain,
        facts: applyToFacts(pack, effects, facts),
      }));
    case "allocation":
      return placings(scene, amountOf(facts, scene.tokens)).map((placed) => {
        const met = scene.needs.filter((need) => (placed[need.id] ?? 0) >= need.need).map((need) => need.id);
        const start = withOverflow(scene.overflow, placed, amountOf(facts, scene.tokens));
        const result = applyRules(pack, scene, start, { storedTexts: {}, facts });
        const allocations = { ...before.allocations, [id]: { placed: {}, byTeam: {}, met } };
        return { ...plain, facts: result.facts, allocations };
      });
    case "briefing": {
      // [C6] From none of its cards to all six may be marked as shared.
      const effects = pack.on_shared?.[scene.deal?.cards ?? ""];
      if (!effects) return [plain];
      const after = [facts];
      for (const _card of PACKETS) after.push(applyToFacts(pack, effects, after.at(-1) ?? facts));
      return after.map((shared) => ({ ...plain, facts: shared }));
    }
    case "reflection":
      if (scene.keep_as === null) return [plain];
      return [plain, { ...plain, facts: { ...facts, flags: { ...facts.flags, [scene.keep_as]: true } } }];
    default:
      return [plain];
  }
}

/** Every allocation of all tokens, and the one of a team that placed none. */
function placings(scene: SceneOf<"allocation">, tokens: number): Record<string, number>[] {
  const [last, ...others] = scene.needs.map(({ id }) => id).reverse();
  const paths: Record<string, number>[] = [Object.fromEntries(scene.needs.map(({ id }) => [id, 0]))];
  const visit = (at: number, left: number, placed: Record<string, number>): void => {
    const need = others[at];
    if (need === undefined) {
      paths.push(last === undefined ? placed : { ...placed, [last]: left });
      return;
    }
    for (let count = 0; count <= left; count += 1) visit(at + 1, left - count, { ...placed, [need]: count });
  };
  if (tokens > 0) visit(0, tokens, {});
  return paths;
}
