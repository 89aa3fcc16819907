/**
 * Builds the dashboard in another language than English. In place of the texts that `translated` reads, each file gets
 * their translation from the catalog, as a module beside it, so that a page has its texts in that language and no others.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { DashboardLanguage } from "@lantern/contract/languages";
import { type ESTree, type Plugin, parseSync } from "vite";

const app = join(import.meta.dirname, "app");
const i18n = join(app, "i18n");

interface Translation {
  file: string;
  /** The expression in that file. */
  source: string;
}

const parsed = (file: string) => {
  const source = readFileSync(file, "utf8");
  return { source, body: parseSync(file, source).program.body };
};

/** Constants of a module, exported or not, by name. */
function constants(body: ESTree.Program["body"]): Map<string, ESTree.Expression> {
  const values = new Map<string, ESTree.Expression>();
  for (const statement of body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations)
      if (id.type === "Identifier" && init) values.set(id.name, init);
  }
  return values;
}

/** The object that is written there, with or without a type. */
const objectOf = (value: ESTree.Expression | undefined): ESTree.ObjectExpression | undefined =>
  value?.type === "TSSatisfiesExpression"
    ? objectOf(value.expression)
    : value?.type === "ObjectExpression"
      ? value
      : undefined;

/** The translations of a language by file of texts: `company.ts` there spreads the objects that have them. */
function readCatalog(language: DashboardLanguage): Map<string, Translation> {
  const index = join(i18n, language, "company.ts");
  const { body } = parsed(index);
  const origins = new Map<string, string>();
  for (const statement of body)
    if (statement.type === "ImportDeclaration")
      for (const { local } of statement.specifiers)
        origins.set(local.name, join(dirname(index), statement.source.value));
  const catalog = new Map<string, Translation>();
  for (const part of objectOf(constants(body).get("files"))?.properties ?? []) {
    const name = part.type === "SpreadElement" && part.argument.type === "Identifier" && part.argument.name;
    const file = name && origins.get(name);
    if (!file) throw new Error(`${index}: "files" spreads objects of other files, and has nothing else`);
    const { source, body } = parsed(file);
    for (const property of objectOf(constants(body).get(name))?.properties ?? []) {
      if (property.type !== "Property") throw new Error(`${file}: "${name}" has texts by file`);
      const { key, value } = property;
      const text = key.type === "Literal" ? String(key.value) : key.type === "Identifier" ? key.name : "";
      catalog.set(text, { file, source: source.slice(value.start, value.end) });
    }
  }
  return catalog;
}

export function inLanguage(language: DashboardLanguage): Plugin {
  const catalog = readCatalog(language);
  const suffix = `.${language}.ts`;
  /** What the module beside a file of texts has; its imports are those of the catalog. */
  const translationFor = (id: string) => {
    const key = keyOf(relative(app, id).replace(suffix, ".ts"));
    const translation = catalog.get(key);
    if (!translation) throw new Error(`${id}: there is no translation of "${key}"`);
    return translation;
  };
  return {
    name: "in-language",
    enforce: "pre",
    resolveId(name, from) {
      if (name.endsWith(suffix)) return name;
      if (name.startsWith(".") && from?.endsWith(suffix))
        return join(dirname(translationFor(from).file), name);
      const ofStart = /\/start-texts\.ts$|^\.\/en\/(?:errors|shell|ui)\.ts$/.test(name);
      return ofStart ? join(i18n, language, "start-texts.ts") : null;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      // The build drops the texts of other files.
      const { file, source } = translationFor(id);
      return `${readFileSync(file, "utf8")}\nexport default ${source};`;
    },
    transform(code, id) {
      return /\btranslated[<(]/.test(code) ? withTranslation(code, id, suffix) : null;
    },
  };
}

/** The path of a file of texts, as `translated` names it. */
export const keyOf = (file: string) =>
  file
    .replaceAll("\\", "/")
    .replace(/[/-]texts\.ts$/, "")
    .replace(/\.ts$/, "");

/** The module with its translation in place of the call that has the English texts. */
function withTranslation(code: string, id: string, suffix: string) {
  for (const value of constants(parseSync(id, code).program.body).values()) {
    if (value.type !== "CallExpression" || value.callee.type !== "Identifier") continue;
    if (value.callee.name !== "translated") continue;
    const translation = JSON.stringify(id.replace(/\.ts$/, suffix));
    const result = `${code.slice(0, value.start)}translation${code.slice(value.end)}`;
    return { code: `import translation from ${translation};\n${result}`, map: null };
  }
  return null;
}
