/**
 * Claims of fact name what makes them true. `content/claims.json` has the claims of each of these files, word for word: at
 * least every sentence with a number or an absolute word. A claim names
 * - tests that fail when it is no longer true (`path › title`),
 * - numbers of the contract (`limits.seatsMax`), which its sentence must contain,
 * - or why there is no test (`untested: …`).
 * A translation makes the same claims: `claims-in-languages.test.ts` beside the public pages compares its numbers.
 */
import { globSync } from "node:fs";
import { limits } from "@lantern/contract/limits";
import { describe, expect, test } from "vitest";
import { hasTest, read } from "./lib/evidence.mjs";
import { root } from "./lib/root.mjs";
import { eachNode } from "./lib/syntax.mjs";

const files = globSync(
  [
    "README.md",
    "content/help/*.md",
    "apps/web/app/help/questions/*.ts",
    "apps/web/app/site/{home,team-building,pricing,privacy,security,data-processing,accessibility}/texts.ts",
    "apps/web/app/company/**/texts.ts",
    "packages/contract/src/data-protection.ts",
  ],
  { cwd: root, exclude: ["**/*.{es,de}.{ts,md}"] },
);
/** Evidence by file and sentence. @type {Record<string, Record<string, string[]>>} */
const claims = JSON.parse(read("content/claims.json"));

const spelled = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  15: "fifteen",
  30: "thirty",
};
const needsEvidence = new RegExp(
  `\\b(never|only|always|every\\w*|no one|nobody|nothing|${Object.values(spelled).join("|")})\\b|\\d`,
  "i",
);

/** The texts of a file: paragraphs of a document, strings of a source. Values that a string inserts are "…". */
function textsOf(path) {
  const source = read(path);
  if (path.endsWith(".md"))
    return source
      .replace(/^---\n.*?\n---\n|^```.*?^```/gms, "")
      .replace(/\[([^\]]+)\]\([^)]*\)|\*\*/g, "$1")
      .split(/\n\s*\n|\n(?=[-|#\d])/);
  const texts = [];
  eachNode(source, path, (node) => {
    if (node.type === "Literal" && typeof node.value === "string") texts.push(node.value);
    if (node.type === "TemplateLiteral") texts.push(node.quasis.map(({ value }) => value.cooked).join("…"));
  });
  return texts;
}

/** Whole sentences, without headings, labels and rows of tables. */
const sentencesOf = (path) =>
  textsOf(path)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => !/^[|#]/.test(text))
    .flatMap((text) => text.split(/(?<=[.?!]) (?=[“*\p{Lu}\d])/u))
    .filter((text) => /^(\S+ ){3,}.*\.$/.test(text));

/** Whether the sentence contains a number of the contract, as digits or word; hours for minutes, KB or MB for bytes. */
function hasNumber(sentence, name) {
  const text = sentence.replace(/(?<=\d),(?=\d)/g, "");
  const units = name.endsWith("Minutes") ? [1, 60] : name.endsWith("Bytes") ? [1024, 1e6] : [1];
  const isIn = (value) =>
    units.some((unit) => new RegExp(`\\b(${value / unit}|${spelled[value / unit]})\\b`, "i").test(text));
  return [limits[name]].flat().every(isIn);
}

function isEvidence(see, sentence) {
  if (see.startsWith("untested: ")) return true;
  if (see.startsWith("limits.")) return hasNumber(sentence, see.slice("limits.".length));
  const [path, title] = see.split(" › ");
  return title !== undefined && hasTest(path, title);
}

describe.each(files)("%s", (path) => {
  const sentences = claims[path] ?? {};
  const current = sentencesOf(path);

  test("has every claim that the list names, word for word", () => {
    expect(Object.keys(sentences).filter((claim) => !current.includes(claim))).toEqual([]);
  });

  test("says no number and nothing absolute that the list does not name", () => {
    expect(current.filter((sentence) => needsEvidence.test(sentence) && !(sentence in sentences))).toEqual(
      [],
    );
  });

  test("names tests that are there and numbers that are so", () => {
    const bad = Object.entries(sentences).flatMap(([sentence, evidence]) =>
      evidence.length === 0 ? [sentence] : evidence.filter((see) => !isEvidence(see, sentence)),
    );
    expect(bad).toEqual([]);
  });
});

test("the list has no other files", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(Object.keys(claims).filter((path) => !files.includes(path))).toEqual([]);
});

test("evidence that is not there, and another number, are rejected", () => {
  expect(isEvidence("scripts/claims.test.mjs › no such title".concat("!"), "")).toBe(false);
  expect(isEvidence("scripts/claims.test.mjs", "")).toBe(false);
  expect(hasNumber("From 2 to 300 in one session.", "seatsMax")).toBe(true);
  expect(hasNumber("From 2 to 200 in one session.", "seatsMax")).toBe(false);
  expect(hasNumber("A sign-in ends within eight hours.", "tokenMinutes")).toBe(true);
  expect(hasNumber("A sign-in ends within 18 hours.", "tokenMinutes")).toBe(false);
});
