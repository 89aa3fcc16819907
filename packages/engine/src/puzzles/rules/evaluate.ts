import type { Expr } from "./grammar.ts";

/** What names and the kind's own functions stand for. Truth is 1, falsehood 0. */
export interface Scope {
  value(name: string): number;
  /** A function of the kind, over names (`door(dock, hall)`). */
  call?(name: string, names: string[]): number;
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
  /** `pick(n, a, b, c)`: the nth of those after it, 0 when there is none. */
  pick: ([at = 0, ...values]) => values[at - 1] ?? 0,
};

/** The value of a rule in a scope. */
export function evaluate(expr: Expr, scope: Scope): number {
  switch (expr.is) {
    case "number":
      return expr.value;
    case "name":
      return scope.value(expr.name);
    case "call": {
      const builtIn = FUNCTIONS[expr.name];
      if (builtIn) return builtIn(expr.args.map((arg) => evaluate(arg, scope)));
      return scope.call?.(expr.name, expr.args.map(nameOf)) ?? 0;
    }
    case "op": {
      const [left, right] = expr.args;
      if (left === undefined) return 0;
      const a = evaluate(left, scope);
      if (expr.op === "not" || right === undefined) return Number(a === 0);
      if (expr.op === "and") return a === 0 ? 0 : Number(evaluate(right, scope) !== 0);
      if (expr.op === "or") return a !== 0 ? 1 : Number(evaluate(right, scope) !== 0);
      return COMPUTE[expr.op]?.(a, evaluate(right, scope)) ?? 0;
    }
  }
}

/** Names that a rule speaks of, and the kind's own functions that it calls. */
export function mentions(expr: Expr): { names: Set<string>; calls: Set<string> } {
  const found = { names: new Set<string>(), calls: new Set<string>() };
  const visit = (at: Expr) => {
    if (at.is === "name") found.names.add(at.name);
    if (at.is === "call" && !FUNCTIONS[at.name]) found.calls.add(at.name);
    if (at.is === "call" || at.is === "op") at.args.forEach(visit);
  };
  visit(expr);
  return found;
}

function nameOf(expr: Expr): string {
  return expr.is === "name" ? expr.name : "";
}
