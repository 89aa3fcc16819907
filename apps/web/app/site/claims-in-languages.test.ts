/**
 * Translations of public pages make the claims of the English texts, whose facts `content/claims.json` names: each text has
 * the same numbers, in figures or words, and says "never" and "only" where English does.
 */
import { siteLanguages } from "@lantern/contract/site-languages";
import { expect, test } from "vitest";
import type { QuestionGroup } from "./security-questions/questions.ts";

const modules = import.meta.glob<object>(
  [
    "./**/*texts.ts",
    "./**/*texts.{es,de}.ts",
    "../{doors,help}/**/{texts,texts.es,texts.de}.ts",
    "../help/questions/*.ts",
  ],
  { eager: true },
);
const others = siteLanguages.filter((code) => code !== "en");

/** Arguments of texts with values. No text makes the same of two of them. */
const values = [3471, 3472, 3473, 3474];

/** Every text of a module by its address within it: `texts.hero.title.0`. */
function textsOf(value: unknown, address = ""): [string, string][] {
  if (typeof value === "string") return [[address, value]];
  if (typeof value === "function") return textsOf(value(...values), address);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== "terms" && key !== "id")
    .flatMap(([key, each]) => textsOf(each, address ? `${address}.${key}` : key));
}

const numerals: Record<string, Record<string, number>> = {
  en: {
    two: 2,
    twice: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    sixty: 60,
  },
  es: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    sesenta: 60,
  },
  de: {
    zwei: 2,
    zweimal: 2,
    dreimal: 3,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    sechzig: 60,
  },
};

/** The numbers of a text, each once, as figures: `4,000` and `4.000` are both 4000. */
function numbersIn(text: string, language: string): string[] {
  const figures = text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "").match(/\d+/g) ?? [];
  const spelled = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(
    (word) => numerals[language]?.[word] ?? [],
  );
  return [...new Set([...figures, ...spelled.map(String)])].sort();
}

const never: Record<string, RegExp> = {
  en: /\bnever\b/i,
  es: /\b(?:nunca|jamás)\b/i,
  de: /\b(?:nie|niemals|noch nie)\b/i,
};

const files = Object.keys(modules).filter((file) => /\/[\w-]+\.ts$/.test(file));

const guides = import.meta.glob<string>("../../../../content/help/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Every paragraph, row and item of a guide. */
const segmentsOf = (guide: string) => guide.split(/\n+/).filter((part) => part !== "");

/** Guides have the same segments in the same order. */
function guidePairs(language: string) {
  return Object.entries(guides).flatMap(([file, guide]) => {
    const translation = guides[file.replace(/md$/, `${language}.md`)];
    if (!translation) return [];
    const own = segmentsOf(translation);
    return segmentsOf(guide).map((english, index) => ({ where: file, english, text: own[index] ?? "" }));
  });
}

test.each(others)("every guide is there in %s, segment by segment", (language) => {
  const english = Object.keys(guides).filter((file) => /\/\w+\.md$/.test(file));
  expect(english.length).toBeGreaterThan(3);
  for (const file of english)
    expect(segmentsOf(guides[file.replace(/md$/, `${language}.md`)] ?? "").length, file).toBe(
      segmentsOf(guides[file] ?? "").length,
    );
});

const securityQuestions = import.meta.glob<QuestionGroup[]>("../../../../content/security/*.json", {
  eager: true,
  import: "default",
});
const securityFile = "../../../../content/security/questions";

/** The answers for security teams are the same ones in the same order. */
function questionPairs(language: string) {
  const own = textsOf(securityQuestions[`${securityFile}.${language}.json`]);
  const english = (securityQuestions[`${securityFile}.json`] ?? []).map(({ group, questions }) => ({
    group,
    questions: questions.map(({ q, a }) => ({ q, a })),
  }));
  return textsOf(english).map(([address, text], index) => ({
    where: `security questions ${address}`,
    english: text,
    text: own[index]?.[1] ?? "",
  }));
}

function pairs(language: string) {
  return [...guidePairs(language), ...textPairs(language), ...questionPairs(language)];
}

function textPairs(language: string) {
  return files.flatMap((file) => {
    const translation = modules[file.replace(/ts$/, `${language}.ts`)];
    if (!translation) return [];
    const own = new Map(textsOf({ ...translation }));
    return textsOf({ ...modules[file] }).map(([address, english]) => ({
      where: `${file} ${address}`,
      english,
      text: own.get(address) ?? "",
    }));
  });
}

test.each(others)("every text of a public page in %s has the numbers of the English one", (language) => {
  const all = pairs(language);
  expect(all.length).toBeGreaterThan(400);
  const different = all.filter(
    ({ english, text }) => numbersIn(english, "en").join() !== numbersIn(text, language).join(),
  );
  expect(different).toEqual([]);
});

test.each(others)("a text in %s says “never” exactly where the English one does", (language) => {
  const different = pairs(language).filter(
    ({ english, text }) => never.en?.test(english) !== never[language]?.test(text),
  );
  expect(different).toEqual([]);
});

test("numbers are compared, however they are written", () => {
  expect(numbersIn("At most 4,000 characters in two fields", "en")).toEqual(["2", "4000"]);
  expect(numbersIn("Höchstens 4.000 Zeichen in zwei Feldern", "de")).toEqual(["2", "4000"]);
  expect(numbersIn("Como mucho 4.000 letras en tres campos", "es")).toEqual(["3", "4000"]);
});
