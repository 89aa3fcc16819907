/**
 * What people named and what they wrote about it: the identifiers and comments of a source file. It knows just enough
 * of the languages here to tell both from strings, templates and regular expressions.
 *
 * @typedef {{ kind: "name" | "prose", text: string, at: number }} Piece `at` is the offset in the source.
 */
const name = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /\d[\w.]*/y;
const strings = { '"': /"(?:[^"\\\n]|\\.)*"?/sy, "'": /'(?:[^'\\\n]|\\.)*'?/sy };
const regExp = /\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** What stands before a slash that begins a regular expression; after a value a slash divides. */
const beforeRegExp = /^$|[=(,:;!&|?{}[+*%~^>-]$|^(?:return|typeof|case|in|of|await|yield|else|do)$/;

/** @returns {Piece[]} names and comments of TypeScript or JavaScript, with or without JSX */
function script(source) {
  const pieces = [];
  /** One number for each open `${`: the braces open inside it. */
  const open = [];
  let at = 0;
  /** The last thing that was neither space nor comment. */
  let before = "";
  const match = (pattern) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  const end = (text) => {
    const index = source.indexOf(text, at + 2);
    return index < 0 ? source.length : index + text.length;
  };
  /** Skips the text of a template until it ends or a `${` opens. */
  const template = () => {
    for (; at < source.length; at++) {
      if (source[at] === "\\") at++;
      else if (source[at] === "`") break;
      else if (source.startsWith("${", at)) {
        open.push(0);
        at += 2;
        before = "{";
        return;
      }
    }
    at++;
    before = "`";
  };
  const comment = (until) => {
    pieces.push({ kind: "prose", at, text: source.slice(at, until) });
    at = until;
  };
  while (at < source.length) {
    const char = source[at];
    if (source.startsWith("//", at)) comment(end("\n"));
    else if (source.startsWith("/*", at)) comment(end("*/"));
    else if (char === "`") {
      at++;
      template();
    } else if (char === "}" && open.at(-1) === 0) {
      open.pop();
      at++;
      template();
    } else {
      const word = match(name);
      if (word) pieces.push({ kind: "name", at, text: word });
      const text =
        word ??
        match(number) ??
        (strings[char] ? match(strings[char]) : undefined) ??
        (char === "/" && beforeRegExp.test(before) ? match(regExp) : undefined) ??
        char;
      if (open.length > 0 && text === "{") open[open.length - 1]++;
      if (open.length > 0 && text === "}") open[open.length - 1]--;
      at += text.length;
      if (text.trim()) before = text;
    }
  }
  return pieces;
}

/** Comments by one pattern, and names in what remains when strings are blanked as well; `names` may be null. */
function simple(comments, names) {
  return (source) => {
    const pieces = [...source.matchAll(comments)].map(({ 0: text, index }) => ({
      kind: "prose",
      at: index,
      text,
    }));
    if (!names) return pieces;
    const rest = source
      .replace(comments, (text) => " ".repeat(text.length))
      .replace(/'(?:[^'\n]|'')*'|"[^"\n]*"(?=\s*[;)])/g, (text) => " ".repeat(text.length));
    for (const { 0: text, index } of rest.matchAll(names)) pieces.push({ kind: "name", at: index, text });
    return pieces;
  };
}

/** A document is prose, but for code, addresses and the names in backticks. */
function document(source) {
  const blank = (text) => text.replace(/[^\n]/g, " ");
  const prose = source
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|https?:\S+|<!--[\s\S]*?-->/g, blank);
  return [...prose.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].map(({ 0: text, index }) => ({
    kind: "prose",
    at: index,
    text,
  }));
}

const hash = simple(/(?<=^|\s)#.*/gm, null);
const readers = {
  ts: script,
  tsx: script,
  mjs: script,
  js: script,
  grit: script,
  css: simple(/\/\*[\s\S]*?\*\//g, /(?<=\.|--)[a-z][\w-]*/gi),
  sql: simple(/--.*/g, /[a-z_]\w*/gi),
  md: document,
  sh: hash,
  yml: hash,
  yaml: hash,
  conf: hash,
};

/** @returns {Piece[]} what a file names and says; nothing of a kind of file that is not read */
export function namesAndComments(path, source) {
  return readers[path.split(".").pop()]?.(source) ?? [];
}
