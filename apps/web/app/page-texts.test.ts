/**
 * The site map names the texts that each page reads: with one too few, the page could not be drawn; one too many would
 * load for nothing. And no text is read while a module loads: it would keep its language when the page's changes.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { dashboardLanguages } from "@lantern/contract/languages";
import { siteLanguages } from "@lantern/contract/site-languages";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { siteMap } from "./site-map.ts";

const app = import.meta.dirname;

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "type" in value;

interface Reading {
  /** Areas that the module reads. */
  areas: Set<string>;
  imports: string[];
  /** Modules that it imports later, with the areas that it loads for them. */
  later: { file: string; areas: string[] }[];
  /** Texts that it reads while it loads. */
  early: string[];
}

/** English-only areas are part of every page. */
const shared = ["errors", "shell", "ui"];
const quoted = (list: unknown) => ((list as Node).elements as Node[]).map(({ value }) => String(value));

function readingOf(source: string, file: string): Reading {
  const reading: Reading = { areas: new Set(), imports: [], later: [], early: [] };
  /** Functions of the module that return texts, such as `const texts = () => t.live().lobby`. */
  const getters = new Set(
    [...source.matchAll(/^(?:export )?const (\w+) = \(\) => t\./gm)].map(([, name]) => name),
  );
  const pathOf = (specifier: unknown) => join(file, "..", String(specifier));
  const visit = (node: unknown, inFunction: boolean, loaded: string[]): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, inFunction, loaded);
    if (!isNode(node)) return;
    const { type, source: from } = node;
    const importsValue = type === "ImportDeclaration" && node.importKind !== "type";
    const exportsValue = /^Export(?:Named|All)Declaration$/.test(type) && node.exportKind !== "type";
    if ((importsValue || exportsValue) && isNode(from) && String(from.value).startsWith("."))
      reading.imports.push(pathOf(from.value));
    if (type === "ImportExpression" && isNode(from) && from.type === "Literal")
      reading.later.push({ file: pathOf(from.value), areas: loaded });
    let loads = loaded;
    if (type === "CallExpression") {
      const callee = node.callee as Node;
      const { object, property } = callee as { object?: Node; property?: Node };
      const ofCatalog = object?.type === "Identifier" && object.name === "t";
      const area = String(property?.name);
      if (ofCatalog && !shared.includes(area)) reading.areas.add(area);
      if (!inFunction && (ofCatalog || getters.has(String(callee.name))))
        reading.early.push(source.slice(Number(node.start), Number(node.end)));
      const [first] = node.arguments as Node[];
      if (callee.name === "withTexts" && first?.type === "ArrayExpression") loads = quoted(first);
    }
    for (const part of Object.values(node)) visit(part, inFunction || type.includes("Function"), loads);
  };
  visit(parseSync(file, source).program, false, []);
  return reading;
}

const readings = new Map(
  readdirSync(app, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^i18n\/[a-z]{2}\//.test(name))
    .map((name) => [name, readingOf(readFileSync(join(app, name), "utf8"), join(app, name))] as const),
);

/** A module with everything that it imports at once. */
function together(file: string, files = new Set<string>()): Set<string> {
  const reading = readings.get(file);
  if (!reading || files.has(file)) return files;
  files.add(file);
  for (const each of reading.imports) together(relative(app, each).replaceAll("\\", "/"), files);
  return files;
}

const areasOf = (file: string) =>
  new Set([...together(file)].flatMap((each) => [...(readings.get(each)?.areas ?? [])]));

/** Areas that no page of the chain has loaded, with the module that reads them. */
function unloaded(file: string, loaded: ReadonlySet<string>, visited = new Set<string>()): string[] {
  if (visited.has(file)) return [];
  visited.add(file);
  const missing = [...areasOf(file)].filter((area) => !loaded.has(area)).map((area) => `${file}: ${area}`);
  const later = [...together(file)].flatMap((each) => readings.get(each)?.later ?? []);
  return [
    ...missing,
    ...later.flatMap((next) =>
      unloaded(relative(app, next.file).replaceAll("\\", "/"), new Set([...loaded, ...next.areas]), visited),
    ),
  ];
}

test.each([
  [`const texts = () => t.live().lobby; const f = () => texts().leave;`, ["live"], []],
  [`const texts = () => t.live().lobby; const ways = { full: texts().leave };`, ["live"], ["texts().leave"]],
  [`const { close } = t.ui();`, [], ["t.ui()"]],
  [`const say = (text = t.liveScenes().film.now) => text;`, ["liveScenes"], []],
])("what a module reads: %s", (source, areas, early) => {
  const reading = readingOf(source, join(app, "sample.tsx"));
  expect([...reading.areas]).toEqual(areas);
  expect(reading.early).toEqual(early.map((text) => text.replace(".leave", "")));
});

test("a module that is loaded later has its texts loaded with it", () => {
  const source = `const A = lazy(() => withTexts(["live"], () => import("./a.tsx"))); lazy(() => import("./b.tsx"));`;
  expect(readingOf(source, join(app, "sample.tsx")).later).toEqual([
    { file: join(app, "a.tsx"), areas: ["live"] },
    { file: join(app, "b.tsx"), areas: [] },
  ]);
});

const pages = siteMap.map(({ path, file, texts = [] }) => ({ path, file, texts: [...texts].sort() }));

test.each(pages.filter(({ texts }) => texts.length > 0))("$path reads the texts that it loads", (page) => {
  const { file, texts } = page;
  const later = [...together(file)].flatMap((each) => readings.get(each)?.later ?? []);
  const read = new Set(
    [file, ...later.map((next) => relative(app, next.file))].flatMap((each) => [...areasOf(each)]),
  );
  expect(texts.filter((area) => !read.has(area))).toEqual([]);
});

test("every page has loaded what it reads", () => {
  const missing = pages.flatMap(({ file, texts }) => unloaded(file, new Set(texts)));
  expect(missing).toEqual([]);
});

/** Files of texts that a build in another language takes from beside them. */
const ownTexts =
  /(?:^|[/-])(?:texts|names|terms)\.ts$|^help\/(?:questions\/|search-terms)|\/sample-scorecard\.ts$/;
/** Those of participants are in `i18n`, and doors of theirs choose among them. The console is in English. */
const elsewhere = /^(?:i18n\/texts\.ts$|doors\/(?:enroll|join)|company\/|platform\/)/;

test("a page in another language has all of its texts in it", () => {
  const translated = siteMap.filter(
    (page) => page.translated === "public" || page.translated === "administrators",
  );
  expect(translated.length).toBeGreaterThan(20);
  const missing = translated.flatMap(({ file, surface }) =>
    [...together(file), ...together(file.replace("page.tsx", "script.ts"))]
      .filter((name) => ownTexts.test(name) && !elsewhere.test(name))
      .flatMap((name) =>
        (surface === "site" ? siteLanguages : dashboardLanguages)
          .filter((code) => code !== "en")
          .map((code) => name.replace(/ts$/, `${code}.ts`)),
      )
      .filter((name) => !existsSync(join(app, name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no module reads a text while it loads", () => {
  expect(readings.size).toBeGreaterThan(300);
  const early = [...readings].flatMap(([name, reading]) => reading.early.map((text) => `${name}: ${text}`));
  expect(early).toEqual([]);
});
