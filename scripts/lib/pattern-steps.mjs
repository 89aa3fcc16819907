/**
 * A backtracking matcher that counts its steps. It tries what the language's own engine tries, in the same order: its
 * count grows with the input as the engine's time does, but it is the same on every machine.
 *
 * @typedef {{ kind: string } & Record<string, any>} PatternNode `kind` says which other fields it has: `has` of a
 *   character, `items`, `body`, `min`, `max` and `lazy` of a loop, `ahead` and `negative` of a lookaround, `group`, `to`
 */

/** A pattern that takes more steps than this grows exponentially: no linear one comes near. */
const mostSteps = 1_000_000;

/** @returns {{ node: PatternNode, groups: Record<string, number> }} a pattern as a tree; `groups` has the named ones */
export function parsePattern(source, flags) {
  let at = 0;
  let count = 0;
  const groups = {};
  const take = (sticky) => {
    sticky.lastIndex = at;
    const result = sticky.exec(source);
    if (result) at += result[0].length;
    return result;
  };
  const either = () => {
    const items = [sequence()];
    while (take(/\|/y)) items.push(sequence());
    return items.length === 1 ? items[0] : { kind: "either", items };
  };
  const sequence = () => {
    const items = [];
    while (at < source.length && !/[|)]/.test(source[at])) items.push(repeated(single()));
    return { kind: "sequence", items };
  };
  const closed = (node) => {
    node.body = either();
    at++;
    return node;
  };
  const single = () => {
    if (take(/\(\?:/y)) return closed({ kind: "group" });
    const around = take(/\(\?(<?)([=!])/y);
    if (around) return closed({ kind: "around", ahead: around[1] === "", negative: around[2] === "!" });
    const opened = take(/\((?:\?<(\w+)>)?/y);
    if (opened) {
      count++;
      if (opened[1]) groups[opened[1]] = count;
      return closed({ kind: "group", group: count });
    }
    const edge = take(/[$^]|\\[bB]/y);
    if (edge) return { kind: "edge", text: edge[0] };
    const back = take(/\\(?:([1-9])|k<(\w+)>)/y);
    if (back) return { kind: "back", to: back[1] ?? back[2] };
    const [text] = take(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u....|\\x..|\\c.|\\.|\[(?:\\.|[^\]\\])*\]|[\s\S]/uy);
    return { kind: "char", text, has: charTest(text, flags) };
  };
  const repeated = (body) => {
    const result = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/y);
    if (!result) return body;
    const [, sign, from, comma, to, lazy] = result;
    const min = sign ? Number(sign === "+") : Number(from);
    const max = sign
      ? sign === "?"
        ? 1
        : Number.POSITIVE_INFINITY
      : comma
        ? Number(to || Number.POSITIVE_INFINITY)
        : min;
    return { kind: "loop", body, min, max, lazy: lazy === "?" };
  };
  const node = either();
  if (at < source.length) throw new Error(`/${source}/ cannot be read from ${at}`);
  return { node, groups };
}

/** Whether a character is of a class, an escape or a literal: the language itself decides. */
function charTest(text, flags) {
  const pattern = new RegExp(`^(?:${text})$`, flags.replace(/[gymd]/g, ""));
  const results = new Map();
  return (char) => {
    if (!results.has(char)) results.set(char, pattern.test(char));
    return results.get(char);
  };
}

/**
 * @returns {(text: string) => { steps: number, first: string | null }} searches a whole text, match after match, as
 * `replaceAll` does; the steps are infinite where they cannot be counted
 */
