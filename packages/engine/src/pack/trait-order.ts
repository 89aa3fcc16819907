/**
 * [L1] `top = trust` is true while trust is the team's highest trait, `low = trust` while it is the lowest; among equal
 * ones the first in the pack counts. Compiling writes both as comparisons, so the engine knows no such words.
 */
import type { Expression } from "../expression.ts";

/** Whether a scene of this name would be mistaken for one of the two words. */
export function isTraitWord(name: string): name is "top" | "low" {
  return name === "top" || name === "low";
}

/** A value of a pack with every comparison of `top` and `low` written out. @param traits ids in the order of the pack */
export function withTraitOrder<T>(value: T, traits: readonly string[]): T {
  if (Array.isArray(value)) return value.map((item) => withTraitOrder(item, traits)) as T;
  if (typeof value !== "object" || value === null) return value;
  return (expanded(value, traits) ??
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withTraitOrder(inner, traits)]),
    )) as T;
}

function expanded(value: object, traits: readonly string[]): Expression | null {
  if (!("op" in value && "args" in value) || !Array.isArray(value.args)) return null;
  const [word, trait] = (value.args as Expression[]).map((arg) => ("ref" in arg ? arg.ref : ""));
  if (value.op !== "=" && value.op !== "!=") return null;
  if (!word || !trait || !isTraitWord(word) || !traits.includes(trait)) return null;
  const is = comparisons(word, trait, traits).reduce((left, right) => ({ op: "and", args: [left, right] }));
  return value.op === "=" ? is : { op: "not", args: [is] };
}

/** The trait compared with every other one: strictly with those before it in the pack. */
function comparisons(word: "top" | "low", trait: string, traits: readonly string[]): Expression[] {
  const sign = word === "top" ? ">" : "<";
  const at = traits.indexOf(trait);
  return traits
    .filter((other) => other !== trait)
    .map((other) => ({
      op: traits.indexOf(other) < at ? sign : `${sign}=`,
      args: [{ ref: trait }, { ref: other }],
    }));
}
