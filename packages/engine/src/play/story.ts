/** The story of a team: its facts, its nickname and the spoken lines. */
import { type Facts, isMet } from "../pack/condition.ts";
import { applyEffects, type EffectGroup } from "../pack/effects.ts";
import { type Line, type LineValues, speak, withValues } from "../pack/lines.ts";
import type { Pack, Scene } from "../pack/schema.ts";
import type { ArtView, LineView } from "../views.ts";
import { puzzlePoints, storyPoints } from "./points.ts";
import type { TeamTurn } from "./turn.ts";
import type { TeamState } from "./types.ts";

/** Facts before the first scene. */
export function firstFacts(pack: Pack): Facts {
  return {
    flags: {},
    resources: Object.fromEntries(Object.entries(pack.resources).map(([id, { start }]) => [id, start])),
    traits: Object.fromEntries(pack.traits.map(({ id }) => [id, 0])),
    choices: {},
  };
}

/** The highest trait; among equal ones the first in the pack. */
export function topTrait(pack: Pack, facts: Facts): Pack["traits"][number] {
  const value = (id: string) => facts.traits[id] ?? 0;
  return pack.traits.reduce((top, trait) => (value(trait.id) > value(top.id) ? trait : top));
}

/** Sets the facts, with the nickname and the points that follow from them. */
export function changeFacts(turn: TeamTurn, facts: Facts): void {
  const { pack } = turn;
  const state = { ...turn.team, facts };
  turn.emit({
    type: "factsChanged",
    facts,
    nickname: topTrait(pack, facts).nickname,
    points: { story: storyPoints(pack, state), puzzles: puzzlePoints(pack, state) },
  });
}

export function applyToFacts(pack: Pack, effects: readonly EffectGroup[], facts: Facts): Facts {
  return applyEffects(effects, facts, pack.resources);
}

/** Applies effects, if there are any. */
export function applyEffectsNow(turn: TeamTurn, effects: readonly EffectGroup[]): void {
  if (effects.length > 0) changeFacts(turn, applyToFacts(turn.pack, effects, turn.team.facts));
}

/** The lines that are spoken under the current facts, or under others. */
export function spokenLines(
  state: Pick<TeamState, "facts" | "storedTexts">,
  pack: Pack,
  lines: readonly Line[],
  facts: Facts = state.facts,
): LineView[] {
  return speak(lines, facts, valuesOf(state, pack, facts));
}

function valuesOf({ storedTexts }: Pick<TeamState, "storedTexts">, pack: Pack, facts: Facts): LineValues {
  const textIds = Object.values(storedTexts).flat();
  const { phrases, cameos, pictures } = pack;
  return { nickname: topTrait(pack, facts).nickname, textIds, phrases, cameos, pictures };
}

/** [L5] [L6] The first text whose condition is met, otherwise the plain one, with the values of the team's story. */
export function storyText(
  state: Pick<TeamState, "facts" | "storedTexts">,
  pack: Pack,
  plain: string,
  variants: readonly Line[] = [],
): string {
  const text = variants.find(({ when }) => isMet(when, state.facts))?.text ?? plain;
  return text.includes("{") ? withValues(text, state.facts, valuesOf(state, pack, state.facts)) : text;
}

/** [L5] The first picture whose condition is met, otherwise the plain one. */
export function pictureOf<A extends ArtView | null>(
  { art, art_when = [] }: { art: A; art_when?: Scene["art_when"] },
  facts: Facts,
): A | ArtView {
  const variant = art_when.find(({ when }) => isMet(when, facts));
  return variant ? { id: variant.id, alt: variant.alt } : art;
}

/** The scene of the first rule whose condition is met, or of the last rule if there is none. */
export function nextScene(next: Scene["next"], facts: Facts): string | null {
  if (!next) return null;
  return (next.find((rule) => isMet(rule.when, facts)) ?? next.at(-1))?.to ?? null;
}
