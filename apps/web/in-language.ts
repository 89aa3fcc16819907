/**
 * In another language than English, `./texts.ts` is `./texts.es.ts` wherever that file exists. A build has one language.
 * In development the script of the document names it (`/app/company.ts?language=es`), and it travels with imports.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { DashboardLanguage } from "@lantern/contract/languages";
import type { Plugin } from "vite";

export const inLanguage = (built?: DashboardLanguage): Plugin => ({
  name: "in-language",
  enforce: "pre",
  resolveId(name, from) {
    const [importer = "", query = ""] = from?.split("?") ?? [];
    const language = built ?? /\blanguage=(\w\w)/.exec(query)?.[1];
    if (!language || !/^\..*\.tsx?$/.test(name)) return null;
    const english = join(dirname(importer), name);
    const translation = english.replace(/\.ts$/, `.${language}.ts`);
    // A translation may read its own English file.
    const isTranslated = ![english, importer].includes(translation) && existsSync(translation);
    if (built) return isTranslated ? translation : null;
    return `${isTranslated ? translation : english}?language=${language}`;
  },
});
