/** Rules of puzzles: what packets say, and the search for all solutions that rules allow. */
import * as z from "zod";
import { type Expression, evaluate, parseExpression, referencesOf, type Scope } from "../expression.ts";
import { packetBase } from "./kind.ts";

/** A rule in a pack file. It stays text, since only checks of the pack evaluate it. */
export const Rule = z.string().superRefine((text, context) => {
  try {
    parseExpression(text);
  } catch (error) {
    context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
  }
});

/** Six packets, each with a text for its holder and the same statement as a rule. */
export const RulePackets = z.array(z.object({ ...packetBase, rule: Rule })).length(6);

/** The rules of some packets. */
export function rulesOf(packets: z.output<typeof RulePackets>, numbers: readonly number[]): string[] {
  return numbers.flatMap((number) => packets[number - 1]?.rule ?? []);
}

/** Reports names and functions in rules that the board does not have. */
export function checkNames(
  rules: readonly string[],
  board: { names: Iterable<string>; functions?: Iterable<string> },
  report: (message: string) => void,
): void {
  const names = new Set(board.names);
  const functions = new Set(board.functions ?? []);
  for (const rule of rules) {
    const used = namesIn(parseExpression(rule));
    for (const name of used.names) if (!names.has(name)) report(`"${name}" is not on the board: ${rule}`);
    for (const call of used.functions)
      if (!functions.has(call)) report(`"${call}()" is no function here: ${rule}`);
  }
}

function namesIn(rule: Expression): { names: Set<string>; functions: Set<string> } {
  const { truths, numbers, pairs, functions } = referencesOf(rule);
  return { names: new Set([...truths, ...numbers, ...pairs.flat()]), functions };
}

export interface Unknown {
  name: string;
  /** The numbers that this name may stand for. */
  domain: readonly number[];
}

export interface Search {
  unknowns: readonly Unknown[];
  rules: readonly string[];
  /** No two unknowns have the same number. */
  allDifferent?: boolean;
  /** Names with a fixed number. */
  constants?: Readonly<Record<string, number>>;
  /** The value of a name in rules, if it is not its number. */
  valueFor?(name: string, number: number): number;
  call?(name: string, names: string[], numbers: ReadonlyMap<string, number>): number;
}

/**
 * Calls `onSolution` for every assignment of numbers that fits all rules. A rule is tested as soon as its last name
 * has a number, so a few thousand combinations are cheap. Functions of a kind may read any name, so their rules are
 * tested last. A rule that says what a name is worth leaves one number to try. The search stops when `onSolution` returns false.
 */
function search(task: Search, onSolution: (numbers: ReadonlyMap<string, number>) => boolean): void {
  const { unknowns, constants = {} } = task;
  const numbers = new Map<string, number>();
  const scope: Scope = {
    value(name) {
      const number = numbers.get(name);
      if (number === undefined) return constants[name] ?? 0;
      return task.valueFor?.(name, number) ?? number;
    },
    call: (name, names) => task.call?.(name, names, numbers) ?? 0,
  };
  const testsAt = unknowns.map(() => [] as (() => boolean)[]);
  const definitions = new Map<number, Expression>();
  const testsBefore: (() => boolean)[] = [];
  for (const rule of task.rules.flatMap((text) => conjuncts(parseExpression(text)))) {
    const { names, functions } = namesIn(rule);
    const last =
      functions.size > 0 ? unknowns.length - 1 : unknowns.findLastIndex(({ name }) => names.has(name));
    const definition = task.valueFor || functions.size > 0 ? null : definitionOf(rule, unknowns[last]?.name);
    if (definition && !definitions.has(last)) definitions.set(last, definition);
    else (testsAt[last] ?? testsBefore).push(() => evaluate(rule, scope) !== 0);
  }
  const used = new Set<number>();
  const visit = (at: number): boolean => {
    const unknown = unknowns[at];
    if (!unknown) return onSolution(numbers);
    const definition = definitions.get(at);
    const only = definition && evaluate(definition, scope);
    for (const number of unknown.domain) {
      if (only !== undefined && number !== only) continue;
      if (task.allDifferent && used.has(number)) continue;
      numbers.set(unknown.name, number);
      used.add(number);
      const continues = testsAt[at]?.every((test) => test()) ? visit(at + 1) : true;
      used.delete(number);
      if (!continues) return false;
    }
    numbers.delete(unknown.name);
    return true;
  };
  if (testsBefore.every((test) => test())) visit(0);
}

/** The parts of `a and b and c`, each of which can be tested as soon as its own last name has a number. */
function conjuncts(rule: Expression): Expression[] {
  return "op" in rule && rule.op === "and" ? rule.args.flatMap(conjuncts) : [rule];
}

/** The value that a rule `name = value` gives to this name, so that no other number needs a try. */
function definitionOf(rule: Expression, name: string | undefined): Expression | null {
  if (name === undefined || !("op" in rule) || rule.op !== "=") return null;
  const [left, right] = rule.args;
  const sides: [Expression | undefined, Expression | undefined][] = [
    [left, right],
    [right, left],
  ];
  for (const [one, other] of sides)
    if (one && other && "ref" in one && one.ref === name && !namesIn(other).names.has(name)) return other;
  return null;
}

/** Hands that know little fit millions of combinations. The first ones prove already that more than one solution fits. */
const ENOUGH = 5000;

/**
 * Number of different solutions, comparing only the names in `visible`. A lower limit when more than `ENOUGH`
 * combinations fit.
 */
export function countSolutions(task: Search, visible: readonly string[]): number {
  const solutions = new Set<string>();
  let combinations = 0;
  search(task, (numbers) => {
    solutions.add(visible.map((name) => numbers.get(name)).join());
    combinations += 1;
    return combinations < ENOUGH || solutions.size < 2;
  });
  return solutions.size;
}

/** The whole numbers from `from` to `to`. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
