/**
 * The expression language of packs, for conditions of the story and rules of puzzles: `!song`, `trust >= 6, listened`,
 * `moon = 1 or moon = 6`, `0 < hall < tank`, `abs(bed - kitchen) >= 2`, `not door(dock, hall)`.
 *
 * From loosest to tightest: `,` (and), `or`, `and`, `not` or `!`, comparisons (= != < <= > >= ≤ ≥, also chained), + -,
 * * %. Functions: abs, min, max, `count` (how many arguments are true), `pick(n, …)` (the nth of the following
 * arguments, or 0), and functions of the puzzle kind. Truth is 1, falsehood is 0.
 *
 * Parsed expressions are plain JSON, so a stored pack needs no second parsing.
 */
export type Expression =
  | { number: number }
  | { ref: string }
  | { call: string; args: Expression[] }
  | { op: string; args: Expression[] };

const TOKEN = /\s*(?:(\d+)|([a-z][a-z0-9_]*)|(<=|>=|!=|[≤≥=<>+\-*%(),!]))/y;
const COMPARISONS = ["=", "!=", "<", "<=", ">", ">="];

/** Parses an expression. Throws SyntaxError with the position of the error, for the author of the pack. */
export function parseExpression(text: string): Expression {
  const tokens = tokenize(text);
  let at = 0;
  const fail = (): never => {
    throw new SyntaxError(`"${text}": "${tokens[at] ?? "the end"}" does not fit there`);
  };
  const take = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[at] ?? "") ? tokens[at++] : undefined;
  const expect = (token: string) => take(token) ?? fail();

  /** Left-associative operators of one precedence. */
  function infix(operators: string[], next: () => Expression): Expression {
    let left = next();
    for (let op = take(...operators); op; op = take(...operators)) left = { op, args: [left, next()] };
    return left;
  }
  const sequence = (): Expression => {
    const left = disjunction();
    return take(",") ? { op: "and", args: [left, sequence()] } : left;
  };
  const disjunction = () => infix(["or"], () => infix(["and"], negation));
  const negation = (): Expression => (take("not", "!") ? { op: "not", args: [negation()] } : comparison());
  const sum = () => infix(["+", "-"], () => infix(["*", "%"], atom));

  function comparison(): Expression {
    let left = sum();
    const links: Expression[] = [];
    for (let op = take(...COMPARISONS); op; op = take(...COMPARISONS)) {
      const right = sum();
      links.push({ op, args: [left, right] });
      left = right;
    }
    return links.length === 0 ? left : links.reduce((a, b) => ({ op: "and", args: [a, b] }));
  }

  function atom(): Expression {
    if (take("(")) {
      const inner = sequence();
      expect(")");
      return inner;
    }
    if (take("-")) return { op: "-", args: [{ number: 0 }, atom()] };
    const token = tokens[at] ?? fail();
    if (/^\d/.test(token)) return { number: Number(tokens[at++]) };
    if (!/^[a-z]/.test(token)) return fail();
    at++;
    if (!take("(")) return { ref: token };
    const args = [disjunction()];
    while (take(",")) args.push(disjunction());
    expect(")");
    return { call: token, args };
  }

  const result = sequence();
  return at === tokens.length ? result : fail();
}

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`"${text}": cannot read "${text.slice(start)}"`);
    tokens.push(match[0].trim().replace("≤", "<=").replace("≥", ">="));
  }
  return tokens;
}

/** The values of names and of the puzzle kind's own functions. */
export interface Scope {
  value(name: string): number;
  /** A function whose arguments are names, such as `door(dock, hall)`. */
  call?(name: string, names: string[]): number;
  /** Compares two names with `=`, where names stand for something other than numbers. */
  equal?(left: string, right: string): boolean;
}

const COMPUTE: Record<string, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "%": (a, b) => a % b,
  "=": (a, b) => Number(a === b),
  "!=": (a, b) => Number(a !== b),
  "<": (a, b) => Number(a < b),
  "<=": (a, b) => Number(a <= b),
  ">": (a, b) => Number(a > b),
  ">=": (a, b) => Number(a >= b),
};

const FUNCTIONS: Record<string, (values: number[]) => number> = {
  abs: ([value]) => Math.abs(value ?? 0),
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  count: (values) => values.filter((value) => value !== 0).length,
  pick: ([at = 0, ...values]) => values[at - 1] ?? 0,
};

export function evaluate(expression: Expression, scope: Scope): number {
  if ("number" in expression) return expression.number;
  if ("ref" in expression) return scope.value(expression.ref);
  if ("call" in expression) {
    const builtIn = FUNCTIONS[expression.call];
    if (builtIn) return builtIn(expression.args.map((arg) => evaluate(arg, scope)));
    return scope.call?.(expression.call, expression.args.flatMap(namesOf)) ?? 0;
  }
  const { op, args } = expression;
  const names = comparedNames(expression);
  if (names && scope.equal) return Number(scope.equal(...names) === (op === "="));
  const [left, right] = args;
  if (!left) return 0;
  const a = evaluate(left, scope);
  if (op === "not" || !right) return Number(a === 0);
  if (op === "and") return a === 0 ? 0 : Number(evaluate(right, scope) !== 0);
  if (op === "or") return a !== 0 ? 1 : Number(evaluate(right, scope) !== 0);
  return COMPUTE[op]?.(a, evaluate(right, scope)) ?? 0;
}

/** The two names of `name = name` or `name != name`, or null for any other expression. */
function comparedNames(expression: Expression): [string, string] | null {
  if (!("op" in expression) || (expression.op !== "=" && expression.op !== "!=")) return null;
  const [left, right] = expression.args;
  return left && right && "ref" in left && "ref" in right ? [left.ref, right.ref] : null;
}

function namesOf(expression: Expression): string[] {
  return "ref" in expression ? [expression.ref] : [];
}

/** The names in an expression by their role, for the checks of packs. */
interface References {
  /** Names whose truth is tested: `listened`, `!song`. */
  truths: Set<string>;
  /** Names used as numbers: `trust >= 6`. */
  numbers: Set<string>;
  /** Pairs of names compared with = or !=: `c5 = go`. */
  pairs: [string, string][];
  /** Functions that are not built in. */
  functions: Set<string>;
}

export function referencesOf(expression: Expression): References {
  const references: References = { truths: new Set(), numbers: new Set(), pairs: [], functions: new Set() };
  const visit = (at: Expression, role: "truths" | "numbers"): void => {
    if ("number" in at) return;
    if ("ref" in at) references[role].add(at.ref);
    else if ("call" in at) {
      if (!FUNCTIONS[at.call]) references.functions.add(at.call);
      for (const arg of at.args) visit(arg, at.call === "count" ? "truths" : "numbers");
    } else {
      const pair = comparedNames(at);
      const logical = at.op === "and" || at.op === "or" || at.op === "not";
      if (pair) references.pairs.push(pair);
      else for (const arg of at.args) visit(arg, logical ? "truths" : "numbers");
    }
  };
  visit(expression, "truths");
  return references;
}
