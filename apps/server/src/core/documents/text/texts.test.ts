/** The texts of files in every language: complete, translated, and with its own numbers and plural forms. */
import { languages } from "@lantern/contract/languages";
import { describe, expect, test } from "vitest";
import { fileTexts } from "./index.ts";

/** Texts without values, and what the others say of one number. */
function leavesOf(texts: unknown, of: number, path = ""): [path: string, text: string][] {
  if (typeof texts === "string") return [[path, texts]];
  if (typeof texts === "function") {
    const counts = { released: of, brief: of, uncovered: of };
    const name = path.slice(path.lastIndexOf(".") + 1);
    return [[path, String(name === "creditsNote" ? texts(counts) : texts(of, of, of, of))]];
  }
  return Object.entries(texts as object).flatMap(([key, one]) => leavesOf(one, of, `${path}.${key}`));
}

/** These take texts, or numbers that are written already. */
const ofTexts = /title$|first\.measured$|footer$|when$|minutes$|line$|quote$|value$|span$|measure$/;

/** Words that are the same in English. */
const alike: Record<string, string[]> = {
  es: ["no", "Hash"],
  de: ["Team", "Teams", "Name", "Session", "Person", "Hash", "Credits"],
};

describe.each(languages)("in %s", (language) => {
  test.each([1, 2, 1_234_567])("each text says %i in the manner of the language", (of) => {
    for (const [path, text] of leavesOf(fileTexts[language], of)) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).not.toMatch(/undefined|NaN|\[object/);
      if (!ofTexts.test(path)) expect(text, path).not.toMatch(/\d{4}/);
      // A number and its sign stay together.
      expect(text, path).not.toMatch(/\d %/);
    }
  });

  test("one and several have forms of their own", () => {
    const { report } = fileTexts[language];
    const form = (text: string) => text.replaceAll(/\d+/g, "#");
    for (const text of [report.hiddenTeams, report.smaller, report.slides.teams, report.slides.missed])
      expect(form(text(1))).not.toBe(form(text(2)));
  });
});

test.each(languages.filter((one) => one !== "en"))("nothing was left in English in %s", (language) => {
  const english = new Map(leavesOf(fileTexts.en, 3));
  const left = leavesOf(fileTexts[language], 3).filter(
    ([path, text]) =>
      /\p{L}{2}/u.test(text) &&
      english.get(path) === text &&
      !/footer$|line$/.test(path) &&
      !alike[language]?.includes(text),
  );
  expect(left).toEqual([]);
});
