import type { Plugin } from "vite";

/** The fields of an operation that the pages' client reads; the rest is for the server, its API document and types. */
const read = new Set(["method", "path", "access", "takesLong"]);

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Call extends Node {
  callee: { name?: string };
  arguments: (Node & { properties?: (Node & { key?: { name?: string } })[] })[];
}

/** Start, end and replacement text. */
type Edit = [from: number, to: number, text: string];

/**
 * Removes the schemas of operations from the pages' build: a page needs a request's address, but neither the shape of
 * its response nor the validation library. Schemas that nothing else uses are marked as free of side effects, so that
 * they are removed too. A form's schema is an export of its own, in a file of its own.
 */
export function leanOperations(): Plugin {
  return {
    name: "lean-operations",
    apply: "build",
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]http[\\/][\w-]+\.ts$/ },
      handler(code) {
        return [...edits(this.parse(code), code)]
          .sort(([a], [b]) => b - a)
          .reduce((text, [from, to, put]) => text.slice(0, from) + put + text.slice(to), code);
      },
    },
  };
}

function* edits(value: unknown, code: string): Generator<Edit> {
  if (typeof value !== "object" || value === null) return;
  const node = value as Node;
  if (node.type === "CallExpression" && (node as Call).callee.name === "operation") {
    yield* unread(node as Call, code);
    return;
  }
  if (node.type === "VariableDeclarator") yield* unused((value as { init: Node | null }).init);
  for (const inside of Object.values(value)) yield* edits(inside, code);
}

function* unread(call: Call, code: string): Generator<Edit> {
  for (const { type, start, end, key } of call.arguments[0]?.properties ?? []) {
    if (type !== "Property" || read.has(key?.name ?? "")) continue;
    yield [start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), ""];
  }
}

function* unused(init: Node | null): Generator<Edit> {
  if (init?.type !== "CallExpression") return;
  yield [init.start, init.start, "/* @__PURE__ */ (() => "];
  yield [init.end, init.end, ")()"];
}
