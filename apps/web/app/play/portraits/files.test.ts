import { readdirSync, readFileSync } from "node:fs";
import { PORTRAITS } from "@lantern/engine/commands";
import { expect, test } from "vitest";

const folder = new URL("../../../public/portraits/", import.meta.url);

test("there is a small drawing for each portrait that people can choose, none twice, and no other file", () => {
  const numbers = Array.from({ length: PORTRAITS }, (_, i) => `${i + 1}.svg`);
  expect(readdirSync(folder).sort()).toEqual(numbers.sort());
  const drawings = numbers.map((name) => readFileSync(new URL(name, folder), "utf8"));
  expect(new Set(drawings).size).toBe(PORTRAITS);
  for (const drawing of drawings) expect(drawing.length).toBeLessThan(7000);
});
