import { describe, expect, test } from "vitest";
import type { Event, LogRow } from "../../play/types.ts";
import { tapeOf } from "./choose.ts";

type Votes = Record<string, string>;
type Part = Record<string, unknown> & { type: string };

/** Rows of team t1, one event each; only what the tape reads is in them. */
function log(...parts: Part[]): LogRow<Event>[] {
  return parts.map((part, index) => ({
    seq: index + 1,
    commandId: `c${index}`,
    actor: "system",
    at: index,
    events: [{ team: "t1", ...part } as unknown as Event],
  }));
}

const enter = (scene: string, kind: string, at: number): Part => ({ type: "sceneEntered", scene, kind, at });
const end = (scene: string, at: number, cut = false): Part => ({ type: "sceneEnded", scene, at, cut });
const decide = (silent: Votes, final: Votes, option: string): Part[] => [
  enter("door", "decision", 0),
  { type: "decided", scene: "door", silent, final, option, at: 9_000 },
  end("door", 10_000),
];
const solve = (over: Part | object = {}): Part => ({
  type: "puzzleEnded",
  scene: "dials",
  solved: true,
  hints: 0,
  wrongChecks: 0,
  usedMs: 60_000,
  ofMs: 200_000,
  at: 60_000,
  ...over,
});
const puzzle = (...during: Part[]): LogRow<Event>[] =>
  log({ type: "dealt", set: "dials", at: 0 }, enter("dials", "puzzle", 0), ...during, end("dials", 61_000));

describe("[Y2] votes", () => {
  const kindOf = (silent: Votes, final: Votes, option: string) =>
    tapeOf(log(...decide(silent, final, option)), "t1").map(({ kind }) => kind);
  const all = { s1: "knock", s2: "knock", s3: "knock" };

  test("one voice of three that everybody follows", () => {
    const silent = { s1: "knock", s2: "call", s3: "call" };
    expect(tapeOf(log(...decide(silent, all, "knock")), "t1")).toEqual([
      {
        kind: "oneVoice",
        scene: "door",
        from: 0,
        to: 10_000,
        rows: [1, 2],
        option: "knock",
        silent: { call: 2, knock: 1 },
        final: { knock: 3 },
      },
    ]);
  });

  test("several people who were fewer than others, and one of two for whom nobody had voted", () => {
    const five = { s1: "a", s2: "a", s3: "b", s4: "b", s5: "b" };
    expect(kindOf(five, { ...five, s3: "a", s4: "a" }, "a")).toEqual(["turned"]);
    expect(kindOf({ s1: "a", s2: "b" }, { s1: "c", s2: "c" }, "c")).toEqual(["turned"]);
  });

  test.each<[string, Votes, Votes, string]>([
    ["was equal at the start", { s1: "a", s2: "b" }, { s1: "a", s2: "a" }, "a"],
    ["did not change", all, all, "knock"],
    [
      "was decided by the captain against most",
      { s1: "a", s2: "b", s3: "b" },
      { s1: "a", s2: "b", s3: "b" },
      "a",
    ],
    ["nobody cast", {}, {}, "a"],
    ["one person cast", { s1: "a" }, { s1: "b" }, "b"],
  ])("a vote that %s is no moment", (_why, silent, final, option) => {
    expect(kindOf(silent, final, option)).toEqual([]);
  });

  test("a scene that was cut has none, and neither has another team", () => {
    const turned = decide({ s1: "a", s2: "b", s3: "b" }, { s1: "a", s2: "a", s3: "a" }, "a");
    expect(tapeOf(log(...turned), "t2")).toEqual([]);
    expect(tapeOf(log(...turned.slice(0, 2), end("door", 10_000, true)), "t1")).toEqual([]);
  });
});

describe("puzzles", () => {
  const share = (card: string, at: number): Part => ({ type: "shared", card, at });
  const check = (right: boolean, at: number): Part => ({ type: "puzzleChecked", right, at });

  test("[Y3] the clue that lay unread longest, from the start of the puzzle, and what was left", () => {
    const rows = puzzle(
      share("dials.1", 19_999),
      share("dials.2", 45_000),
      share("dials.3", 30_000),
      solve(),
    );
    expect(tapeOf(rows, "t1")).toEqual([
      {
        kind: "unread",
        scene: "dials",
        from: 0,
        to: 60_000,
        rows: [1, 2, 4, 6],
        card: "dials.2",
        waitedMs: 45_000,
        leftMs: 15_000,
      },
    ]);
    expect(tapeOf(puzzle(share("dials.1", 19_999), solve()), "t1")).toEqual([]);
    expect(tapeOf(puzzle(share("role.1", 45_000), solve()), "t1")).toEqual([]);
    expect(tapeOf(puzzle(share("dials.1", 45_000), solve({ solved: false })), "t1")).toEqual([]);
  });

  test("[Y4] [Y6] wrong tries and hints count only before a solution", () => {
    const hint: Part = { type: "hintTaken", at: 2_000 };
    const tries = [check(false, 1_000), check(false, 3_000), check(true, 60_000)];
    expect(tapeOf(puzzle(...tries, solve()), "t1")).toMatchObject([
      { kind: "tries", wrong: 2, rows: [3, 4, 6] },
    ]);
    expect(tapeOf(puzzle(hint, solve()), "t1")).toMatchObject([{ kind: "help", hints: 1, rows: [3, 4] }]);
    expect(tapeOf(puzzle(hint, ...tries, solve({ solved: false })), "t1")).toEqual([]);
  });

  test("[Y5] a puzzle solved in the last fifth of its time", () => {
    expect(tapeOf(puzzle(solve({ usedMs: 160_000 })), "t1")).toMatchObject([{ kind: "close", rows: [2, 3] }]);
    expect(tapeOf(puzzle(solve({ usedMs: 159_999 })), "t1")).toEqual([]);
    expect(tapeOf(puzzle(solve({ usedMs: 200_000, solved: false })), "t1")).toEqual([]);
  });
});

