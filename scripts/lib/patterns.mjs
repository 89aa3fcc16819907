/** The regular expressions of a source file. */
import { parseAst } from "vitest/node";

/** Stands for a value in a pattern that is put together: such a value is a name, or the source of another pattern. */
const value = "x";

/**
 * @returns {{ source: string, flags: string, line: number }[]} literals, and what `new RegExp` makes from a template
 * @throws {Error} when it is made from something else, which nobody could check
 */
export function patternsIn(text, path) {
  const patterns = [];
  const visit = (node) => {
    if (typeof node !== "object" || node === null) return;
    const line = () => text.slice(0, node.start).split("\n").length;
    if (node.type === "Literal" && node.regex)
      patterns.push({ source: node.regex.pattern, flags: node.regex.flags, line: line() });
    else if (/^(?:New|Call)Expression$/.test(node.type) && node.callee.name === "RegExp") {
      const [made, flags] = node.arguments;
      if (made?.type !== "TemplateLiteral")
        throw new Error(
          `${path}:${line()} makes a pattern that cannot be checked: write a literal or a template`,
        );
      const source = made.quasis.map((quasi) => quasi.value.cooked).join(value);
      patterns.push({ source, flags: flags?.value ?? "", line: line() });
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }, path));
  return patterns;
}
