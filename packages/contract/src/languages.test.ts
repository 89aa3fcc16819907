import { expect, test } from "vitest";
import { languageOf } from "./languages.ts";

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
