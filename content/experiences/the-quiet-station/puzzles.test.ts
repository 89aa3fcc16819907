/** The proofs of the story, by trying every answer: how many fit, and how many are left without one packet. */
import { readFileSync } from "node:fs";
import { PuzzleSource, puzzleKind } from "@lantern/engine/puzzles";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const source: { scenes: Record<string, { puzzle: unknown }> } = parse(
  readFileSync(new URL("puzzles.yaml", import.meta.url), "utf8"),
);
const ALL = [1, 2, 3, 4, 5, 6];

describe("[P8] one answer fits, and every packet is needed", () => {
  test.each([
    { name: "P1 Soft light", scene: "a4", boards: 4096, without: [4, 4, 4, 3, 2, 3] },
    { name: "P2 Honest numbers", scene: "b4", boards: 120, without: [8, 8, 2, 2, 3, 3] },
    { name: "P3 Pip's song", scene: "c2", boards: null, without: [2, 2, 2, 2, 2, 2] },
    { name: "P4 The quiet way", scene: "c4o", boards: 196, without: [9, 4, 7, 10, 6, 6] },
    { name: "P5 The spoon lullaby", scene: "c4h", boards: 720, without: [9, 4, 18, 6, 4, 3] },
  ])("$name", ({ scene, boards, without }) => {
    const def = PuzzleSource.parse(source.scenes[scene]?.puzzle);
    const kind = puzzleKind(def.kind);
    if (boards !== null) expect(kind.answers(def, [])).toBe(boards);
    expect(kind.answers(def, ALL)).toBe(1);
    expect(
      ALL.map((left) =>
        kind.answers(
          def,
          ALL.filter((packet) => packet !== left),
        ),
      ),
    ).toEqual(without);
  });
});
