import { readdirSync, readFileSync } from "node:fs";
import { PORTRAITS } from "@lantern/engine/commands";
import { expect, it } from "vitest";
import { sitters } from "./sitters.ts";
import { portraitFiles, portraitsFolder } from "./write.ts";

const files = portraitFiles();

it("draws as many portraits as the engine knows, at least 24 of people, and no other file is there", () => {
  expect(sitters.length).toBeGreaterThanOrEqual(24);
  expect(Object.keys(files)).toHaveLength(PORTRAITS);
  expect(readdirSync(portraitsFolder).sort()).toEqual(Object.keys(files).sort());
});

it.each(Object.entries(files))(
  "%s is the current drawing, and small (if not: npm run art)",
  (name, drawing) => {
    expect(readFileSync(`${portraitsFolder}${name}`, "utf8")).toBe(drawing);
    expect(drawing.length).toBeLessThan(7000);
  },
);

it("no two people look alike", () => {
  expect(new Set(Object.values(files)).size).toBe(PORTRAITS);
  for (const worn of ["headwear", "beard", "glasses", "wheelchair", "hearingAid", "old"] as const)
    expect(sitters.some((sitter) => sitter[worn])).toBe(true);
});
