import { expect, test } from "vitest";
import { mergeSources } from "./merge.ts";

test("mappings are merged key by key", () => {
  const merged = mergeSources([
    { name: "one.yaml", source: { slug: "x", scenes: { a: { kind: "puzzle" } } } },
    { name: "two.yaml", source: { scenes: { a: { puzzle: 1 }, b: {} } } },
  ]);
  expect(merged).toEqual({ slug: "x", scenes: { a: { kind: "puzzle", puzzle: 1 }, b: {} } });
});

test("a duplicate field is reported with its file", () => {
  const twice = [
    { name: "one.yaml", source: { scenes: { a: { title: "A" } } } },
    { name: "two.yaml", source: { scenes: { a: { title: "B" } } } },
  ];
  expect(() => mergeSources(twice)).toThrow("two.yaml: scenes.a.title is written twice");
  expect(() => mergeSources([{ name: "list.yaml", source: [] }])).toThrow(
    "list.yaml: the file must be a mapping",
  );
});
