import { describe, expect, test } from "vitest";
import { sampleLog } from "../../test/sample-log.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { compile } from "../check/compile.ts";
import { type Pack, readPack } from "../pack/schema.ts";
import { pointsOf, puzzlePoints, puzzlesOnPath, resourcePoints, storyPoints } from "../play/points.ts";
import type { PuzzleResult } from "../play/results.ts";
import type { Event, TeamState } from "../play/types.ts";
import { evolve, initialState } from "../session/evolve.ts";
import { analyze } from "./analyze.ts";
import { readHistory } from "./history.ts";
import { collaborationPoints } from "./reasons.ts";
import { scorecard } from "./scorecard.ts";
import { spiritOf } from "./spirit.ts";

const pack = compile(tinyPack);
const solved: PuzzleResult = { solved: true, hints: 0, paidHints: 0, wrongChecks: 0, usedMs: 50, ofMs: 100 };

describe("[Q1] story points follow the pack's formula, between 0 and 300", () => {
  const story = {
    base: 120,
    from_start: true as const,
    per_resource: { trust: 6 },
    per_need: { scene: "oil", points: 20, most: 80 },
  };
  const scored: Pack = {
    ...pack,
    story_score: story,
    resources: { trust: { start: 2, min: -50, max: 50, label: null } },
  };
  const facts = (trust: number) => ({ flags: {}, resources: { trust }, traits: {}, choices: {} });
  const allocations = (met: string[]) => ({ oil: { placed: {}, byTeam: {}, met } });

  test("a pack stored before resources counted from their start counts them from zero", () => {
    const { from_start: _, ...formula } = scored.story_score;
    const stored = readPack(JSON.stringify({ ...scored, story_score: formula }));
    const state = { facts: facts(7), allocations: allocations([]) };
    expect(storyPoints(stored, state)).toBe(162);
    expect(resourcePoints(stored, state)).toEqual([{ label: "trust", start: null, value: 7, points: 42 }]);
  });

  test.each([
    [2, [], 120],
    [7, [], 150],
    [7, ["a", "b"], 190],
    [7, ["a", "b", "c", "d", "e"], 230],
    [1, [], 114],
    [50, ["a"], 300],
    [-50, [], 0],
  ])("trust %i and needs %j give %i", (trust, met, points) => {
    expect(storyPoints(scored, { facts: facts(trust), allocations: allocations(met) })).toBe(points);
  });
});

/** A pack that was stored when time left and kudos gave points. */
function before(current: Pack): Pack {
  const { no_bonus: _, ...others } = current;
  return readPack(JSON.stringify(others));
}

describe("[Q2] a puzzle gives 60 when solved, and 15 less 5 for each hint", () => {
  test.each([
    [{}, 75, 67.5],
    [{ usedMs: 0 }, 75, 75],
    [{ usedMs: 100 }, 75, 60],
    [{ paidHints: 2 }, 65, 57.5],
    [{ paidHints: 4 }, 60, 52.5],
    [{ solved: false, paidHints: 2 }, 10, 10],
    [{ ofMs: 0 }, 75, 60],
  ])("%o: %d, and %d in a pack stored before", (change, points, timed) => {
    expect(pointsOf(pack, { ...solved, ...change })).toBe(points);
    expect(pointsOf(before(pack), { ...solved, ...change })).toBe(timed);
  });
});

test("[Q3] all puzzles of the path together give at most 300, optional ones nothing", () => {
  expect(puzzlesOnPath(pack)).toBe(6);
  const mandatory = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "puzzle");
  const best = Object.fromEntries(mandatory.map((id) => [id, { ...solved, usedMs: 0 }]));
  expect(puzzlePoints(pack, { puzzles: best })).toBe(300);
  const [first = ""] = mandatory;
  expect(puzzlePoints(pack, { puzzles: { [first]: { ...solved, usedMs: 0 } } })).toBe(50);
  const scene = pack.scenes[first];
  if (!scene) throw new Error("no puzzle");
  const bonus = { ...pack, scenes: { ...pack.scenes, [first]: { ...scene, optional: true } } };
  expect(puzzlePoints(bonus, { puzzles: { [first]: solved } })).toBe(0);
});