test("[Y7] the quietest scene beside the busiest", () => {
  const votes = (count: number): Part[] => Array.from({ length: count }, () => ({ type: "voted", at: 1 }));
  const two = (busy: number) =>
    log(
      enter("quiet", "decision", 0),
      ...votes(2),
      end("quiet", 60_000),
      enter("busy", "decision", 60_000),
      ...votes(busy),
      end("busy", 120_000),
    );
  expect(tapeOf(two(6), "t1")).toMatchObject([
    {
      kind: "contrast",
      scene: "quiet",
      busy: "busy",
      quietRate: 2,
      busyRate: 6,
      rows: two(6).map(({ seq }) => seq),
    },
  ]);
  expect(tapeOf(two(5), "t1")).toEqual([]);
});

test("[Y7] only scenes in which people do the same are compared", () => {
  const scene = (id: string, kind: string, from: number, parts: Part[]): Part[] => [
    enter(id, kind, from),
    ...parts,
    end(id, from + 60_000),
  ];
  const moves = (count: number, what: string): Part[] =>
    Array.from({ length: count }, () => ({ type: "puzzleMoved", move: { do: what }, at: 1 }));
  const votes = Array.from({ length: 2 }, () => ({ type: "voted", at: 1 }));
  const quiet = scene("quiet", "decision", 0, votes);
  expect(tapeOf(log(...quiet, ...scene("busy", "puzzle", 60_000, moves(40, "put"))), "t1")).toEqual([]);
  const dials = (id: string, from: number, count: number) => scene(id, "puzzle", from, moves(count, "turn"));
  const both = log(...dials("calm", 0, 3), ...scene("tiles", "puzzle", 60_000, moves(40, "put")));
  expect(tapeOf(both, "t1")).toEqual([]);
  const two = log(...dials("calm", 0, 3), ...dials("wild", 60_000, 9));
  expect(tapeOf(two, "t1")).toMatchObject([{ kind: "contrast", scene: "calm", busy: "wild" }]);
});

test("[Y7] a button that is held is one act", () => {
  const submit = (seat: string, at: number): Part => ({ type: "puzzleSubmitted", seat, at });
  const turn = (at: number): Part => ({ type: "puzzleMoved", move: { do: "turn" }, at });
  const long = [0, 2000, 4000, 6000, 8000].map((at) => submit("s1", 60_000 + at));
  const two = (...parts: Part[]) =>
    log(
      ...[enter("calm", "puzzle", 0), turn(1), turn(2), end("calm", 60_000)],
      ...[enter("wild", "puzzle", 60_000), turn(60_000), ...parts, end("wild", 120_000)],
    );
  expect(tapeOf(two(...long), "t1")).toEqual([]);
  const again = [72_000, 80_000, 90_000, 100_000].map((at) => submit("s1", at));
  expect(tapeOf(two(...long, ...again), "t1")).toMatchObject([
    { kind: "contrast", quietRate: 2, busyRate: 6 },
  ]);
});

test("[Y1] three moments of different kinds and scenes, in the order of the session", () => {
  const turned = (scene: string, at: number): Part[] =>
    decide({ s1: "a", s2: "b", s3: "b" }, { s1: "a", s2: "a", s3: "a" }, "a").map((part) => ({
      ...part,
      ...("scene" in part && { scene }),
      at: at + Number(part.at),
    }));
  const tried = (scene: string, at: number, usedMs: number): Part[] => [
    enter(scene, "puzzle", at),
    { type: "puzzleChecked", right: false, at: at + 1 },
    solve({ scene, at: at + 2, usedMs }),
    end(scene, at + 3),
  ];
  const rows = log(
    ...tried("first", 0, 0),
    ...turned("door", 1_000),
    ...turned("gate", 20_000),
    ...tried("last", 40_000, 200_000),
  );
  const moments = tapeOf(rows, "t1");
  expect(moments.map(({ kind, scene }) => [kind, scene])).toEqual([
    ["tries", "first"],
    ["oneVoice", "door"],
    ["close", "last"],
  ]);
});
