/** How the folders of the pages may import each other: ARCHITECTURE.md tells why. Tests are not checked. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { circles } from "./lib/circles.mjs";
import { inRoot, root } from "./lib/root.mjs";

const source = "apps/web/app/";

/** The surfaces never import each other, and what all of them use imports none of them. */
const surfaces = ["site", "doors", "company", "platform", "play"];
const shared = ["i18n", "ui", "api", "forms", "document", "help", "shell", "site-map"];

/** The exceptions: an importing path starts with the first, and what it imports with the second. */
const exceptions = [
  // A host visits a team, and rehearses in its session.
  ["company/host/", "play/"],
  // The fields of a company's own words stand beside the real stage.
  ["company/shared/story/", "play/"],
  // Tools for developers show the real stage.
  ["platform/debug/", "play/"],
  // The home page shows the real scorecard.
  ["site/home/", "play/scorecard/"],
  // Signing out ends what a participant stored on this device.
  ["api/access/session.ts", "play/client/leave-everywhere.ts"],
  // Public documents name the site's script.
  ["document/", "site/"],
];

const isTest = (file) => /\.test\.tsx?$/.test(file);

const anyImport = /(?:\bfrom|\bimport\(|\bimport) ?"(\.[^"?]+)/g;
/** What is loaded only when it is needed is in no circle. */
const atOnce = /(?:\bfrom|\bimport) ?"(\.[^"?]+)/g;

/**
 * Pairs of paths below `app`, of which the first imports the second, in tests too.
 *
 * @returns {[from: string, to: string][]}
 */
function allImports(pattern = anyImport) {
  return globSync(`${source}**/*.{ts,tsx}`, { cwd: root }).flatMap((file) =>
    [...readFileSync(inRoot(file), "utf8").matchAll(pattern)].map(([, name]) => [
      file.slice(source.length),
      join(dirname(file), name).slice(source.length),
    ]),
  );
}

const imports = () => allImports().filter(([from]) => !isTest(from));

const folderOf = (path) => path.split("/")[0];
const isFile = (path) => !path.includes("/");

function wrongImports(pairs) {
  return pairs
    .filter(([from, to]) => {
      if (isFile(from) || folderOf(from) === folderOf(to) || !surfaces.includes(folderOf(to))) return false;
      return !exceptions.some(
        ([importing, imported]) => from.startsWith(importing) && to.startsWith(imported),
      );
    })
    .map(([from, to]) => `${from} > ${to}`);
}

test("files of the pages import each other in no circle, by their types neither", () => {
  expect(circles(allImports(atOnce))).toEqual([]);
});

test("a surface imports only what all surfaces share", () => {
  const pairs = imports();
  expect(pairs.length).toBeGreaterThan(1500);
  expect(wrongImports(pairs)).toEqual([]);
  const folders = new Set(
    pairs
      .map(([from]) => from)
      .filter((from) => !isFile(from))
      .map(folderOf),
  );
  expect([...folders].sort()).toEqual([...surfaces, ...shared].sort());
});

test("every exception is used", () => {
  const pairs = imports();
  for (const [importing, imported] of exceptions)
    expect(
      pairs.some(([from, to]) => from.startsWith(importing) && to.startsWith(imported)),
      `${importing} > ${imported}`,
    ).toBe(true);
});

/** Surfaces whose pages never import each other, and the folders that all of their pages use. */
const surfacesOfPages = ["company", "platform"];
const ofAllPages = ["shared", "shell"];

/** `company/home`; undefined for what all pages use, and for files that are in no page's folder. */
function pageOf(path) {
  const [surface, folder, file] = path.split("/");
  if (!surfacesOfPages.includes(surface) || file === undefined || ofAllPages.includes(folder))
    return undefined;
  return `${surface}/${folder}`;
}

/** Imports of a page's files by another page, or by what all pages use. The list and the layout start pages. */
function importsOfPages(pairs) {
  return pairs
    .filter(([from, to]) => {
      const page = pageOf(to);
      return page && folderOf(from) === folderOf(to) && from.split("/").length > 2 && pageOf(from) !== page;
    })
    .map(([from, to]) => `${from} > ${to}`);
}

