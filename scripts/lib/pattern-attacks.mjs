/** Texts that take a backtracking pattern long, made from the pattern itself. */
import { parsePattern, stepCounter } from "./pattern-steps.mjs";

/** Of the characters that a pattern treats alike, the first stands for all. */
const characters = [
  ..."aA0x1b-._ \n\r\t/@%+:;,=&?#\"'<>()[]{}|\\!*$^~`",
  ..."bcdefghijklmnopqrstuvwyzBCDEFGHIJKLMNOPQRSTUVWXYZ23456789",
  ..."é中\u0301\u2028\u00a0\u0001",
];
/** Steps of a linear pattern double with the input; those of a quadratic one are four times as many. */
const linear = 2.7;

/** All nodes of a pattern, each with the shortest text that leads to it. */
function* nodesOf(node, before = "") {
  yield { node, before };
  let lead = before;
  for (const item of node.items ?? (node.body ? [node.body] : [])) {
    yield* nodesOf(item, lead);
    if (node.kind === "sequence") lead += shortest(item);
  }
}

/** The shortest text that a node matches, with this many rounds of each loop at least. */
function shortest(node, rounds = 0) {
  const { kind, items, body, min, has } = node;
  if (kind === "char") return characters.find(has) ?? "";
  if (kind === "sequence") return items.map((item) => shortest(item, rounds)).join("");
  if (kind === "either") return shortest(items[0], rounds);
  if (kind === "group") return shortest(body, rounds);
  if (kind === "loop") return shortest(body, rounds).repeat(Math.max(min, rounds));
  return "";
}

/** One character for each set of characters that the pattern treats alike. */
function alphabetOf(nodes) {
  const tests = nodes.flatMap(({ node }) => node.has ?? []);
  const alike = Map.groupBy(characters, (char) => tests.map((has) => Number(has(char))).join(""));
  return [...alike.values()].map(([char]) => char);
}

/**
 * Texts of three sections. The middle one is to be repeated: each character and each text that a node of the pattern
 * matches, where the text begins; and each character that a loop takes, after what leads to that loop.
 *
 * @returns {[string, string, string][]}
 */
export function attacksOf(source, flags) {
  const nodes = [...nodesOf(parsePattern(source, flags).node)];
  const alphabet = alphabetOf(nodes);
  const texts = nodes.flatMap(({ node, before }) => {
    const text = shortest(node, 1);
    return [before, shortest(node), text, before + text];
  });
  const loops = nodes.filter(({ node }) => node.kind === "loop" && node.max > 10);
  const beginnings = [
    ...[...new Set([...alphabet, ...texts])].filter(Boolean).map((text) => ["", text]),
    ...loops.flatMap(({ node, before }) =>
      alphabet.filter((char) => before && node.body.has?.(char) !== false).map((char) => [before, char]),
    ),
  ];
  return beginnings.flatMap(([before, repeated]) =>
    ["", ...alphabet].map((after) => [before, repeated, after]),
  );
}

export const attackText = ([before, repeated, after], times) => before + repeated.repeat(times) + after;

/** @returns {string | null} an attack under which the steps grow faster than the text, or nothing if there is none */
export function slowAttack(source, flags) {
  const count = stepCounter(source, flags);
  const isSlow = (attack) => {
    let times = Math.max(8, Math.ceil(48 / attack[1].length));
    let { steps } = count(attackText(attack, times));
    for (let doubled = 0; doubled < 3; doubled++) {
      times *= 2;
      const before = steps;
      steps = count(attackText(attack, times)).steps;
      if (steps < Number.POSITIVE_INFINITY && steps <= linear * before) return false;
    }
    return true;
  };
  const attack = attacksOf(source, flags).find(isSlow);
  return attack ? JSON.stringify(attack) : null;
}
