/** Proofs by exhaustive search: how many answers fit with all packets, without one of them, and in one hand. */
import { type PuzzleDef, puzzleKind } from "@lantern/engine/puzzles";
import { describe, expect, test } from "vitest";
import { loadPack } from "../../src/index.ts";

const { pack } = loadPack("the-light-at-saltmere");
const ALL = [1, 2, 3, 4, 5, 6];
const TEAMS = [2, 3, 4, 5, 6];

function puzzleOf(id: string): PuzzleDef {
  const scene = pack.scenes[id];
  if (scene?.kind !== "puzzle") throw new Error(`${id} is no puzzle`);
  return scene.puzzle;
}

/** The packets of everybody in a team, dealt in turns. */
const handsOf = (people: number) =>
  Array.from({ length: people }, (_, seat) => ALL.filter((packet) => (packet - 1) % people === seat));

const count = (def: PuzzleDef, packets: number[]) => puzzleKind(def.kind).solutionCount(def, packets);

describe("[P8] [X4] one answer fits, every packet is needed, and no hand is enough", () => {
  test.each([
    // The search stops after 5,000 evenings, so one hand of the box has at least this many answers.
    { name: "The keeper’s box", id: "a3", without: [60, 40, 40, 20, 21, 4], alone: [64, 50, 50, 50, 50] },
    { name: "Lift the Little Spoon", id: "b2a", without: [4, 9, 9, 5, 3, 2], alone: [24, 48, 96, 120, 120] },
    { name: "Who is who", id: "b2b", without: [2, 2, 2, 3, 2, 2], alone: [12, 36, 24, 36, 120] },
    { name: "The drawer", id: "b4", without: [36, 36, 36, 36, 36, 36], alone: [5000, 216, 24, 6, 6] },
    { name: "Around the heron", id: "b6", without: [16, 2, 2, 7, 2, 2], alone: [15, 22, 39, 30, 60] },
    { name: "Six small lights", id: "c3", without: [4, 4, 4, 4, 4, 4], alone: [64, 256, 256, 256, 1024] },
  ])("$name", { timeout: 60_000 }, ({ id, without, alone }) => {
    const def = puzzleOf(id);
    expect(count(def, ALL)).toBe(1);
    const others = (left: number) => ALL.filter((packet) => packet !== left);
    expect(ALL.map((left) => count(def, others(left)))).toEqual(without);
    expect(TEAMS.map((people) => Math.min(...handsOf(people).map((hand) => count(def, hand))))).toEqual(
      alone,
    );
  });

  test.each([
    ["b2a", 720],
    ["b2b", 720],
    ["b6", 294],
    ["c3", 4096],
  ])("%s has %i boards", (id, boards) => {
    expect(count(puzzleOf(id), [])).toBe(boards);
  });
});

test("[P17] no hand of the drawer reads a letter: a sign’s number and that number’s letter are in two hands", () => {
  const halves = puzzleOf("b4").packets.map(({ text }) => (text.match(/\d/g) ?? []).join());
  expect(halves).toEqual(["4,1", "4,1", "6,2", "6,2", "5,3", "5,3"]);
  for (const hand of TEAMS.flatMap(handsOf))
    expect(new Set(hand.map((packet) => halves[packet - 1])).size).toBe(hand.length);
});

test("nobody’s hand says how one of their own lanterns should hang", () => {
  const def = puzzleOf("c3");
  if (def.kind !== "switchboard") throw new Error("the lanterns are no switchboard");
  for (const hand of TEAMS.flatMap(handsOf)) {
    const own = hand.flatMap((packet) => def.packets[packet - 1]?.controls ?? []);
    for (const control of own)
      for (const value of [0, 1]) {
        const also = def.packets.map((packet) => ({
          ...packet,
          rule: `${packet.rule} and ${control} = ${value}`,
        }));
        expect(
          count({ ...def, packets: also }, hand),
          `${hand.join()}: ${control} = ${value}`,
        ).toBeGreaterThan(0);
      }
  }
});

test("the way around the heron turns where the six lanterns hang", () => {
  const [way, lights] = [puzzleOf("b6"), puzzleOf("c3")];
  if (way.kind !== "route" || lights.kind !== "switchboard") throw new Error("no way or no lanterns");
  const turns = way.solution.filter((_, at, path) => {
    const [before = "", after = ""] = [path[at - 1], path[at + 1]];
    return before && after && before[0] !== after[0] && before[1] !== after[1];
  });
  expect(turns).toEqual(["b1", "b2", "d2", "d4", "c4", "c5"]);
  expect(lights.groups?.map(({ label }) => label.slice(-2).toLowerCase())).toEqual(turns);
});
