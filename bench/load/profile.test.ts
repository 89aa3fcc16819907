import { expect, test } from "vitest";
import { sourcesOf, timesByFile } from "./profile.ts";

const frame = (functionName: string, url = "", lineNumber = 0) => ({ functionName, url, lineNumber });

test("time counts for the file of a function, or of whoever called it", () => {
  const nodes = [
    { id: 1, callFrame: frame("(root)"), children: [2, 3, 5, 6] },
    { id: 2, callFrame: frame("play", "file:///server.ts", 7), children: [4] },
    { id: 3, callFrame: frame("(garbage collector)") },
    { id: 4, callFrame: frame("writev") },
    { id: 5, callFrame: frame("(idle)") },
    { id: 6, callFrame: frame("processTimers", "node:internal/timers") },
  ];
  const samples = [2, 4, 3, 5, 6, 2];
  const timeDeltas = [1000, 2000, 1500, 9000, 500, 1000];
  expect(timesByFile({ nodes, samples, timeDeltas }, (url, line) => `${url}:${line}`)).toEqual([
    ["file:///server.ts:7", 4],
    ["(garbage collector)", 1.5],
    ["(node)", 0.5],
  ]);
});

test("a line of a bundle has the source that is named above it", () => {
  const bundle = ["import a;", "// src/one.ts", "one()", "// two", "//#region ../two.js", "two()"];
  expect(sourcesOf(bundle.join("\n"))).toEqual([
    ...[undefined, "src/one.ts", "src/one.ts", "src/one.ts"],
    ...["../two.js", "../two.js"],
  ]);
});
