/** Finds every answer that a set of rules leaves open, by trying them all. */
import { evaluate, mentions, type Scope } from "./evaluate.ts";
import { parseRule } from "./grammar.ts";

export interface Unknown {
  name: string;
  /** The numbers that this name may stand for. */
  domain: readonly number[];
}

export interface Question {
  unknowns: readonly Unknown[];
  rules: readonly string[];
  /** No two unknowns share a number. */
  allDifferent?: boolean;
  /** Names that are always the same number. */
  constants?: Readonly<Record<string, number>>;
  /** What a name's number counts as in rules, when that is not the number itself. */
  countsAs?(name: string, number: number): number;
  call?(name: string, names: string[], values: ReadonlyMap<string, number>): number;
}

/**
 * Calls `found` for each assignment that fits. A rule is tested as soon as its last name has a number, so
 * a few thousand combinations stay cheap; functions of a kind may read any name, so their rules wait for the end.
 */
export function solve(question: Question, found: (values: ReadonlyMap<string, number>) => void): void {
  const { unknowns, constants = {} } = question;
  const values = new Map<string, number>();
  const scope: Scope = {
    value(name) {
      const number = values.get(name);
      if (number === undefined) return constants[name] ?? 0;
      return question.countsAs?.(name, number) ?? number;
    },
    call: (name, names) => question.call?.(name, names, values) ?? 0,
  };
  const due = unknowns.map(() => [] as (() => boolean)[]);
  const atOnce: (() => boolean)[] = [];
  for (const text of question.rules) {
    const rule = parseRule(text);
    const { names, calls } = mentions(rule);
    const last = calls.size > 0 ? unknowns.length - 1 : unknowns.findLastIndex(({ name }) => names.has(name));
    (due[last] ?? atOnce).push(() => evaluate(rule, scope) !== 0);
  }
  const taken = new Set<number>();

  const visit = (at: number): void => {
    const unknown = unknowns[at];
    if (!unknown) {
      found(values);
      return;
    }
    for (const value of unknown.domain) {
      if (question.allDifferent && taken.has(value)) continue;
      values.set(unknown.name, value);
      taken.add(value);
      if (due[at]?.every((holds) => holds())) visit(at + 1);
      taken.delete(value);
    }
    values.delete(unknown.name);
  };
  if (atOnce.every((holds) => holds())) visit(0);
}

/** How many different answers fit, when only `shown` of the names count as the answer. */
export function countAnswers(question: Question, shown: readonly string[]): number {
  const answers = new Set<string>();
  solve(question, (values) => answers.add(shown.map((name) => values.get(name)).join()));
  return answers.size;
}

/** The whole numbers from `from` to `to`. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
