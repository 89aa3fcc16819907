import { type Language, languages } from "@lantern/contract/languages";

/**
 * Arranges files of the same name by the language of their folder: `./en/x.ts`, `./es/x.ts`. Every language must have
 * one; `catalogs.test.ts` names what is missing.
 */
export function byLanguage<T>(files: Record<string, T>): Record<Language, T> {
  const paths = Object.keys(files);
  const entries = languages.map((code) => [
    code,
    files[paths.find((path) => path.includes(`/${code}/`)) ?? ""],
  ]);
  return Object.fromEntries(entries);
}
