import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layoutFiles } from "../site-map/page.ts";
import { siteMap } from "../site-map.ts";

const allowed = /^(default|loader|meta|handle|shouldRevalidate|ErrorBoundary)$/;
const pages = siteMap.map(({ file }) => file);
const layouts = siteMap.filter(({ surface }) => surface !== "door").map(({ layout }) => layoutFiles[layout]);

/** An export by another name would be ignored, such as a guard that is not called `loader`. */
test.each([...new Set([...pages, ...layouts])])(
  "%s exports what a page may export, and nothing else",
  (file) => {
    const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    const exported = [...text.matchAll(/^export (?:async )?(?:(default)|(?:function|const|class) (\w+))/gm)];
    const names = exported.map(([, byDefault, own]) => byDefault ?? own ?? "");
    expect(names.filter((each) => !allowed.test(each))).toEqual([]);
    expect(names).toContain("default");
  },
);
