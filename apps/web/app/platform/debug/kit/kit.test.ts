import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "../../..");
/** They belong to the page around: its first link, its loading bars, and the layouts of whole pages. */
const ofThePage = ["ui/skip-link.tsx", "ui/loading-bar.tsx", "ui/document-bar.tsx", "ui/task-page.tsx"];

/** The components that these modules import, directly or through each other, as paths below `app`. */
function reached(from: string[]): Set<string> {
  const paths = new Set<string>();
  const visit = (path: string) => {
    if (paths.has(path)) return;
    paths.add(path);
    for (const [, name = ""] of readFileSync(join(app, path), "utf8").matchAll(
      /(?:from |import\()"(\.[^"]+\.tsx)"/g,
    ))
      visit(join(dirname(path), name));
  };
  for (const path of from) visit(path);
  return paths;
}

test("the page of the kit has every part of it", () => {
  const files = globSync(["ui/**/*.tsx", "play/ui/*.tsx", "play/stage/timer.tsx"], { cwd: app });
  const parts = files.filter((path) => !path.endsWith(".test.tsx"));
  expect(parts.length).toBeGreaterThan(40);
  const onPage = reached(["platform/debug/kit/page.tsx"]);
  expect(parts.filter((path) => !onPage.has(path) && !ofThePage.includes(path))).toEqual([]);
});
