/**
 * `node scripts/lint/retired-words.mjs [folder …]`: finds words that names and comments no longer use (word-list.mjs).
 *
 * Without a folder it compares every folder with its ceiling in retired-words.json and fails where there are more or
 * fewer: a ceiling may only fall. With folders (`.` is all) it lists every hit in them. `--lower` writes today's counts
 * where they are below their ceilings. When files move between folders, their share of the ceilings is moved by hand.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot, root } from "../lib/root.mjs";
import { namesAndComments } from "./names-and-comments.mjs";
import { retiredWords } from "./word-list.mjs";

const ceilingsFile = inRoot("scripts/lint/retired-words.json");
/**
 * Stories keep their own words, the texts of the site are checked by people, the glossary lists what is retired, and
 * pictures are named after the addresses of pages.
 */
const unread =
  /^(content\/(experiences|blog|help)\/|apps\/web\/public\/(art|blog-art|share)\/|docs\/glossary\.md$|apps\/server\/drizzle\/meta\/)/;

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

/** @returns {Map<string, number>} hits by folder of the ceilings; a file outside all of them counts for itself */
export function countsByFolder(hits, folders) {
  const longestFirst = [...folders].sort((a, b) => b.length - a.length);
  const counts = new Map(longestFirst.map((folder) => [folder, 0]));
  for (const [path, { length }] of hits) {
    const folder = longestFirst.find((one) => path === one || path.startsWith(`${one}/`)) ?? path;
    if (length > 0 || counts.has(folder)) counts.set(folder, (counts.get(folder) ?? 0) + length);
  }
  return counts;
}

/** What is wrong, a line each: more hits than the ceiling, or a ceiling that was not lowered. */
export function compare(counts, ceilings) {
  return [...counts].flatMap(([folder, count]) => {
    const ceiling = ceilings[folder] ?? 0;
    if (count > ceiling)
      return [
        `${folder}: ${count} retired words, at most ${ceiling}: node scripts/lint/retired-words.mjs ${folder}`,
      ];
    if (count < ceiling || (count === 0 && folder in ceilings))
      return [`${folder}: ${count} retired words, the ceiling is still ${ceiling}: add --lower`];
    return [];
  });
}

function show(path, hits) {
  for (const { line, word, use, text } of hits)
    console.log(`${path}${line ? `:${line}` : ""}  ${word} → ${use}  |  ${text.slice(0, 110)}`);
}

function main(args) {
  const ceilings = JSON.parse(readFileSync(ceilingsFile, "utf8"));
  const hits = hitsByPath();
  const folders = args.filter((arg) => !arg.startsWith("--")).map((folder) => folder.replace(/\/$/, ""));
  if (folders.length > 0) {
    let count = 0;
    for (const [path, of] of hits)
      if (folders.some((folder) => folder === "." || path === folder || path.startsWith(`${folder}/`))) {
        show(path, of);
        count += of.length;
      }
    console.log(`${count} retired words`);
    return count === 0;
  }
  const counts = countsByFolder(hits, Object.keys(ceilings));
  if (args.includes("--lower")) {
    const lowered = Object.entries(ceilings)
      .map(([folder, ceiling]) => [folder, Math.min(ceiling, counts.get(folder) ?? 0)])
      .filter(([, ceiling]) => ceiling > 0);
    writeFileSync(ceilingsFile, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
    return compare(counts, Object.fromEntries(lowered)).every((fault) => !console.error(fault));
  }
  const faults = compare(counts, ceilings);
  for (const fault of faults) console.error(fault);
  for (const [folder, count] of [...counts].sort())
    if (count > 0) console.log(`${`${count}`.padStart(6)}  ${folder}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${total} retired words in names and comments`);
  return faults.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
