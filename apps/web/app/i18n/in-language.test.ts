import { join } from "node:path";
import { expect, test } from "vitest";
import { inLanguage } from "../../in-language.ts";

const folder = join(import.meta.dirname, "../company/sessions");

/** What an import resolves to, below the folder; null: Vite's own rules. */
function resolved(plugin: ReturnType<typeof inLanguage>, name: string, importer: string): string | null {
  const resolve = plugin.resolveId as (name: string, importer: string) => string | null;
  return resolve(name, join(folder, importer))?.replace(`${folder}/`, "") ?? null;
}

test("a build in Spanish has the translation of a file that has one, and every other file once", () => {
  const spanish = inLanguage("es");
  expect(resolved(spanish, "./texts.ts", "page.tsx")).toBe("texts.es.ts");
  expect(resolved(spanish, "./session-row.tsx", "page.tsx")).toBeNull();
  expect(resolved(spanish, "./texts.ts", "texts.es.ts")).toBeNull();
});

test("in development a script's language travels with its imports, and English files are as they are", () => {
  const plugin = inLanguage();
  expect(resolved(plugin, "./texts.ts", "page.tsx")).toBeNull();
  expect(resolved(plugin, "./texts.ts", "page.tsx?language=es")).toBe("texts.es.ts?language=es");
  expect(resolved(plugin, "./session-row.tsx", "page.tsx?language=es")).toBe("session-row.tsx?language=es");
  expect(resolved(plugin, "./texts.ts", "texts.es.ts?language=es")).toBe("texts.ts?language=es");
  expect(resolved(plugin, "react", "page.tsx?language=es")).toBeNull();
});
