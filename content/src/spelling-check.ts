/**
 * `npm run verify:spelling`: every word of the translated stories is in the dictionary of its language, or in the list of
 * names and sounds in `content/spelling`. It needs hunspell with the dictionaries es_ES and de_DE (on Debian the packages
 * hunspell, hunspell-es and hunspell-de-de).
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { folderOf, packSlugs } from "./index.ts";
import { readPo } from "./po.ts";
import { translationFiles } from "./translations.ts";

const dictionaries: Record<string, string> = { es: "es_ES", de: "de_DE" };

/**
 * The words of a text, without values and signs. A form of a value is a word; a single letter, or a number in Roman letters,
 * is none.
 */
function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll(/\{[^{}]*\}/g, (value) => ` ${value.slice(1, -1).split("|").slice(1).join(" ")} `)
    .replaceAll("\u00ad", "");
  return (plain.match(/\p{L}[\p{L}\p{M}’'-]+/gu) ?? []).filter((word) => !/^[IVX]+$/.test(word));
}

/** The words that the dictionary lacks. */
function unknownTo(dictionary: string, vocabulary: readonly string[]): Set<string> {
  const { stdout, error, status, stderr } = spawnSync("hunspell", ["-i", "UTF-8", "-d", dictionary, "-l"], {
    input: vocabulary.join("\n"),
    encoding: "utf8",
  });
  if (error || status !== 0)
    throw new Error(`hunspell with ${dictionary} is not installed here: ${error?.message ?? stderr}`);
  return new Set(stdout.split("\n").filter(Boolean));
}

let wrong = 0;
for (const [language, dictionary] of Object.entries(dictionaries)) {
  const list = new URL(`../spelling/${language}.txt`, import.meta.url);
  const names = new Set(readFileSync(list, "utf8").split("\n").filter(Boolean));
  const met = new Set<string>();
  for (const slug of packSlugs()) {
    const file = translationFiles(folderOf(slug)).get(language);
    if (file === undefined) continue;
    const entries = readPo(file);
    const vocabulary = new Set(entries.flatMap(({ text }) => wordsOf(text)));
    const unknown = unknownTo(dictionary, [...vocabulary]);
    for (const word of vocabulary) if (names.has(word)) met.add(word);
    const faults = entries.flatMap(({ context, text }) =>
      wordsOf(text)
        .filter((word) => unknown.has(word) && !names.has(word))
        .map((word) => `${context}: ${word}`),
    );
    console.log(`${slug}, ${language}: ${vocabulary.size} words, ${faults.length} unknown`);
    for (const fault of new Set(faults)) console.log(`  ✗ ${fault}`);
    wrong += faults.length;
  }
  const unused = [...names].filter((word) => !met.has(word));
  for (const word of unused) console.log(`  ✗ ${language}: no story has the word ${word} of the list`);
  wrong += unused.length;
}
process.exitCode = wrong === 0 ? 0 : 1;
