/**
 * What a packet says, as a sentence over numbers: `moon = 1 or moon = 6`, `kitchen < dish`,
 * `abs(bed - kitchen) >= 2`, `0 < hall < tank`, `not door(dock, hall)`. What a name stands for (a place in the
 * order, a number, a step of the way) is the puzzle kind's business.
 */
export type Expr =
  | { is: "number"; value: number }
  | { is: "name"; name: string }
  | { is: "call"; name: string; args: Expr[] }
  | { is: "op"; op: string; args: Expr[] };

const TOKEN = /\s*(?:(\d+)|([a-z][a-z0-9_]*)|(<=|>=|!=|[=<>+\-*%(),]))/y;
const COMPARE = new Set(["=", "!=", "<", "<=", ">", ">="]);

/**
 * Reads a rule. Words: and, or, not; = != < <= > >= (chains as in `0 < a < b`); + - * %; abs, min, max,
 * count(how many of these are true), pick(n, the nth of these), and the kind's own functions.
 * @throws Error with the place of the fault, for the pack's author
 */
export function parseRule(text: string): Expr {
  const tokens = tokenize(text);
  let at = 0;
  const peek = () => tokens[at];
  const take = (token: string) => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };
  const expect = (token: string) => {
    if (!take(token)) throw new Error(`"${token}" is missing before "${peek() ?? "the end"}" in: ${text}`);
  };

  const any = (): Expr => chainOf("or", all);
  const all = (): Expr => chainOf("and", negation);
  const negation = (): Expr => (take("not") ? op("not", negation()) : comparison());

  function chainOf(word: string, next: () => Expr): Expr {
    let left = next();
    while (take(word)) left = op(word, left, next());
    return left;
  }

  function comparison(): Expr {
    let left = sum();
    const parts: Expr[] = [];
    for (let sign = peek(); sign !== undefined && COMPARE.has(sign); sign = peek()) {
      at += 1;
      const right = sum();
      parts.push(op(sign, left, right));
      left = right;
    }
    return parts.length === 0 ? left : parts.reduce((a, b) => op("and", a, b));
  }

  const sum = (): Expr => infix(["+", "-"], product);
  const product = (): Expr => infix(["*", "%"], atom);

  function infix(signs: string[], next: () => Expr): Expr {
    let left = next();
    for (let sign = peek(); sign !== undefined && signs.includes(sign); sign = peek()) {
      at += 1;
      left = op(sign, left, next());
    }
    return left;
  }

  function atom(): Expr {
    const token = tokens[at];
    at += 1;
    if (token === "(") {
      const inner = any();
      expect(")");
      return inner;
    }
    if (token === "-") return op("-", { is: "number", value: 0 }, atom());
    if (token !== undefined && /^\d/.test(token)) return { is: "number", value: Number(token) };
    if (token === undefined || !/^[a-z]/.test(token)) {
      throw new Error(`"${token ?? "the end"}" is not expected in: ${text}`);
    }
    if (!take("(")) return { is: "name", name: token };
    const args = [any()];
    while (take(",")) args.push(any());
    expect(")");
    return { is: "call", name: token, args };
  }

  const rule = any();
  if (at < tokens.length) throw new Error(`"${peek()}" is too much in: ${text}`);
  return rule;
}

function op(sign: string, ...args: Expr[]): Expr {
  return { is: "op", op: sign, args };
}

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`not understood from "${text.slice(start)}" in: ${text}`);
    tokens.push(found[1] ?? found[2] ?? found[3] ?? "");
  }
  return tokens;
}
