import { expect, test } from "vitest";
import { directionOf, languageOf, languages } from "./languages.ts";

test.each([
  [["es-MX", "en-US"], "es"],
  [["ES"], "es"],
  [["fr-FR", "es-ES", "en"], "es"],
  [["fr", "en-GB", "es"], "en"],
  [["de-AT", "en"], "de"],
  [["est", "dev"], "en"],
  [[], "en"],
] as const)("of %j we speak %s", (codes, language) => {
  expect(languageOf(...codes)).toBe(language);
});

test("a page is laid out from the side where its language begins", () => {
  expect(languages.map(directionOf)).toEqual(languages.map(() => "ltr"));
  expect(["ar", "he", "fa"].map(directionOf)).toEqual(["rtl", "rtl", "rtl"]);
});
