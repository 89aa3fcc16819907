import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { storySlugs } from "../tool/stories.ts";
import { badge } from "./frame.ts";
import { BADGES } from "./stories.ts";
import { badgesOf } from "./write.ts";

/** Every `badge:` in the awards of the story. */
function named(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "badge" ? [String(inner)] : named(inner)));
}

it("has badges for each story that has pictures", () => {
  expect(Object.keys(BADGES).sort()).toEqual(storySlugs());
});

describe.each(Object.entries(BADGES))("the badges of %s", (story, motifs) => {
  it("has one for each award of the story, and no other", () => {
    const folder = join(badgesOf(story), "../..");
    const parts = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
    const awards = parts.flatMap((name) => named(parse(readFileSync(join(folder, name), "utf8"))));
    expect(Object.keys(motifs).sort()).toEqual(awards.sort());
    expect(readdirSync(badgesOf(story)).sort()).toEqual(awards.map((name) => `${name}.svg`).sort());
  });

  it.each(Object.entries(motifs))("%s is the current drawing (if not: npm run art)", (name, motif) => {
    expect(readFileSync(join(badgesOf(story), `${name}.svg`), "utf8")).toBe(badge(name, motif));
  });
});
