import type { Experience, Report } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { curve, endingOf, endingsReached, nextAfter } from "./model.ts";

test("a team that stopped before the end has no ending in the picture, and counts for none", () => {
  const team = (id: string) => ({ ending: { id, title: id } });
  const report = {
    endings: [
      { id: "dawn", title: "Dawn" },
      { id: "dusk", title: "Dusk" },
    ],
    teams: [team("dusk"), team("_unfinished"), team("dusk")],
  } as Report;
  expect(report.teams.map((each) => endingOf(report, each))).toEqual([1, null, 1]);
  expect(endingsReached(report)).toBe(1);
});

test("a path without a decision draws no line", () => {
  expect(curve([])).toBe("");
});

test("the end points to the adventure that comes next, after the last to the first, never to the same", () => {
  const list = (...slugs: string[]) =>
    slugs.map((slug) => ({ slug, open_line: slug === "short" ? null : "And then …" }) as Experience);
  expect(nextAfter("one", list("one", "short", "two"))?.slug).toBe("two");
  expect(nextAfter("two", list("one", "short", "two"))?.slug).toBe("one");
  expect(nextAfter("one", list("one", "short"))).toBeNull();
  expect(nextAfter("withdrawn", list("one", "two"))?.slug).toBe("one");
});
