import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "../company/pages.ts";
import { slugOf } from "../i18n/slug.ts";
import { hasHelp } from "../site-map/page.ts";
import { siteMap } from "../site-map.ts";
import { helpAt, pageHelp } from "./page-help.ts";
import { questionGroups } from "./questions.ts";

const ownHelp = pages.filter(
  ({ path, layout = "dashboard", secret }) =>
    path !== "/dashboard" && hasHelp({ path, layout, ...(secret && { secret }) }),
);

test.each(ownHelp.map(({ path }) => path))("%s has at least two questions and a page to read on", (path) => {
  const help = helpAt(path.replaceAll(/:\w+/g, "1"));
  expect(help?.path).toBe(path);
  expect(help?.questions.length).toBeGreaterThan(1);
  expect(new Set(help?.questions).size).toBe(help?.questions.length);
});

test("each question that a page names exists, and so does each page and section", () => {
  const anchors = questionGroups.flatMap(({ list }) => list).map(({ q }) => slugOf(q));
  expect(pageHelp.flatMap(({ questions }) => questions).filter((one) => !anchors.includes(one))).toEqual([]);
  for (const { guide } of pageHelp) {
    const [path = "", section] = guide.split("#");
    const [, slug] = /^\/support\/(\w+)$/.exec(path) ?? [];
    if (!slug) {
      expect(
        siteMap.some((page) => page.path === path),
        guide,
      ).toBe(true);
      continue;
    }
    const text = readFileSync(new URL(`../../../../content/help/${slug}.md`, import.meta.url), "utf8");
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => slugOf(heading ?? ""));
    if (section) expect(headings, guide).toContain(section);
  }
});

test("the list names no page twice, and none without help", () => {
  const paths = pageHelp.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !ownHelp.some((page) => page.path === path))).toEqual([]);
});
