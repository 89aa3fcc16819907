/** The story of a team: its facts, its name in it, and the spoken lines. */
import { partAt } from "../pack/address.ts";
import { type Facts, isMet } from "../pack/condition.ts";
import { applyEffects, type EffectGroup } from "../pack/effects.ts";
import { lettersOf } from "../pack/languages.ts";
import {
  type Line,
  type LinesAt,
  type SpokenLine,
  spokenOf,
  type ValueSource,
  type Values,
  valuesOf,
  withValues,
} from "../pack/lines.ts";
import type { Pack, Scene } from "../pack/schema.ts";
import type { ArtView, LineView } from "../views.ts";
import { puzzlePoints, storyPoints } from "./points.ts";
import type { TeamTurn } from "./turn.ts";
import type { LoggedLine, TeamState } from "./types.ts";

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

/** The story's name for a team by its highest trait; empty before its first scene. */
export function nicknameOf(pack: Pack, { facts, entered }: Pick<TeamState, "facts" | "entered">): string {
  return entered === 0 ? "" : topTrait(pack, facts).nickname;
}

/** Sets the facts, with the points that follow from them. */
export function changeFacts(turn: TeamTurn, facts: Facts): void {
  const { pack } = turn;
  const state = { ...turn.team, facts };
  turn.emit({
    type: "factsChanged",
    facts,
    ...(!turn.session.addresses && { nickname: topTrait(pack, facts).nickname }),
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

/** What a team's story reads. */
type StoryState = Pick<TeamState, "facts" | "storedTexts">;

/** [L8] The lines that are spoken under the current facts, or under others, as their addresses in the scene. */
export function spokenLines(
  state: StoryState,
  pack: Pack,
  at: string,
  lines: readonly Line[],
  facts: Facts = state.facts,
): SpokenLine[] {
  return lines.length === 0 ? [] : spokenOf({ at, lines }, pack, sourceOf(state, pack, facts));
}

/** The same of several lists of lines, some with values of their own. */
export function spokenLists(state: StoryState, pack: Pack, lists: readonly LinesAt[]): SpokenLine[] {
  const source = sourceOf(state, pack, state.facts);
  return lists.flatMap((list) => spokenOf(list, pack, source));
}

function sourceOf({ storedTexts }: StoryState, pack: Pack, facts: Facts): ValueSource {
  return { facts, trait: topTrait(pack, facts).id, textIds: Object.values(storedTexts).flat() };
}

const read = new WeakMap<readonly LoggedLine[], WeakMap<Pack, LineView[]>>();

/**
 * [L8] Lines of the log as they are read in this pack, which may be a translation. Cached, so that comparisons of views
 * find the same list.
 */
export function linesIn(pack: Pack, scene: string, lines: readonly LoggedLine[]): LineView[] {
  const byPack = read.get(lines) ?? new WeakMap<Pack, LineView[]>();
  read.set(lines, byPack);
  const cached = byPack.get(pack) ?? resolved(pack, scene, lines);
  byPack.set(pack, cached);
  return cached;
}

/** [L8] What the log has of spoken lines: their addresses, or their texts in a session that does not write those. */
export function logged({ pack, session }: TeamTurn, scene: string, lines: SpokenLine[]): LoggedLine[] {
  return session.addresses ? lines : linesIn(pack, scene, lines);
}

function resolved(pack: Pack, scene: string, lines: readonly LoggedLine[]): LineView[] {
  const def = pack.scenes[scene];
  return lines.flatMap((logged) => {
    if (typeof logged !== "string" && "text" in logged) return [logged];
    const at = typeof logged === "string" ? logged : logged.at;
    const line = partAt(def, at) as Line | undefined;
    if (!line) return [];
    const values = typeof logged === "string" ? null : logged.with;
    return [lineView(pack, line, values, `scenes.${scene}.${at}.text`)];
  });
}

function lineView(pack: Pack, line: Line, values: Values | null, address: string): LineView {
  const { who, sound, voice, cue, picture } = line;
  const insert = (text: string, language: Pack) => (values ? withValues(text, values, language) : text);
  return {
    ...(sound !== undefined && { sound }),
    ...(cue !== undefined && { cue }),
    ...(picture !== undefined && { art: { id: picture, alt: pack.pictures?.[picture] ?? "" } }),
    who,
    ...(voice !== undefined && { voice }),
    text: insert(line.text, pack),
    ...(pack.texts && { letters: lettersOf(pack, address, values ? insert : undefined) }),
  };
}

/** [L5] [L6] The first text whose condition is met, otherwise the plain one, with the values of the team's story. */
export function storyText(
  state: StoryState,
  pack: Pack,
  plain: string,
  variants: readonly Line[] = [],
): string {
  const text = variants.find(({ when }) => isMet(when, state.facts))?.text ?? plain;
  if (!text.includes("{")) return text;
  const values = valuesOf(text, pack, sourceOf(state, pack, state.facts));
  return values ? withValues(text, values, pack) : text;
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
