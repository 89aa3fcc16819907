/**
 * Conditions as authors write them: `listened`, `!song`, `trust >= 6`, `c5 = go`, `a, b` (and), `and`, `or`,
 * parentheses. `not` binds tightest, then `and`, then `or`; a comma parts whole conditions that must all hold.
 * The parsed form is plain JSON, so that a stored pack is read back without parsing again.
 */
import * as z from "zod";

export type Comparison = ">=" | "<=" | ">" | "<" | "=" | "!=";
export type Condition =
  | { flag: string }
  /** A resource or a trait against a number. */
  | { amount: string; is: Comparison; value: number }
  /** The option that was taken in a decision scene. */
  | { choice: string; option: string; not: boolean }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] };

/** What conditions are asked of. Flags that are not set are absent. */
export interface Facts {
  flags: Readonly<Record<string, true>>;
  resources: Readonly<Record<string, number>>;
  traits: Readonly<Record<string, number>>;
  choices: Readonly<Record<string, string>>;
}

const TOKEN = /\s*(>=|<=|!=|≥|≤|[><=!(),]|-?\d+|[a-z][a-z0-9_-]*)/iy;
const SIGNS: Record<string, Comparison> = {
  "≥": ">=",
  "≤": "<=",
  ">=": ">=",
  "<=": "<=",
  ">": ">",
  "<": "<",
  "=": "=",
  "!=": "!=",
};

function tokens(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match?.[1]) throw new SyntaxError(`"${text}": cannot read "${text.slice(from)}"`);
    found.push(match[1]);
  }
  return found;
}

/** Reads a condition. Throws SyntaxError with the place when it cannot. */
export function parseCondition(text: string): Condition {
  const list = tokens(text);
  let at = 0;
  const fail = (): never => {
    throw new SyntaxError(`"${text}": "${list[at] ?? "the end"}" does not fit there`);
  };
  const take = (word: string): boolean => {
    if (list[at] !== word) return false;
    at++;
    return true;
  };
  const name = (): string => (/^[a-z]/i.test(list[at] ?? "") ? (list[at++] as string) : fail());

  function single(): Condition {
    if (take("!") || take("not")) return { not: single() };
    if (take("(")) {
      const inner = sequence();
      return take(")") ? inner : fail();
    }
    const id = name();
    const sign = SIGNS[list[at] ?? ""];
    if (!sign) return { flag: id };
    at++;
    if (/^-?\d+$/.test(list[at] ?? "")) return { amount: id, is: sign, value: Number(list[at++]) };
    if (sign !== "=" && sign !== "!=") return fail();
    return { choice: id, option: name(), not: sign === "!=" };
  }
  function joined(word: string, key: "all" | "any", part: () => Condition): Condition {
    const parts = [part()];
    while (take(word)) parts.push(part());
    return parts.length === 1 ? (parts[0] as Condition) : key === "all" ? { all: parts } : { any: parts };
  }
  const conjunction = () => joined("and", "all", single);
  const disjunction = () => joined("or", "any", conjunction);
  function sequence(): Condition {
    return joined(",", "all", disjunction);
  }

  const read = sequence();
  return at === list.length ? read : fail();
}

/** A condition of a pack file: a string there, its parsed form here. */
export const Condition = z.string().transform((text, ctx): Condition => {
  try {
    return parseCondition(text);
  } catch (error) {
    ctx.addIssue({ code: "custom", message: (error as Error).message });
    return z.NEVER;
  }
});

/** A resource or a trait, 0 when it has no value yet. */
export function amountOf(facts: Facts, id: string): number {
  return facts.resources[id] ?? facts.traits[id] ?? 0;
}

const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  ">=": (a, b) => a >= b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  "<": (a, b) => a < b,
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};

/** Whether it holds; `null` always does. */
export function holds(condition: Condition | null, facts: Facts): boolean {
  if (condition === null) return true;
  if ("flag" in condition) return facts.flags[condition.flag] === true;
  if ("amount" in condition) return COMPARE[condition.is](amountOf(facts, condition.amount), condition.value);
  if ("choice" in condition) return (facts.choices[condition.choice] === condition.option) !== condition.not;
  if ("all" in condition) return condition.all.every((part) => holds(part, facts));
  if ("any" in condition) return condition.any.some((part) => holds(part, facts));
  return !holds(condition.not, facts);
}

/** Names that a condition reads, for the validation of packs. */
export function readsOf(condition: Condition | null): {
  flags: string[];
  amounts: string[];
  choices: [string, string][];
} {
  const read = { flags: [] as string[], amounts: [] as string[], choices: [] as [string, string][] };
  const walk = (part: Condition): void => {
    if ("flag" in part) read.flags.push(part.flag);
    else if ("amount" in part) read.amounts.push(part.amount);
    else if ("choice" in part) read.choices.push([part.choice, part.option]);
    else if ("all" in part) part.all.forEach(walk);
    else if ("any" in part) part.any.forEach(walk);
    else walk(part.not);
  };
  if (condition) walk(condition);
  return read;
}
