import { type Expression, referencesOf } from "../expression.ts";

export interface Names {
  /** Flags, resources, traits, and decision scenes whose choice is read. */
  reads: Set<string>;
  writes: Set<string>;
}

/**
 * Names that a value of a compiled pack reads and writes, at any depth. Compiled packs are JSON, so expressions and
 * effects are recognized by their fields. Fields in `except` are left out.
 */
export function namesIn(value: unknown, except: ReadonlySet<string> = new Set()): Names {
  const names: Names = { reads: new Set(), writes: new Set() };
  const visit = (at: unknown): void => {
    if (Array.isArray(at)) at.forEach(visit);
    else if (typeof at === "object" && at !== null) {
      if (isExpression(at)) addReads(names, at);
      else {
        addWrites(names, at);
        for (const [key, inner] of Object.entries(at)) if (!except.has(key)) visit(inner);
      }
    }
  };
  visit(value);
  return names;
}

function isExpression(at: object): at is Expression {
  return "ref" in at || "op" in at || "call" in at;
}

function addReads({ reads }: Names, expression: Expression): void {
  const { truths, numbers, pairs } = referencesOf(expression);
  for (const name of [...truths, ...numbers, ...pairs.map(([decision]) => decision)]) reads.add(name);
}

function addWrites({ writes }: Names, at: object): void {
  for (const field of ["flag", "add", "set", "keep_as"]) {
    const name = field in at && at[field as keyof typeof at];
    if (typeof name === "string") writes.add(name);
  }
}
