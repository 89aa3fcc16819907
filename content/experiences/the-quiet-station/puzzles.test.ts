/** Proofs by exhaustive search: how many answers fit with all packets, and how many without one of them. */
import { puzzleKind } from "@lantern/engine/puzzles";
import { describe, expect, test } from "vitest";
import { loadPack } from "../../src/index.ts";

const { pack } = loadPack("the-quiet-station");
const ALL = [1, 2, 3, 4, 5, 6];

describe("[P8] one answer fits, and every packet is needed", () => {
  test.each([
    { name: "P1 Soft light", id: "a4", boards: 4096, without: [4, 4, 4, 3, 2, 3] },
    { name: "P2 Honest numbers", id: "b4", boards: 120, without: [8, 8, 2, 2, 3, 3] },
    // 576 keys give fewer songs, since not every picture of the grid is in the song.
    { name: "P3 Pip's song", id: "c2", boards: null, without: [2, 2, 2, 2, 2, 2] },
    { name: "P4 The quiet way", id: "c4o", boards: 196, without: [9, 4, 7, 10, 6, 6] },
    { name: "P5 The spoon lullaby", id: "c4h", boards: 720, without: [9, 4, 18, 6, 4, 3] },
  ])("$name", ({ id, boards, without }) => {
    const scene = pack.scenes[id];
    if (scene?.kind !== "puzzle") throw new Error(`${id} is no puzzle`);
    const def = scene.puzzle;
    const kind = puzzleKind(def.kind);
    if (boards !== null) expect(kind.solutionCount(def, [])).toBe(boards);
    expect(kind.solutionCount(def, ALL)).toBe(1);
    expect(
      ALL.map((left) =>
        kind.solutionCount(
          def,
          ALL.filter((packet) => packet !== left),
        ),
      ),
    ).toEqual(without);
  });
});
