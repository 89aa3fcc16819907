/**
 * Follows every path through a pack: all options, puzzles solved or not, every allocation of tokens, optional scenes
 * played or not. Paths that can no longer differ are followed once: at each scene only those facts count that a later
 * scene reads.
 */
import type { Facts } from "../pack/condition.ts";
import { isMet } from "../pack/condition.ts";
import { shotsOfTeam } from "../pack/cut.ts";
import { entriesOf, successors } from "../pack/graph.ts";
import type { Act, Pack } from "../pack/schema.ts";
import { storyPoints } from "../play/points.ts";
import type { AllocationResult } from "../play/results.ts";
import { firstFacts, nextScene } from "../play/story.ts";

import { namesIn } from "./names.ts";
import { outcomes, type Situation } from "./outcomes.ts";

export interface Walk {
  scenes: Set<string>;
  /** `scene option` for every option that a path reaches. */
  options: Set<string>;
  endings: Set<string>;
  story: { least: number; most: number };
  /** [F2] By film scene: its different cuts on all paths, as the names of their shots, with their seconds. */
  cuts: Map<string, Map<string, number>>;
  /** Number of different situations. */
  situations: number;
}

type Situations = Map<string, Situation>;

/** Fields that do not influence the path. */
const TALK = new Set([
  "lines",
  "free_hint",
  "free_hints",
  "art_when",
  "caption_when",
  "prompt_when",
  "counts",
  "count_lines",
  "hidden_when",
  "if_differ",
  "if_same",
  "if_one_team",
  "on_changed_vote",
]);

export function walk(pack: Pack): Walk {
  const walked: Walk = {
    scenes: new Set(),
    options: new Set(),
    endings: new Set(),
    cuts: new Map(),
    story: { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY },
    situations: 0,
  };
  let now: Situation[] = [{ facts: firstFacts(pack), allocations: {} }];
  for (const [index, act] of pack.acts.entries()) now = walkAct(pack, act, index, now, walked);
  for (const end of now) {
    const points = storyPoints(pack, end);
    walked.story.least = Math.min(walked.story.least, points);
    walked.story.most = Math.max(walked.story.most, points);
  }
  return walked;
}

function walkAct(pack: Pack, act: Act, index: number, arriving: Situation[], walked: Walk): Situation[] {
  const after = namesRead(
    pack,
    pack.acts.slice(index + 1).map(({ id }) => id),
  );
  const ahead = new Map<string, Set<string>>();
  const waiting = new Map<string, Situations>();
  const leaving: Situations = new Map();
  const afterByKind = byKind(pack, after);
  const aheadByKind = new Map<string, NamesByKind>();
  const namesFrom = (id: string): NamesByKind => {
    const names = aheadByKind.get(id) ?? byKind(pack, namesReadFrom(pack, id, after, ahead));
    aheadByKind.set(id, names);
    return names;
  };
  const go = (to: string | null, situation: Situation) => {
    const inAct = to !== null && pack.scenes[to]?.act === act.id ? to : null;
    const list = inAct === null ? leaving : (waiting.get(inAct) ?? new Map<string, Situation>());
    if (inAct !== null) waiting.set(inAct, list);
    const names = inAct === null ? afterByKind : namesFrom(inAct);
    const key = keyOf(pack, situation, names);
    if (!list.has(key)) list.set(key, project(pack, situation, names));
  };

  for (const situation of arriving) {
    const { scene, ending } = firstScene(pack, act, situation.facts, walked);
    go(scene, ending === null ? situation : { ...situation, ending });
  }
  for (const id of inOrder(pack, act)) {
    const scene = pack.scenes[id];
    const here = waiting.get(id);
    if (!scene || !here) continue;
    walked.scenes.add(id);
    walked.situations += here.size;
    for (const situation of here.values()) {
      addCut(pack, id, scene, situation.facts, walked);
      if (scene.optional) go(nextScene(scene.next, situation.facts), situation);
      for (const { option, next, ...then } of outcomes(pack, id, scene, situation)) {
        if (option !== null) walked.options.add(`${id} ${option}`);
        go(nextScene(next, then.facts), then);
      }
    }
    waiting.delete(id);
  }
  return [...leaving.values()];
}

function addCut(pack: Pack, id: string, scene: Scene, facts: Facts, { cuts }: Walk): void {
  if (scene.kind !== "film" || !scene.cut) return;
  const shots = shotsOfTeam(pack, scene.cut, facts);
  const films = cuts.get(id) ?? new Map<string, number>();
  cuts.set(id, films);
  films.set(
    shots.map((shot) => shot.id).join(" "),
    shots.reduce((sum, { seconds }) => sum + seconds, 0),
  );
}

