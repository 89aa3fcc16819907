import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, languages } from "@lantern/contract/languages";

/** The languages that English texts are translated into. */
export const translations = languages.filter((code) => code !== "en");

export const folderOf = (language: Language) => join(import.meta.dirname, "../app/i18n", language);

/** What participants read in a language: everything that the files of its folder export, by name. */
export async function textsOf(language: Language): Promise<Record<string, unknown>> {
  const folder = folderOf(language);
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return Object.assign({}, ...modules);
}
