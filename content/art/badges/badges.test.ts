import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { badge } from "./frame.ts";
import { MOTIFS } from "./motifs.ts";
import { BADGES } from "./write.ts";

const awards = readFileSync(join(BADGES, "../../awards.yaml"), "utf8");

/** Every `badge:` that the story's awards name, wherever they stand. */
function named(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "badge" ? [String(inner)] : named(inner)));
}

describe("the badges of The Quiet Station", () => {
  it("has one for each award of the story, and no other", () => {
    expect(Object.keys(MOTIFS).sort()).toEqual(named(parse(awards)).sort());
    expect(readdirSync(BADGES).sort()).toEqual(
      Object.keys(MOTIFS)
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  it.each(Object.entries(MOTIFS))("%s is written as it is drawn (if not: npm run art)", (name, motif) => {
    expect(readFileSync(join(BADGES, `${name}.svg`), "utf8")).toBe(badge(name, motif));
  });
});
