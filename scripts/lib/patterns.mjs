import { eachNode, lineOf } from "./syntax.mjs";

/** Stands for a value in a pattern that is put together: such a value is a name, or the source of another pattern. */
const value = "x";

/**
 * @returns {{ source: string, flags: string, line: number }[]} the regular expressions of a source file: literals, and
 * what `new RegExp` makes from a template
 * @throws {Error} when it is made from something else, which nobody could check
 */
export function patternsIn(text, path) {
  const patterns = [];
  eachNode(text, path, (node) => {
    const line = () => lineOf(text, node);
    if (node.type === "Literal" && node.regex)
      patterns.push({ source: node.regex.pattern, flags: node.regex.flags, line: line() });
    if (!/^(?:New|Call)Expression$/.test(node.type) || node.callee.name !== "RegExp") return;
    const [made, flags] = node.arguments;
    if (made?.type !== "TemplateLiteral")
      throw new Error(
        `${path}:${line()} makes a pattern that cannot be checked: write a literal or a template`,
      );
    const source = made.quasis.map((quasi) => quasi.value.cooked).join(value);
    patterns.push({ source, flags: flags?.value ?? "", line: line() });
  });
  return patterns;
}