test("a page of the dashboard or the console imports no other page: what two use is shared", () => {
  const pairs = imports();
  expect(importsOfPages(pairs)).toEqual([]);
  const pages = new Set(pairs.map(([from]) => pageOf(from)).filter(Boolean));
  expect(pages.size).toBeGreaterThan(40);
});

test.each([
  ["by another page", "company/home/page.tsx", "company/session/facts.tsx"],
  ["of its texts", "platform/user/page.tsx", "platform/users/texts.ts"],
  ["by what is shared", "company/shared/cover.tsx", "company/home/texts.ts"],
  ["by the frame", "platform/shell/finder.tsx", "platform/users/page.tsx"],
])("an import of a page %s is found", (_, from, to) => {
  expect(importsOfPages([[from, to]])).toHaveLength(1);
});

/** These read responses that are no JSON of the API: a stream, the live connection, and files of a story. */
const readers = [
  "play/client/open-client.ts",
  "play/sound/engine/score.ts",
  "shell/notifications/news-stream.ts",
];

test("a page gets the values of a response, or the error that the specification words, and reads none itself", () => {
  const reading = imports()
    .filter(([from, to]) => folderOf(from) !== "api" && /^api\/(?:send|limited-fetch)\.ts$/.test(to))
    .map(([from]) => from);
  expect([...new Set(reading)].sort()).toEqual(readers);
  const passedOn = globSync(`${source}api/**/*.ts`, { cwd: root }).filter((file) =>
    /export [^{;]*Promise<Response>/.test(readFileSync(inRoot(file), "utf8")),
  );
  expect(passedOn).toEqual([]);
});

test.each([
  ["a page of another surface", "company/home/page.tsx", "platform/home/page.tsx"],
  ["a page of the hour", "site/home/page.tsx", "play/stage/stage.tsx"],
  ["a surface by the kit", "ui/table.tsx", "company/administrators/administrator-table.tsx"],
])("an import of %s is found", (_, from, to) => {
  expect(wrongImports([[from, to]])).toHaveLength(1);
});

/** Components in a file of their own. What loads by `import()` or has a test of its own stays apart. */
const smallLimit = 60;
const fileLimit = 300;

function smallComponents(pairs, linesOf) {
  const importers = Map.groupBy(pairs, ([, to]) => to);
  return [...importers].flatMap(([component, users]) => {
    const [user, another] = new Set(users.map(([from]) => from));
    const isComponent =
      [component, user].every((file) => file.endsWith(".tsx")) && dirname(component) === dirname(user);
    if (!isComponent || another || isTest(user)) return [];
    const isSmall = linesOf(component) < smallLimit && linesOf(component) + linesOf(user) < fileLimit;
    return isSmall ? [`${component} > ${user}`] : [];
  });
}

test("a small part stands in the only file that uses it", () => {
  const textOf = (path) => readFileSync(inRoot(source, path), "utf8");
  const loaded = (pair) => textOf(pair[0]).includes(`import("./${pair[1].split("/").at(-1)}")`);
  const apart = new Set(
    allImports()
      .filter(loaded)
      .map(([, to]) => to),
  );
  const pairs = allImports().filter(([, to]) => !apart.has(to));
  expect(pairs.length).toBeGreaterThan(1500);
  expect(smallComponents(pairs, (path) => textOf(path).split("\n").length - 1)).toEqual([]);
});

test("a small part is found, unless it is large, used twice, tested or of another folder", () => {
  const page = "company/team/page.tsx";
  const lines = { [page]: 250, "company/team/row.tsx": 30, "company/team/table.tsx": 55 };
  const linesOf = (path) => lines[path] ?? 20;
  const listed = (...pairs) => smallComponents(pairs, linesOf);
  expect(listed([page, "company/team/row.tsx"])).toEqual(["company/team/row.tsx > company/team/page.tsx"]);
  expect(listed([page, "company/team/table.tsx"])).toEqual([]);
  expect(listed([page, "company/team/row.tsx"], ["company/team/b.tsx", "company/team/row.tsx"])).toEqual([]);
  expect(listed([page, "company/team/row.tsx"], ["company/team/a.test.tsx", "company/team/row.tsx"])).toEqual(
    [],
  );
  expect(listed([page, "company/shared/cover.tsx"])).toEqual([]);
});
