/** Conditions of the story: expressions over flags, resources, traits and the options taken in decisions. */
import * as z from "zod";
import { type Expression, evaluate, parseExpression, referencesOf } from "../expression.ts";

export type Condition = Expression;

/** The state that conditions read. Flags that are not set are absent. */
export interface Facts {
  flags: Readonly<Record<string, true>>;
  resources: Readonly<Record<string, number>>;
  traits: Readonly<Record<string, number>>;
  /** By decision scene: the option that was taken. */
  choices: Readonly<Record<string, string>>;
}

/** Runs a parser inside a zod transform and reports its error as a problem of the field. */
export function parsed<T>(ctx: z.core.$RefinementCtx, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    ctx.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
}

/** A condition in a pack file: a string there, its parsed form here. */
export const Condition = z.string().transform((text, ctx) => parsed(ctx, () => parseExpression(text)));

/** The value of a resource or trait, 0 if it has none. */
export function amountOf(facts: Facts, id: string): number {
  return facts.resources[id] ?? facts.traits[id] ?? 0;
}

/** Whether the condition is true; `null` always is. In `name = name` a decision is compared with an option. */
export function isMet(condition: Condition | null, facts: Facts): boolean {
  if (condition === null) return true;
  const value = evaluate(condition, {
    value: (name) => (facts.flags[name] ? 1 : amountOf(facts, name)),
    equal: (decision, option) => facts.choices[decision] === option,
  });
  return value !== 0;
}

/** Names that a condition reads, for the checks of packs. */
export function namesReadBy(condition: Condition | null) {
  const { truths, numbers, pairs } = referencesOf(condition ?? { number: 1 });
  return { flags: [...truths], amounts: [...numbers], choices: pairs };
}
