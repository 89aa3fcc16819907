import { expect, test } from "vitest";
import { languageNamed } from "./language-names.ts";

test.each([
  ["de", "de"],
  ["DE-at", "de"],
  ["es_MX", "es"],
  ["German", "de"],
  ["Deutsch", "de"],
  ["español", "es"],
  ["Espanol", "es"],
  ["castellano", "es"],
  ["Inglés (Reino Unido)", "en"],
  ["allemand", "de"],
  ["fr-CH, de;q=0.8, en;q=0.5", "de"],
  ["French", null],
  ["Esperanto", null],
  ["estonian", null],
  ["*", null],
  ["", null],
])("a list that says “%s” means %s", (text, language) => {
  expect(languageNamed(text)).toBe(language);
});