test("[Q7] a puzzle that is worth twice as much gives twice the points, and all still give 300", () => {
  const mandatory = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "puzzle");
  const [first = "", second = ""] = mandatory;
  const scene = pack.scenes[first];
  if (scene?.kind !== "puzzle") throw new Error("no puzzle");
  const weighed = { ...pack, scenes: { ...pack.scenes, [first]: { ...scene, worth: 150 } } };
  const best = { ...solved, usedMs: 0 };
  const all = Object.fromEntries(mandatory.map((id) => [id, best]));
  expect(puzzlePoints(weighed, { puzzles: all })).toBe(300);
  expect(puzzlePoints(weighed, { puzzles: { [first]: best } })).toBe(86);
  expect(puzzlePoints(weighed, { puzzles: { [second]: best } })).toBe(43);
});

test("[Q4] collaboration is the mean of the measures with a value", () => {
  const { measures } = analyze(pack, sampleLog, "t1");
  const expected = (300 * (0.95012 + 5 / 6 + 1 + 0.7 + 0.6)) / 5;
  expect(Math.abs(collaborationPoints(measures) - expected)).toBeLessThan(1);
  expect(collaborationPoints([])).toBe(0);
});

test("[Q5] spirit is the share of requested reflections; in a pack stored before, kudos give 60 of its points", () => {
  const history = readHistory(sampleLog, "t1");
  expect(spiritOf(pack, history)).toEqual({ points: 67, kudos: 2, reflections: 2 });
  expect(spiritOf(before(pack), history)).toEqual({ points: 47, kudos: 2, reflections: 2 });
});

describe("[Q6] a scorecard", () => {
  const people: Event[] = ["s1", "s2", "s3"].map((seat) => ({
    type: "entered",
    seat,
    key: seat,
    prefers: null,
    mix: [],
  }));
  const opened = [...people, ...(sampleLog[0]?.events ?? [])].reduce(evolve, initialState());
  const team: TeamState = {
    ...(opened.teams.t1 as TeamState),
    nickname: "the Steady Hands",
    path: ["first", "board"],
    decisions: { first: { option: "knock", by: "all", silent: {}, final: {} } },
    puzzles: { board: solved },
    kudos: [{ from: "s2", to: "s1", card: pack.kudos_cards[0]?.id ?? "", text: null }],
  };
  const analysis = analyze(pack, sampleLog, "t1", { s1: 60, s2: 30 });
  const state = { ...opened, teams: { t1: team } };
  const cardOf = (seat: string | null) => scorecard(pack, state, "t1", analysis, seat, 5);

  test("always adds up", () => {
    const { total, story, puzzles, collaboration, spirit } = cardOf("s1").points;
    expect(total).toBe(story.points + puzzles.points + collaboration.points + spirit.points);
    expect(puzzles).toMatchObject({
      points: 50,
      why: "1 of 1 solved. No hints cost points.",
    });
    expect(spirit.why).toBe("2 reflections. Thank-you cards give no points.");
    expect(cardOf("s1").pointsFrom).toMatchObject({
      puzzles: { played: 1, solved: 1, hints: 0, untimed: true },
      spirit: { reflections: 2 },
    });
  });

  test("of a pack stored before says what time left and kudos gave", () => {
    const { points, pointsFrom } = scorecard(
      before(pack),
      state,
      "t1",
      analyze(before(pack), sampleLog, "t1"),
      "s1",
      5,
    );
    expect(points.puzzles.why).toBe("1 of 1 solved, plus points for the time left. No hints cost points.");
    expect(points.spirit.why).toBe("2 thank-you cards, 2 reflections.");
    expect(pointsFrom.spirit).toEqual({ kudos: 2, reflections: 2 });
  });

  test("shows all people only their own share, award and kudos", () => {
    const own = (seat: string | null) => cardOf(seat).measures.map((measure) => measure.own);
    expect(own("s1")[0]).toBe(0.5);
    expect(own("s3")[1]).toBeNull();
    expect(own(null)).toEqual([null, null, null, null, null, null]);
    expect(cardOf("s1").kudos).toHaveLength(1);
    expect(cardOf("s2").kudos).toEqual([]);
    expect(cardOf(null).awards.personal).toBeNull();
    expect(cardOf("s9")).toMatchObject({ you: null, awards: { personal: null } });
  });

  test("contains the path with the options not chosen", () => {
    expect(cardOf("s1").path).toEqual([
      {
        scene: "first",
        kind: "decision",
        title: "The door",
        chosen: "Knocked",
        others: ["Called"],
        solved: null,
      },
      { scene: "board", kind: "puzzle", title: "Six dials", chosen: "Six dials", others: [], solved: true },
    ]);
  });
});
