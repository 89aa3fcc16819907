/**
 * Effects as authors write them: `trust+2 hush-1 listened`, `!flag`, `memory = 3`, `ona_dim := memory <= 2`. A
 * `[condition]` applies to the effects up to the next condition or the end of the string. The strings of a list are
 * applied one after another, each to the result of the one before.
 */
import * as z from "zod";
import { parseExpression } from "../expression.ts";
import { amountOf, type Condition, type Facts, isMet, parsed } from "./condition.ts";

type Effect =
  | { add: string; by: number }
  | { set: string; to: number }
  | { flag: string; on: boolean }
  /** A derived flag, set or cleared by a condition. */
  | { flag: string; when: Condition };

export interface EffectGroup {
  when: Condition | null;
  effects: Effect[];
}

const GUARD = /^\s*\[([^\]]*)\]/;
/** The forms of one effect. The first form that matches is used. */
const FORMS: [RegExp, (id: string, rest: string) => Effect][] = [
  [/^\s*([a-z][a-z0-9_-]*)\s*:=\s*(\S.*)$/i, (id, rest) => ({ flag: id, when: parseExpression(rest) })],
  [/^\s*([a-z][a-z0-9_]*)\s*=\s*(-?\d+)(?=\s|$|\[)/i, (id, rest) => ({ set: id, to: Number(rest) })],
  [/^\s*([a-z][a-z0-9_]*)([+-]\d+)(?=\s|$|\[)/i, (id, rest) => ({ add: id, by: Number(rest) })],
  [/^\s*!([a-z][a-z0-9_-]*)(?=\s|$|\[)/i, (id) => ({ flag: id, on: false })],
  [/^\s*([a-z][a-z0-9_-]*)(?=\s|$|\[)/i, (id) => ({ flag: id, on: true })],
];

function readOne(text: string): { effect: Effect; length: number } {
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    if (match) return { effect: read(match[1] ?? "", match[2] ?? ""), length: match[0].length };
  }
  throw new SyntaxError(`cannot read the effect "${text.trim()}"`);
}

/** Parses one string of effects. Throws SyntaxError. */
export function parseEffects(text: string): EffectGroup[] {
  const groups: EffectGroup[] = [{ when: null, effects: [] }];
  let rest = text;
  while (rest.trim() !== "") {
    const guard = GUARD.exec(rest);
    if (guard) {
      groups.push({ when: parseExpression(guard[1] ?? ""), effects: [] });
      rest = rest.slice(guard[0].length);
    } else {
      const { effect, length } = readOne(rest);
      groups.at(-1)?.effects.push(effect);
      rest = rest.slice(length);
    }
  }
  return groups.filter((group) => group.effects.length > 0);
}

/** Effects in a pack file: a string or a list of strings there, groups here. */
export const Effects = z
  .union([z.string(), z.array(z.string())])
  .transform((source, ctx) => parsed(ctx, () => [source].flat().flatMap(parseEffects)));

export type Ranges = Readonly<Record<string, { min: number; max: number }>>;

/** Sets a resource within its range, or a trait, which has no range. */
function write(facts: Facts, ranges: Ranges, id: string, value: number): Facts {
  const range = ranges[id];
  if (!range) return { ...facts, traits: { ...facts.traits, [id]: value } };
  const inside = Math.min(range.max, Math.max(range.min, value));
  return { ...facts, resources: { ...facts.resources, [id]: inside } };
}

function raise(facts: Facts, flag: string, on: boolean): Facts {
  if (on) return { ...facts, flags: { ...facts.flags, [flag]: true } };
  const { [flag]: _dropped, ...flags } = facts.flags;
  return { ...facts, flags };
}

/** The facts after these effects. */
export function applyEffects(groups: readonly EffectGroup[], facts: Facts, ranges: Ranges): Facts {
  let now = facts;
  for (const group of groups) {
    if (!isMet(group.when, now)) continue;
    for (const effect of group.effects) {
      if ("add" in effect) now = write(now, ranges, effect.add, amountOf(now, effect.add) + effect.by);
      else if ("set" in effect) now = write(now, ranges, effect.set, effect.to);
      else now = raise(now, effect.flag, "when" in effect ? isMet(effect.when, now) : effect.on);
    }
  }
  return now;
}
