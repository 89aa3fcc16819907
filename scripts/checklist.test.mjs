import { expect, test } from "vitest";
import { drawn, filesByRow, idsIn, readRows, titlesIn } from "./checklist.mjs";

test("rows are read by id with their fact", () => {
  const rows = readRows(
    "| id | fact |\n|---|---|\n| R01 | `/` is the home page | GET |\n| K10 | Version 2 | look |\n",
  );
  expect([...rows]).toEqual([
    ["R01", "/ is the home page"],
    ["K10", "Version 2"],
  ]);
});

test.each([
  ["[E40] [V04] one each", ["E40", "V04"]],
  ["[R01, R03] a list", ["R01", "R03"]],
  ["R20, R24: a list without brackets", ["R20", "R24"]],
  ["R34 without a colon", ["R34"]],
  ["[K07–K09] a range", ["K07", "K08", "K09"]],
  ["[A18-22, C25] a range that names its letter once", ["A18", "A19", "A20", "A21", "A22", "C25"]],
  ["A09 to A11 in words", ["A09", "A10", "A11"]],
  ["of a describe [D01] and its test (D02)", ["D01", "D02"]],
  ["rules and other things: [V3] [ABC] UTF-16 H264 AB12 A123 [A09–K10]", ["A09", "K10"]],
])("ids in “%s”", (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

test("files of tests by row and outcome; the engine's rules and the examples of this file are no rows", () => {
  const [web, journey] = ["apps/web/participant.test.ts", "e2e/journeys/door.spec.ts"];
  const rows = filesByRow([
    { title: "[P11] resets", file: web, outcome: "passed" },
    { title: "[P11] unsolved", file: "packages/engine/src/puzzle.test.ts", outcome: "passed" },
    { title: "ids in “[P11] one each”", file: "scripts/checklist.test.mjs", outcome: "passed" },
    { title: "[P11, K15]", file: journey, outcome: "failed" },
    { title: "[K15] later", file: web, outcome: "skipped" },
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    P11: { passed: new Set([web]), failed: new Set([journey]), skipped: new Set() },
    K15: { passed: new Set(), failed: new Set([journey]), skipped: new Set([web]) },
  });
});

test("titles that name rows are found in a source, beside other text", () => {
  // The dollar sign is escaped, because the lint takes such a string for a forgotten template.
  const source = [
    'test("[R01, R03] the home page", () => click("[data-row]"));',
    'test("without an id", () => {});',
    "describe('R20, R24: checkout', () => {",
    '  test.each([["[E40] a free provider", 7]])("%s", check);',
    "  test(`\u0024{ids} [E01] the screen`, check);",
  ];
  expect(titlesIn(source.join("\n"))).toEqual([
    "[R01, R03] the home page",
    "R20, R24: checkout",
    "[E40] a free provider",
    "\u0024{ids} [E01] the screen",
  ]);
});

test("the same seed draws the same rows, another one others", () => {
  const rows = Array.from({ length: 400 }, (_, row) => row);
  const five = drawn(rows, 5, "44");
  expect(drawn(rows, 5, "44")).toEqual(five);
  expect(drawn(rows, 5, "45")).not.toEqual(five);
  expect(drawn(rows, 25, "44").slice(0, 5)).toEqual(five);
  expect(new Set(drawn(rows, 400, "44")).size).toBe(400);
});
