/** Checks that every name in a pack exists and that no scene leads back. `story:check` finds more. */

import { type Condition, namesReadBy } from "../pack/condition.ts";
import { cutLines } from "../pack/cut.ts";
import type { EffectGroup } from "../pack/effects.ts";
import { entriesOf, leastOf, successors } from "../pack/graph.ts";
import type { Line } from "../pack/lines.ts";
import type { Pack, Scene } from "../pack/schema.ts";
import { isTraitWord } from "../pack/trait-order.ts";
import { checkAwards } from "../results/awards/registry.ts";
import { misplacedCameos } from "./cameos.ts";
import { checkTeammates } from "./teammates.ts";

type Report = (where: string, message: string) => void;

/** Names that conditions, effects and lines may contain. */
function namesOf(pack: Pack) {
  const stored = Object.values(pack.scenes).flatMap((scene) =>
    scene.kind === "reflection" ? [scene.keep_as] : [],
  );
  return {
    flags: new Set([...pack.flags, ...stored.filter((name) => name !== null)]),
    amounts: new Set([...Object.keys(pack.resources), ...pack.traits.map(({ id }) => id)]),
  };
}

/** One line for each broken reference. */
export function checkReferences(pack: Pack): string[] {
  const problems: string[] = [];
  const report: Report = (where, message) => problems.push(`${where}: ${message}`);
  const { flags, amounts } = namesOf(pack);
  for (const id of flags) if (amounts.has(id)) report("flags", `"${id}" is also a resource or trait`);

  function condition(where: string, read: Condition | null): void {
    const names = namesReadBy(read);
    for (const flag of names.flags) if (!flags.has(flag)) report(where, `no flag "${flag}"`);
    for (const id of names.amounts) if (!amounts.has(id)) report(where, `no resource or trait "${id}"`);
    for (const [id, option] of names.choices) {
      // Compiling has replaced comparisons with a trait that exists.
      if (isTraitWord(id)) {
        report(where, `no trait "${option}"`);
        continue;
      }
      const scene = pack.scenes[id];
      const offered = scene?.kind === "decision" && scene.options.some((one) => one.id === option);
      if (!offered) report(where, `no option "${option}" in a decision "${id}"`);
    }
  }
  function effects(where: string, groups: readonly EffectGroup[]): void {
    for (const group of groups) {
      condition(where, group.when);
      for (const effect of group.effects) {
        if ("flag" in effect) {
          if (!flags.has(effect.flag)) report(where, `no flag "${effect.flag}"`);
          if ("when" in effect) condition(where, effect.when);
        } else {
          const id = "add" in effect ? effect.add : effect.set;
          if (!amounts.has(id)) report(where, `no resource or trait "${id}"`);
        }
      }
    }
  }
  const cameos = Object.keys(pack.cameos ?? {});
  for (const name of cameos)
    if (amounts.has(name) || flags.has(name) || name in (pack.phrases ?? {}))
      report("cameos", `"${name}" is also another name of the story`);
  const values = new Set(["crew", "lines", ...amounts, ...Object.keys(pack.phrases ?? {}), ...cameos]);
  function text(where: string, value: string, more: readonly string[] = []): void {
    for (const [, name = ""] of value.matchAll(/\{([a-z_]+)\}/g)) {
      if (!values.has(name) && !more.includes(name)) report(where, `no value {${name}}`);
    }
  }
  function lines(where: string, list: readonly Line[] = [], more: readonly string[] = []): void {
    for (const line of list) {
      condition(where, line.when);
      text(where, line.text, more);
      if (line.picture !== undefined && !pack.pictures?.[line.picture])
        report(where, `no picture "${line.picture}"`);
    }
  }
  function pictures(where: string, list: Scene["art_when"] = []): void {
    for (const { when } of list) condition(where, when);
  }
  function next(where: string, scene: Scene, rules: Scene["next"]): void {
    for (const rule of rules ?? []) {
      condition(where, rule.when);
      const to = pack.scenes[rule.to];
      if (!to) report(where, `leads to "${rule.to}", which is not there`);
      else if (to.act !== scene.act) report(where, `leads to "${rule.to}" of another act: leave "next" out`);
    }
  }
  function asker(where: string, who: string | undefined): void {
    if (who !== undefined && !pack.cast[who]) report(where, `asker: the cast has no "${who}"`);
  }
  function resource(where: string, id: string): void {
    if (!(id in pack.resources)) report(where, `no resource "${id}"`);
  }

  const kinds: { [K in Scene["kind"]]?: (where: string, scene: Extract<Scene, { kind: K }>) => void } = {
    film(where, { act, frames, cut, mood, hls }) {
      if (frames.length > 0 === (cut !== undefined)) report(where, "a film has either frames or a cut");
      if (cut && hls !== null && !mood) report(where, "a rendered cut names the mood of its music");
      const plenary = pack.acts.some((one) => one.id === act && one.mode === "plenary");
      for (const line of cut ? cutLines(cut) : []) {
        const rule = line.when;
        condition(where, rule);
        if (plenary && rule !== null) report(where, "a film that all teams see together has no rules");
        if (!pack.shots || !(line.shot in pack.shots)) report(where, `no shot "${line.shot}"`);
        // The server writes these captions without knowing the team.
        if (line.caption?.includes("{")) report(where, "the captions of a cut have no values");
      }
      for (const line of cut ?? [])
        if ("first" in line && line.first.at(-1)?.when !== null)
          report(where, 'the last line of a "first" must fit always');
      for (const frame of frames) {
        text(where, frame.caption);
        lines(where, frame.caption_when);
        pictures(where, frame.art_when);
      }
    },
    briefing(where, { deal }) {
      if (deal?.cards && !(deal.cards in pack.cards)) report(where, `no cards "${deal.cards}"`);
      if (deal?.puzzle && pack.scenes[deal.puzzle]?.kind !== "puzzle") {
        report(where, `no puzzle scene "${deal.puzzle}"`);
      }
    },
    decision(where, scene) {
      if (!scene.options.some(({ id }) => id === scene.default))
        report(where, `no option "${scene.default}"`);
      for (const set of scene.cards ?? []) if (!(set in pack.cards)) report(where, `no cards "${set}"`);
      for (const option of scene.options) {
        const at = `${where}.${option.id}`;
        condition(at, option.when);
        effects(at, option.effects);
        lines(at, option.lines);
        next(at, scene, option.next);
      }
    },
    puzzle(where, scene) {
      condition(where, scene.free_hint);
      for (const when of scene.free_hints ?? []) condition(where, when);
      for (const outcome of [scene.solved, scene.failed]) {
        effects(where, outcome.effects);
        lines(where, outcome.lines);
      }
    },
    allocation(where, scene) {
      if (scene.deal && !(scene.deal.cards in pack.cards)) report(where, `no cards "${scene.deal.cards}"`);
      const needs = scene.needs.map(({ id }) => id);
      const moved = scene.rules.flatMap(({ refill }) =>
        refill ? [...Object.keys(refill.to), ...refill.from] : [],
      );
      for (const id of [scene.tokens, ...needs, ...moved]) resource(where, id);
      for (const { need } of scene.overflow) if (!needs.includes(need)) report(where, `no need "${need}"`);
      if (scene.overflow.length > 0 && scene.overflow.at(-1)?.up_to !== null)
        report(where, "the last overflow takes whatever is left");
      condition(where, scene.hidden_when);
      for (const rule of scene.rules) {
        condition(where, rule.when);
        effects(where, rule.effects);
        lines(where, rule.lines);
      }
    },
    reflection(where, { prompt, prompt_when }) {
      lines(where, prompt_when);
      const traits = typeof prompt === "string" ? [] : Object.keys(prompt.by_trait);
      for (const id of traits)
        if (!pack.traits.some((trait) => trait.id === id)) report(where, `no trait "${id}"`);
    },
    camp(where, { cards }) {
      if (cards !== undefined && !pack.rounds?.sets[cards]) report(where, `no set "${cards}" of rounds`);
    },
    reveal(where, scene) {
      for (const chart of scene.charts) {
        if ("scene" in chart && pack.scenes[chart.scene]?.kind !== chart.of) {
          report(where, `"${chart.scene}" is no ${chart.of}`);
        }
      }
      for (const list of [scene.if_differ, scene.if_same, scene.if_one_team]) lines(where, list);
      const counts = Object.entries(scene.counts ?? {});
      for (const [name, when] of counts) condition(`${where}.${name}`, when);
      lines(where, scene.count_lines, ["teams", ...counts.map(([name]) => name)]);
    },
  };

  for (const [id, { caption, caption_when = [] }] of Object.entries(pack.shots ?? {})) {
    lines(`shots.${id}`, caption_when);
    if ([caption, ...caption_when.map((line) => line.text)].some((one) => one.includes("{")))
      report(`shots.${id}`, "the captions of a cut have no values");
  }
  asker("pack", pack.asker);
  for (const [id, scene] of Object.entries(pack.scenes)) {
    const where = `scenes.${id}`;
    if (!pack.acts.some((act) => act.id === scene.act)) report(where, `no act "${scene.act}"`);
    const { min, target, max } = scene.time;
    if (min > target || target > max) report(where, "time is min, target, max, in that order");
    effects(where, scene.on_enter);
    lines(where, scene.lines);
    pictures(where, scene.art_when);
    asker(where, scene.asker);
    if (isTraitWord(id)) report(where, `"${id}" is a word of conditions`);
    next(where, scene, scene.next);
    (kinds[scene.kind] as ((where: string, scene: Scene) => void) | undefined)?.(where, scene);
    if (leadsBack(pack, id)) report(where, "leads back to itself");
  }
  if (problems.some((problem) => problem.endsWith("leads back to itself"))) return problems;
  for (const act of pack.acts) {
    const where = `acts.${act.id}`;
    for (const rule of act.first ?? []) condition(where, rule.when);
    for (const id of [...entriesOf(pack, act), ...act.cut]) {
      if (pack.scenes[id]?.act !== act.id) report(where, `"${id}" is not one of its scenes`);
    }
    if (leastOf(pack, act, false) > act.seconds) report(where, "its least times do not fit its seconds");
  }
  for (const { id, when, share } of pack.endings) {
    condition(`endings.${id}`, when);
    text(`endings.${id}`, share);
  }
  for (const [name, list] of Object.entries(pack.phrases ?? {})) {
    if (amounts.has(name)) report("phrases", `"${name}" is also a resource or trait`);
    for (const { when } of list) condition(`phrases.${name}`, when);
    if (list.at(-1)?.when !== null) report(`phrases.${name}`, "the last one must fit always");
  }
  for (const [set, six] of Object.entries(pack.cards))
    for (const card of six) {
      text(`cards.${set}`, card.text);
      lines(`cards.${set}`, card.text_when);
    }
  for (const [set, cards] of Object.entries(pack.rounds?.sets ?? {}))
    for (const { id, who } of cards) asker(`rounds.sets.${set}.${id}`, who);
  if (pack.roles !== undefined && !(pack.roles in pack.cards)) report("roles", `no cards "${pack.roles}"`);
  for (const set of Object.entries(pack.dealt_as ?? {}).flat())
    if (!(set in pack.cards)) report("dealt_as", `no cards "${set}"`);
  for (const [set, groups] of Object.entries(pack.on_shared ?? {})) {
    if (!(set in pack.cards)) report("on_shared", `no cards "${set}"`);
    effects(`on_shared.${set}`, groups);
  }
  if (pack.endings.at(-1)?.when !== null) report("endings", "the last one must fit always");
  effects("on_changed_vote", pack.on_changed_vote);
  for (const id of Object.keys(pack.story_score.per_resource)) resource("story_score", id);
  for (const id of Object.keys(pack.story_score.per_ending ?? {}))
    if (!pack.endings.some((ending) => ending.id === id)) report("story_score", `no ending "${id}"`);
  for (const { when } of pack.story_score.bonuses ?? []) condition("story_score", when);
  const per = pack.story_score.per_need;
  if (per && pack.scenes[per.scene]?.kind !== "allocation")
    report("story_score", `"${per.scene}" is no allocation`);
  return [...problems, ...misplacedCameos(pack), ...checkAwards(pack), ...checkTeammates(pack)];
}

function leadsBack(pack: Pack, from: string): boolean {
  const visited = new Set<string>();
  const walk = (id: string): boolean => {
    const scene = pack.scenes[id];
    if (!scene || visited.has(id)) return false;
    visited.add(id);
    return successors(pack, scene).some((next) => next === from || walk(next));
  };
  return walk(from);
}
