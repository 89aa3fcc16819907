import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layoutFiles } from "../site-map/page.ts";
import { siteMap } from "../site-map.ts";

const allowed = /^(default|loader|handle|shouldRevalidate|ErrorBoundary)$/;
/** The head of a page that is prerendered. In applications the list of pages has the title, or the page draws it. */
const prerendered = /^(?:site|doors)\//;
const pages = siteMap.map(({ file }) => file);
const layouts = siteMap.filter(({ surface }) => surface !== "door").map(({ layout }) => layoutFiles[layout]);

/** It redirects. */
const withoutTitle = "company/start/page.tsx";
const unnamed = siteMap.filter(({ file, name }) => !prerendered.test(file) && !name && file !== withoutTitle);

test.each([...new Set(unnamed.map(({ file }) => file))])(
  "%s has no name in the list, so it draws its own title",
  (file) => {
    expect(readFileSync(join(import.meta.dirname, "..", file), "utf8")).toContain("<PageTitle>");
  },
);

/** An export by another name would be ignored, such as a guard that is not called `loader`. */
test.each([...new Set([...pages, ...layouts])])(
  "%s exports what a page may export, and nothing else",
  (file) => {
    const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    const exported = [...text.matchAll(/^export (?:async )?(?:(default)|(?:function|const|class) (\w+))/gm)];
    const names = exported.map(([, byDefault, own]) => byDefault ?? own ?? "");
    const mayHave = (each: string) => allowed.test(each) || (each === "meta" && prerendered.test(file));
    expect(names.filter((each) => !mayHave(each))).toEqual([]);
    expect(names).toContain("default");
  },
);
