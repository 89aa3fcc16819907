/**
 * Every file of texts of the dashboard is translated: it reads its texts by its own path, and the catalog of each other
 * language has them. What is missing in a catalog does not compile.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dashboardLanguages } from "@lantern/contract/languages";
import { expect, test } from "vitest";
import { inLanguage, keyOf } from "../../in-language.ts";

const app = join(import.meta.dirname, "..");
const sources = readdirSync(app, { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|^i18n\/translated\.ts$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(app, name), "utf8") }));

const translatedFiles = sources.filter(({ source }) => /\btranslated(?:<|\()/.test(source));

test("a file reads its texts by its own path", () => {
  expect(translatedFiles.length).toBeGreaterThan(50);
  for (const { name, source } of translatedFiles) {
    const keys = [...source.matchAll(/\btranslated(?:<[^(]*>)?\("([^"]+)"/g)].map(([, key]) => key);
    expect(keys, name).toEqual([keyOf(name)]);
  }
});

test("every file of texts that the dashboard has is translated", () => {
  const own = /^(?:company|forms|help|shell|ui)\/.*texts\.ts$/;
  const names = sources.map(({ name }) => name).filter((name) => own.test(name));
  expect(names.filter((name) => !translatedFiles.some((file) => file.name === name))).toEqual([]);
});

/** Every value in a tree of texts, by its path. */
function leaves(tree: unknown, path = ""): [string, unknown][] {
  if (typeof tree !== "object" || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key));
}

const others = dashboardLanguages.filter((language) => language !== "en");

test.each(others)("the catalog of the dashboard in %s has every file", async (language) => {
  const { files } = await import(`./${language}/company.ts`);
  const keys = translatedFiles.map(({ name }) => keyOf(name));
  expect(Object.keys(files).sort()).toEqual(keys.sort());
});

test.each(others)("no text of the catalog in %s is empty", async (language) => {
  const { files } = await import(`./${language}/company.ts`);
  // In the works council's table an empty cell is a dash.
  expect(leaves(files).filter(([, value]) => value === "")).toEqual([]);
});

test.each(others)("the build in %s puts a translation into every file of texts", (language) => {
  const { transform } = inLanguage(language);
  if (typeof transform !== "function") throw new Error("no transform");
  const built = ({ name, source }: { name: string; source: string }) =>
    JSON.stringify(transform.call({} as never, source, join(app, name))) ?? "";
  const inEnglish = translatedFiles.filter((file) => !built(file).includes(`.${language}.ts`));
  expect(inEnglish.map(({ name }) => name)).toEqual([]);
});
