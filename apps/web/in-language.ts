/** Builds the dashboard in another language than English: `./texts.ts` is `./texts.es.ts` wherever that file exists. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { DashboardLanguage } from "@lantern/contract/languages";
import type { Plugin } from "vite";

export const inLanguage = (language: DashboardLanguage): Plugin => ({
  name: "in-language",
  enforce: "pre",
  resolveId(name, importer) {
    if (!importer || !/^\..*\.ts$/.test(name)) return null;
    const translation = join(dirname(importer), name).replace(/\.ts$/, `.${language}.ts`);
    // A translation may read its own English file.
    return translation !== importer && existsSync(translation) ? translation : null;
  },
});