function firstScene(
  pack: Pack,
  act: Act,
  facts: Facts,
  walked: Walk,
): { scene: string | null; ending: string | null } {
  if (act.first) return { scene: nextScene(act.first, facts), ending: null };
  const ending = pack.endings.find(({ when }) => isMet(when, facts)) ?? pack.endings.at(-1);
  if (ending) walked.endings.add(ending.id);
  return { scene: ending?.scene ?? null, ending: ending?.id ?? null };
}

/** Scenes of an act in topological order. */
function inOrder(pack: Pack, act: Act): string[] {
  const order: string[] = [];
  const visited = new Set<string>();
  const visit = (id: string): void => {
    const scene = pack.scenes[id];
    if (!scene || visited.has(id)) return;
    visited.add(id);
    for (const next of successors(pack, scene)) visit(next);
    order.unshift(id);
  };
  for (const id of entriesOf(pack, act).toReversed()) visit(id);
  return order;
}

/** Names that later acts, the endings and the score read. */
function namesRead(pack: Pack, acts: readonly string[]): Set<string> {
  const names = new Set(Object.keys(pack.story_score.per_resource));
  const add = (value: unknown) => {
    for (const name of namesIn(value, TALK).reads) names.add(name);
  };
  add(pack.story_score);
  for (const act of pack.acts) {
    if (!acts.includes(act.id)) continue;
    add(act);
    if (act.first === null) add(pack.endings);
    for (const scene of Object.values(pack.scenes)) if (scene.act === act.id) addScene(scene, add, names);
  }
  return names;
}

type Scene = Pack["scenes"][string];

function addScene(scene: Scene, add: (value: unknown) => void, names: Set<string>): void {
  add(scene);
  if (scene.kind === "allocation")
    for (const id of [scene.tokens, ...scene.needs.map(({ id: need }) => need)]) names.add(id);
}

/** Names that a scene, its possible successors in the act, and everything after the act read. */
function namesReadFrom(
  pack: Pack,
  id: string,
  after: ReadonlySet<string>,
  existing: Map<string, Set<string>>,
): Set<string> {
  const before = existing.get(id);
  if (before) return before;
  const names = new Set(after);
  const scene = pack.scenes[id];
  if (scene) {
    const add = (value: unknown) => {
      for (const name of namesIn(value, TALK).reads) names.add(name);
    };
    addScene(scene, add, names);
    for (const next of successors(pack, scene)) {
      for (const name of namesReadFrom(pack, next, after, existing)) names.add(name);
    }
  }
  existing.set(id, names);
  return names;
}

/** Names that a situation is reduced to, by the kind of fact that each can be. */
type NamesByKind = Record<keyof Facts, string[]>;

function byKind(pack: Pack, names: ReadonlySet<string>): NamesByKind {
  const only = (ids: readonly string[]) => ids.filter((id) => names.has(id));
  return {
    flags: only(pack.flags),
    resources: only(Object.keys(pack.resources)),
    traits: only(pack.traits.map(({ id }) => id)),
    choices: only(Object.keys(pack.scenes)),
  };
}

/** Equal for situations that can no longer differ. A large pack asks for it hundreds of thousands of times. */
function keyOf(pack: Pack, { facts, allocations, ending }: Situation, names: NamesByKind): string {
  let key = "";
  for (const id of names.flags) key += facts.flags[id] ? "1" : "0";
  for (const id of names.resources) key += ` ${facts.resources[id]}`;
  for (const id of names.traits) key += ` ${facts.traits[id]}`;
  for (const id of names.choices) key += ` ${facts.choices[id] ?? ""}`;
  if (pack.story_score.per_need)
    for (const [id, { met }] of Object.entries(allocations)) key += ` ${id} ${met.length}`;
  return pack.story_score.per_ending && ending !== undefined ? `${key} ${ending}` : key;
}

/** The situation reduced to these names. */
function project(pack: Pack, { facts, allocations, ending }: Situation, names: NamesByKind): Situation {
  const only = <T>(values: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> => {
    const read: Record<string, T> = {};
    for (const id of ids) {
      const value = values[id];
      if (value !== undefined) read[id] = value;
    }
    return read;
  };
  return {
    facts: {
      flags: only(facts.flags, names.flags),
      resources: only(facts.resources, names.resources),
      traits: only(facts.traits, names.traits),
      choices: only(facts.choices, names.choices),
    },
    allocations: pack.story_score.per_need ? sized(allocations) : {},
    ...(pack.story_score.per_ending && ending !== undefined && { ending }),
  };
}

/** The score reads only the number of met needs of an allocation. */
function sized(allocations: Record<string, AllocationResult>): Record<string, AllocationResult> {
  return Object.fromEntries(
    Object.entries(allocations).map(([id, { met }]) => [
      id,
      { placed: {}, byTeam: {}, met: met.map(() => "") },
    ]),
  );
}
