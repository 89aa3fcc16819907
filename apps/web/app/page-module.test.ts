import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const allowed = /^(default|loader|meta|handle|shouldRevalidate|ErrorBoundary)$/;

/** An export by another name would be ignored, such as a guard that is not called `loader`. */
test.each(["routes", "layouts"])("files in %s export what a page may export, and nothing else", (folder) => {
  const files = readdirSync(join(import.meta.dirname, folder), { recursive: true }).map(String);
  const pages = files.filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));
  expect(pages.length).toBeGreaterThan(5);
  for (const name of pages) {
    const text = readFileSync(join(import.meta.dirname, folder, name), "utf8");
    const exported = [...text.matchAll(/^export (?:async )?(?:(default)|(?:function|const|class) (\w+))/gm)];
    const names = exported.map(([, byDefault, own]) => byDefault ?? own ?? "");
    expect([name, names.filter((each) => !allowed.test(each))]).toEqual([name, []]);
  }
});
