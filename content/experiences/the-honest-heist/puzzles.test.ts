/** Proofs by exhaustive search: how many answers fit with all packets, and how many without one of them. */
import { inLanguage, type Pack } from "@lantern/engine";
import { type PuzzleDef, puzzleKind } from "@lantern/engine/puzzles";
import { describe, expect, test } from "vitest";
import { folderOf, loadPack } from "../../src/index.ts";
import { readTranslation, translationFiles } from "../../src/translations.ts";

const { pack } = loadPack("the-honest-heist");
const ALL = [1, 2, 3, 4, 5, 6];

function puzzleOf(id: string) {
  const scene = pack.scenes[id];
  if (scene?.kind !== "puzzle") throw new Error(`${id} is no puzzle`);
  return scene.puzzle;
}

describe("[P8] one answer fits, and every packet is needed", () => {
  test.each([
    { name: "P1 Six coats", id: "a3_coats", boards: 720, without: [8, 12, 8, 6, 6, 8] },
    { name: "P2 The way", id: "b2_way", boards: 38, without: [2, 3, 2, 3, 3, 2] },
    { name: "P3 The lights", id: "b4_lights", boards: 4096, without: [16, 4, 16, 8, 8, 16] },
    // Without clues a search finds only the first of millions of tables.
    { name: "P4 Count the table", id: "c3_lock", boards: null, without: [54, 81, 54, 54, 27, 81] },
    { name: "P5 The pot", id: "b7_pot", boards: 720, without: [3, 9, 11, 3, 4, 4] },
  ])("$name", ({ id, boards, without }) => {
    const def = puzzleOf(id);
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

test("[P14] everybody of three or more holds a part of each chain of the lights", () => {
  const def = puzzleOf("b4_lights");
  if (def.kind !== "switchboard") throw new Error("the lights are no switchboard");
  const chains = [
    ["s1", "s2", "s3"],
    ["s4", "s5", "s6"],
    ["s7", "s8", "s9"],
    ["s10", "s11", "s12"],
  ];
  const packetOf = (control: string) => def.packets.findIndex(({ controls }) => controls.includes(control));
  for (const people of [3, 4, 5, 6])
    for (const chain of chains) {
      const hands = new Set(chain.map((control) => packetOf(control) % people));
      expect(hands.size, `${chain.join()} of ${people}`).toBe(3);
    }
});

/** A label as a sentence may have it: “Zahnarzt” in “des Zahnarztes”. */
function inSentence(label: string): RegExp {
  const stems = label.split(" ").map((one) => `${one.slice(0, Math.max(3, one.length - 1))}\\p{L}{0,3}`);
  return new RegExp(`(?<!\\p{L})${stems.join(" ")}(?!\\p{L})`, "iu");
}

interface Thing {
  id: string;
  label?: string | undefined;
}

/** The things of a board that a text names, in the order in which it does. */
function namedIn(text: string, things: readonly Thing[]): string[] {
  const found = things.map(({ id, label = id }) => ({ id, at: text.search(inSentence(label)) }));
  return found
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

/** The pieces of a board that its clues name. */
function thingsOf(puzzle: PuzzleDef): readonly Thing[] {
  if (puzzle.kind === "route") return puzzle.nodes;
  if (puzzle.kind === "switchboard") return puzzle.gauges;
  if (puzzle.kind === "match") return puzzle.left;
  return puzzle.kind === "order" ? puzzle.items : [];
}

const cluesOf = (of: Pack) =>
  Object.entries(of.scenes).flatMap(([id, scene]) =>
    scene.kind === "puzzle"
      ? scene.puzzle.packets.map(({ text }) => ({ id, named: namedIn(text, thingsOf(scene.puzzle)) }))
      : [],
  );

const languages = [...translationFiles(folderOf("the-honest-heist"))].map(([language, file]) => {
  const texts = { [language]: readTranslation(pack, file).translation };
  return [language, inLanguage({ ...pack, texts }, language)] as const;
});

describe.each([["en", pack] as const, ...languages])("[L8] in %s", (_language, told) => {
  test("every clue names the rooms, coats and pieces of the English one, in its order", () => {
    expect(cluesOf(told)).toEqual(cluesOf(pack));
    expect(cluesOf(told).filter(({ named }) => named.length > 0)).toHaveLength(23);
  });

  test("a hint of the lights names the rooms that only one switch touches", () => {
    const scene = told.scenes.b4_lights;
    if (scene?.kind !== "puzzle" || scene.puzzle.kind !== "switchboard")
      throw new Error("the lights are no switchboard");
    const single = scene.puzzle.gauges.filter(({ controls }) => controls.length === 1);
    expect(namedIn(scene.hints[1] ?? "", scene.puzzle.gauges).sort()).toEqual(
      single.map(({ id }) => id).sort(),
    );
  });
});

test("halves that are counted as wholes give more bowls than a wheel has", () => {
  const def = puzzleOf("c3_lock");
  const texts = def.packets.map(({ text }) => text);
  const whole = texts
    .flatMap((text) => text.match(/(\d) bowls?/)?.[1] ?? [])
    .reduce((sum, n) => sum + Number(n), 0);
  const halves = texts.join(" ").match(/edge cuts a bowl|right edge a bowl/g)?.length ?? 0;
  expect([whole, halves, whole + halves]).toEqual([7, 4, 11]);
  expect(whole + halves / 2).toBe(9);
});
