/**
 * Which journeys are evidence: those whose title names a row of docs/checklist.md, those that a public claim, an answer to
 * buyers or a report names as the test that shows it, and the few that are tagged. `npm test` runs these, and
 * `npm run verify:journeys` all.
 */
import { readFileSync } from "node:fs";

/** The main job, and small samples of what other commands look at as a whole. */
export const ALWAYS = { tag: "@always" };

const namesRow = /\b[A-Z]\d\d\b/;

/** Documents that name tests as `path › title`, and a report with a table of title and path. */
export const documents = [
  "content/claims.json",
  "content/security/questions.json",
  "docs/asvs.md",
  "docs/accessibility.md",
];
const named = /e2e\/journeys\/\S+\.spec\.ts › (.+?)(?=",?$| \||, [a-z\d]+\/\S+\.[a-z]+ ›)/gm;
const inTable = /^\| E\d+ \| (.+?) \| `e2e\/journeys\//gm;

/** Titles of journeys that a document names, or their beginnings. */
export const titlesIn = (document: string): string[] =>
  [named, inTable].flatMap((pattern) => [...document.matchAll(pattern)].map(([, title = ""]) => title));

export function evidence(): RegExp[] {
  const titles = documents.flatMap((path) =>
    titlesIn(readFileSync(new URL(`../${path}`, import.meta.url), "utf8")),
  );
  return [
    namesRow,
    new RegExp(ALWAYS.tag),
    ...[...new Set(titles)].map((title) => new RegExp(RegExp.escape(title))),
  ];
}
