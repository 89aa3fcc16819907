/**
 * `node scripts/lint/retired-words.mjs [folder …]`: finds words that names and comments no longer use (word-list.mjs).
 *
 * Without a folder it reads the whole repository. It fails when it finds any.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot, root } from "../lib/root.mjs";
import { namesAndComments } from "./names-and-comments.mjs";
import { retiredWords } from "./word-list.mjs";

/**
 * Stories and their pictures keep their own words, the texts of the site are checked by people, the glossary lists what
 * is retired, and pictures are named after the addresses of pages.
 */
const unread =
  /^(content\/(experiences|blog|help)\/|studio\/(painters|scenes)\/|apps\/web\/public\/(art|blog-art|share)\/|docs\/glossary\.md$|apps\/server\/drizzle\/meta\/)/;

/** A key of a text is read where the text is. */
const keyOfText = /(?<=[tT]exts(?:\.\w+)*)\.\w+/;

const entriesByWord = new Map();
for (const entry of retiredWords)
  for (const word of entry.words) entriesByWord.set(word, [...(entriesByWord.get(word) ?? []), entry]);

/** Words of `camelCase`, `PascalCase`, `snake_case`, `kebab-case` and prose, each with its offset. */
function* wordsIn(text) {
  for (const match of text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu))
    yield { word: match[0].toLowerCase(), at: match.index };
}

/** Whether one of the pattern's matches in `text` touches the word at `at`. */
function touches(pattern, text, at, length) {
  const all = new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
  return [...text.matchAll(all)].some(({ 0: hit, index }) => index < at + length && at < index + hit.length);
}

/** @param text what `only` and `except` are tested against; the words are those from `from` to `to` of it */
function* retiredIn(kind, path, text, from = 0, to = text.length) {
  for (const { word, at } of wordsIn(text.slice(from, to))) {
    for (const entry of entriesByWord.get(word) ?? []) {
      if ((entry.kind && entry.kind !== kind) || entry.fine?.test(path)) continue;
      if (entry.only && !touches(entry.only, text, from + at, word.length)) continue;
      if (kind === "name" && touches(keyOfText, text, from + at, word.length)) continue;
      if (entry.except && touches(entry.except, text, from + at, word.length)) continue;
      yield { word, use: entry.use, at: from + at };
    }
  }
}

/** A comment with single spaces and without the stars of its lines, and where each character of it was. */
function onOneLine(comment) {
  const offsets = [];
  const flat = comment.replace(/\s+(?:\*(?!\/)\s*)?|[^\s]/g, (text, at) => {
    offsets.push(at);
    return /^\s/.test(text) ? " " : text;
  });
  return { flat, offsets };
}

/**
 * Every retired word of a file's names and comments.
 *
 * @returns {{ line: number, word: string, use: string, text: string }[]} `text` is the source line
 */
export function retiredWordsOf(path, source) {
  const hitAt = (offset, { word, use }) => {
    const line = source.slice(0, offset).split("\n").length;
    return { line, word, use, text: lineAt(source, offset).text.trim() };
  };
  return namesAndComments(path, source).flatMap(({ kind, text, at }) => {
    if (kind === "prose") {
      const { flat, offsets } = onOneLine(text);
      return [...retiredIn(kind, path, flat)].map((hit) => hitAt(at + offsets[hit.at], hit));
    }
    const line = lineAt(source, at);
    const from = at - line.start;
    return [...retiredIn(kind, path, line.text, from, from + text.length)].map((hit) => hitAt(at, hit));
  });
}

function lineAt(source, offset) {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const end = source.indexOf("\n", offset);
  return { start, text: source.slice(start, end < 0 ? undefined : end) };
}

/** Retired words in the last step of a path; a document's is a title, which is prose. */
export function retiredWordsOfPath(path) {
  const hits = path.endsWith(".md")
    ? retiredIn("prose", path, basename(path).replaceAll("-", " "))
    : retiredIn("name", path, basename(path));
  return [...hits].map(({ word, use }) => ({ line: 0, word, use, text: path }));
}

/** @returns {Map<string, ReturnType<typeof retiredWordsOf>>} hits by file or folder */
function hitsByPath() {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const files = `${list}`
    .split("\n")
    .filter((path) => path && !unread.test(path) && existsSync(inRoot(path)));
  const folders = new Set();
  for (const file of files)
    for (let folder = dirname(file); folder !== "." && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  const hits = new Map();
  for (const folder of folders) hits.set(`${folder}/`, retiredWordsOfPath(folder));
  for (const file of files)
    hits.set(file, [
      ...retiredWordsOfPath(file),
      ...retiredWordsOf(file, readFileSync(inRoot(file), "utf8")),
    ]);
  return hits;
}

function show(path, hits) {
  for (const { line, word, use, text } of hits)
    console.log(`${path}${line ? `:${line}` : ""}  ${word} → ${use}  |  ${text.slice(0, 110)}`);
}

/** @returns {boolean} whether there are none in these files and folders */
function main(args) {
  const folders = args.map((folder) => folder.replace(/\/$/, ""));
  const inside = (path) =>
    folders.length === 0 || folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  const result = [...hitsByPath()].filter(([path]) => inside(path));
  for (const [path, hits] of result) show(path, hits);
  const total = result.reduce((sum, [, hits]) => sum + hits.length, 0);
  console.log(`${total} retired words in names and comments`);
  return total === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