export function stepCounter(source, flags) {
  const { node, groups } = parsePattern(source, flags);
  /** @type {string[]} */
  let chars = [];
  let steps = 0;
  let captures = [];
  const isWord = (char) => char !== undefined && /\w/.test(char);
  const isEnd = (char) => char === undefined || (flags.includes("m") && /[\n\r\u2028\u2029]/.test(char));
  const edges = {
    "^": (at) => isEnd(chars[at - 1]),
    $: (at) => isEnd(chars[at]),
    "\\b": (at) => isWord(chars[at - 1]) !== isWord(chars[at]),
    "\\B": (at) => isWord(chars[at - 1]) === isWord(chars[at]),
  };
  const step = () => {
    if (++steps > mostSteps) throw new RangeError("too many steps");
  };

  /**
   * A function that matches from a position and calls `then` with where it ends.
   *
   * @param {PatternNode} node
   * @param {1 | -1} direction -1 inside a lookbehind, which reads backward
   */
  const build = (node, direction) => {
    const { kind, body, items, min, max, lazy, has } = node;
    const hasNext = (at) => {
      step();
      const char = chars[direction > 0 ? at : at - 1];
      return char !== undefined && has(char);
    };
    if (kind === "char") return (at, then) => hasNext(at) && then(at + direction);
    if (kind === "edge")
      return (at, then) => {
        step();
        return edges[node.text](at) && then(at);
      };
    if (kind === "either") {
      const built = items.map((item) => build(item, direction));
      return (at, then) => built.some((item) => item(at, then));
    }
    if (kind === "sequence")
      return (direction > 0 ? items : [...items].reverse())
        .map((item) => build(item, direction))
        .reduceRight(
          (after, item) => (at, then) => item(at, (next) => after(next, then)),
          (at, then) => then(at),
        );
    if (kind === "back")
      return (at, then) => {
        const text = captures[groups[node.to] ?? Number(node.to)] ?? [];
        steps += text.length;
        const from = direction > 0 ? at : at - text.length;
        return (
          text.every((char, index) => chars[from + index] === char) && then(at + direction * text.length)
        );
      };
    if (kind === "around") {
      const inner = build(body, node.ahead ? 1 : -1);
      return (at, then) => inner(at, () => true) !== node.negative && then(at);
    }
    if (kind === "group") {
      const inner = build(body, direction);
      return (at, then) =>
        inner(at, (end) => {
          if (node.group) captures[node.group] = chars.slice(Math.min(at, end), Math.max(at, end));
          return then(end);
        });
    }
    return body.kind === "char"
      ? charLoop(build(body, direction), direction, node)
      : loop(build(body, direction), min, max, lazy);
  };

  const loop = (inner, min, max, lazy) => {
    const more = (at, count, then) =>
      count < max && inner(at, (next) => (next !== at || count < min) && round(next, count + 1, then));
    const round = (at, count, then) => {
      step();
      if (count < min) return more(at, count, then);
      return lazy ? then(at) || more(at, count, then) : more(at, count, then) || then(at);
    };
    return (at, then) => round(at, 0, then);
  };

  /** A loop over single characters, without a call inside a call for each. */
  const charLoop = (inner, direction, /** @type {PatternNode} */ { min, max, lazy }) => {
    const oneMore = (at) => inner(at, () => true);
    return (at, then) => {
      let count = 0;
      const position = () => at + count * direction;
      while (count < (lazy ? min : max) && oneMore(position())) count++;
      if (!lazy) {
        for (; count >= min; count--) {
          step();
          if (then(position())) return true;
        }
        return false;
      }
      if (count < min) return false;
      while (!then(position())) {
        if (count === max || !oneMore(position())) return false;
        count++;
      }
      return true;
    };
  };

  const search = build(node, 1);
  const matchAll = () => {
    /** @type {string | null} */
    let first = null;
    for (let at = 0; at <= chars.length; ) {
      captures = [];
      let end = -1;
      search(at, (reached) => {
        end = reached;
        return true;
      });
      if (end >= 0) first ??= chars.slice(at, end).join("");
      else if (flags.includes("y")) break;
      at = end > at ? end : at + 1;
    }
    return first;
  };

  return (text) => {
    chars = /[uv]/.test(flags) ? [...text] : text.split("");
    steps = 0;
    try {
      const first = matchAll();
      return { first, steps };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { first: null, steps: Number.POSITIVE_INFINITY };
    }
  };
}
