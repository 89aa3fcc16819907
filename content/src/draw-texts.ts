/**
 * `npm run story:draw -- <language> [count] [seed]`: translated sentences drawn by chance from all stories, each beside its
 * English, its context and what its translator was told. Read each one aloud, and count those that you write again.
 */
import { contextOf, type Role, textsOf } from "@lantern/engine";
import { randomNumbers } from "@lantern/engine/random";
import { folderOf, loadPack, packSlugs } from "./index.ts";
import { readPo } from "./po.ts";
import { translationFiles } from "./translations.ts";

/** What is not said in a sentence. */
const NO_SENTENCES = new Set<Role>(["title", "road", "label", "name", "team", "sound", "who", "phrase"]);

const [language = "", count = "300", seed = "1"] = process.argv.slice(2);
const all = packSlugs().flatMap((slug) => {
  const file = translationFiles(folderOf(slug)).get(language);
  if (file === undefined) return [];
  const roles = new Map(
    textsOf(loadPack(slug).pack).map((one) => [`${contextOf(one)}: ${one.text}`, one.role]),
  );
  return readPo(file)
    .filter(({ context, source }) => !NO_SENTENCES.has(roles.get(`${context}: ${source}`) ?? "who"))
    .map((entry) => ({ slug, ...entry }));
});
if (all.length === 0) {
  console.error(`no story has a translation into “${language}”`);
  process.exit(1);
}
const next = randomNumbers(seed);
const drawn = all
  .map((entry) => ({ entry, order: next() }))
  .sort((a, b) => a.order - b.order)
  .slice(0, Number(count))
  .map(({ entry }) => entry)
  .sort((a, b) => a.slug.localeCompare(b.slug) || all.indexOf(a) - all.indexOf(b));
for (const [at, { slug, context, notes, source, text }] of drawn.entries()) {
  console.log(`${at + 1}. ${slug}, ${context}${notes.length > 0 ? ` (${notes.join(" ")})` : ""}`);
  console.log(`   ${source}\n   ${text}\n`);
}
console.log(`${drawn.length} of ${all.length} sentences in ${language}, seed ${seed}`);
