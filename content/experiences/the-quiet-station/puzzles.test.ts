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
    { name: "P6 A roof of leaves", id: "b6p", boards: 729, without: [9, 2, 9, 2, 9, 2] },
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

test("[14.4] every path has five puzzles, the third in the quiet part before the interlude", () => {
  const onPath = (id: string) => {
    const scene = pack.scenes[id];
    return scene?.kind === "puzzle" && !scene.optional;
  };
  const puzzles = Object.keys(pack.scenes).filter(onPath);
  expect(puzzles).toEqual(["a4", "b4", "b6p", "c2", "c4o", "c4h"]);
});

test("[C9] the drawings of the leaves have words too, and nobody's drawing shows their own leaf", () => {
  const scene = pack.scenes.b6p;
  if (scene?.kind !== "puzzle" || scene.puzzle.kind !== "switchboard") throw new Error("no leaves");
  for (const [at, { picture, text, rule }] of scene.puzzle.packets.entries()) {
    expect(picture).toBeTruthy();
    expect(text.length).toBeGreaterThan(20);
    // A thing on the holder's own leaf is in nobody's drawing who holds that leaf.
    const things = [...(rule ?? "").matchAll(/at\((\w+)\)/g)].map(([, thing]) => thing);
    const plans = scene.puzzle.packets.map((packet) => packet.rule ?? "").join(" and ");
    for (const thing of things) expect(plans).not.toMatch(new RegExp(`(^| )${thing} = ${at + 1}( |$)`));
  }
});

test("[C9] everybody describes a drawing of the spoons, which has words too", () => {
  const scene = pack.scenes.c4h;
  if (scene?.kind !== "puzzle" || scene.puzzle.kind !== "order") throw new Error("no spoons");
  const drawings = scene.puzzle.packets.map(({ picture }) => picture);
  expect(drawings).toEqual(
    ALL.map((packet) => expect.stringMatching(new RegExp(`^spoons-${packet}-[0-9a-f]{8}$`))),
  );
  const glyphs: Record<string, string> = { moon: "☾", star: "★", circle: "●", triangle: "▲", square: "■" };
  for (const { text, rule } of scene.puzzle.packets) {
    // A drawing's words name the spoons that its rule is about, and no others.
    const ruled = Object.entries(glyphs).filter(([id]) => rule.includes(id));
    const named = Object.values(glyphs).filter((glyph) => text.includes(glyph));
    expect(named).toEqual(ruled.map(([, glyph]) => glyph));
  }
});
