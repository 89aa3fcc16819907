import { parseAst } from "vitest/node";

/**
 * Calls `visit` for all nodes of a source file, outer ones first, with the nodes around each.
 *
 * @param {(node: any, around: any[]) => void} visit
 */
export function eachNode(text, path, visit) {
  const around = [];
  const enter = (node) => {
    if (typeof node !== "object" || node === null) return;
    const isNode = typeof node.type === "string";
    if (isNode) {
      visit(node, around);
      around.push(node);
    }
    for (const inner of Object.values(node)) enter(inner);
    if (isNode) around.pop();
  };
  enter(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }, path));
}

export const lineOf = (text, { start }) => text.slice(0, start).split("\n").length;
