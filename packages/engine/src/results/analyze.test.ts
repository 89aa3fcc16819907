import { describe, expect, test } from "vitest";
import { inTeam, sampleLog } from "../../test/sample-log.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { compile } from "../check/compile.ts";
import type { TeamEvent } from "../play/types.ts";
import { analyze } from "./analyze.ts";
import { readHistory } from "./history.ts";
import { bandOf, present } from "./measure-texts.ts";
import { cluesOf, evenness, tempoOf, voice } from "./measures.ts";

const pack = compile(tinyPack);
const { measures } = analyze(pack, sampleLog, "t1", { s1: 60, s2: 30 });
const measure = (id: string) => {
  const result = measures.find((one) => one.id === id);
  if (!result) throw new Error(`no measure ${id}`);
  return result;
};
/** The sample with other events after it. */
const with_ = (...events: TeamEvent[]) => [
  ...sampleLog,
  { seq: 999, commandId: "c999", actor: "test", at: 0, events: events.map(inTeam) },
];

describe("[M1] attendance and its duration", () => {
  test("absence is excluded", () => {
    expect(readHistory(sampleLog, "t1").presentMs).toEqual({ s1: 300_000, s2: 300_000, s3: 200_000 });
  });

  test("an observer has not played", () => {
    const rows = sampleLog.map((row, at) =>
      at === 0
        ? { ...row, events: [...row.events, { type: "observed", seat: "s3", on: true, at: 0 } as const] }
        : row,
    );
    expect(readHistory(rows, "t1").seats).toEqual(["s1", "s2"]);
  });
});

describe("[M2] balance is evenness per time present", () => {
  test("of contributions: 7, 5 and 2, the last in two thirds of the time", () => {
    const { value, shares, parts } = measure("contribution");
    expect(value).toBeCloseTo(0.9501, 4);
    expect(parts).toEqual({ people: 3, total: 14 });
    expect(shares).toEqual({ s1: 7 / 14, s2: 5 / 14, s3: 2 / 14 });
  });

  test("of voice, among those who shared it", () => {
    expect(measure("voice").value).toBeCloseTo(0.9183, 4);
    expect(measure("voice").shares).toEqual({ s1: 2 / 3, s2: 1 / 3 });
  });

  test("needs two people", () => {
    expect(voice(readHistory(sampleLog, "t1"), { s1: 60 }).value).toBeNull();
    expect(evenness([1, 1, 1])).toBe(1);
    expect(evenness([1, 0, 0])).toBe(0);
  });
});

describe("[M3] clue sharing", () => {
  test("counts needed clues that were shared, or in the solving hand", () => {
    expect(measure("clues")).toMatchObject({ value: 5 / 6, parts: { dealt: 6, shared: 5 } });
    const mine = cluesOf(readHistory(sampleLog, "t1")).filter(({ seat }) => seat === "s3");
    expect(mine.map(({ packet, shared, used }) => ({ packet, shared, used }))).toEqual([
      { packet: 3, shared: false, used: true },
      { packet: 6, shared: false, used: true },
    ]);
  });
});

test("[M4] listening counts split votes in which somebody changed to another's first choice", () => {
  expect(measure("listening")).toMatchObject({ value: 1, parts: { split: 1, moved: 1 } });
});

test("[M5] pace: half of the plan is calm, a tenth is hasty", () => {
  expect(measure("pace")).toMatchObject({ parts: { quick: 1, calm: 1, late: 0 } });
  expect(measure("pace").value).toBeCloseTo(0.7, 6);
  const [first] = readHistory(sampleLog, "t1").decisions;
  if (!first) throw new Error("no decision");
  expect(tempoOf({ ...first, usedMs: 101_000 })).toBe("late");
});

test("[M6] togetherness: a missed vote and a missing answer count, absent people do not", () => {
  expect(measure("togetherness")).toMatchObject({ value: 3 / 5, parts: { scenes: 5, together: 3 } });
});

test("[M7] a scene that was cut leaves no trace", () => {
  const cut: TeamEvent[] = [
    {
      type: "decided",
      scene: "later",
      option: "x",
      by: "default",
      silent: {},
      final: {},
      changed: [],
      at: 300_000,
      usedMs: 0,
      random: 0,
    },
    {
      type: "sceneEnded",
      scene: "later",
      kind: "decision",
      at: 300_000,
      startedAt: 300_000,
      targetMs: 100_000,
      present: ["s1", "s2"],
      done: [],
      cut: true,
      outcome: [],
      outcomeEndsAt: 300_000,
    },
  ];
  expect(analyze(pack, with_(...cut), "t1").measures).toEqual(analyze(pack, sampleLog, "t1").measures);
});

describe("[M8] texts of measures", () => {
  test("bands begin at 0.60 and 0.85", () => {
    expect([0, 0.599, 0.6, 0.849, 0.85, 1].map(bandOf)).toEqual([
      "low",
      "low",
      "middle",
      "middle",
      "high",
      "high",
    ]);
  });

  test("a person's share is sent to nobody else", () => {
    expect(present(measure("voice"), 2 / 3).sentence).toBe(
      "You spoke for 67% of the time. An even share is 50%.",
    );
    expect(present(measure("voice"), null).sentence).not.toContain("%");
    expect(JSON.stringify(present(measure("contribution"), null))).not.toContain("s1");
  });

  test("in plain sentences", () => {
    expect(present(measure("clues"), null)).toMatchObject({
      bandLabel: "Half open",
      sentence: "Five of the six clues that were needed were told in time.",
    });
    expect(present(measure("pace"), null).sentence).toBe(
      "One of two decisions took the time needed. One was quick.",
    );
    expect(present(measure("listening"), null).sentence).toBe(
      "One discussion started with different votes, and in it someone moved toward another person’s first choice.",
    );
  });

  test.each([
    ["pace", { quick: 0, calm: 1, late: 0 }, "The only decision took the time needed."],
    ["pace", { quick: 1, calm: 0, late: 0 }, "The only decision was quick."],
    [
      "pace",
      { quick: 0, calm: 0, late: 3 },
      "None of three decisions took the time needed. Three were late.",
    ],
    ["clues", { dealt: 1, shared: 0 }, "The only clue that was needed was not told in time."],
    ["clues", { dealt: 4, shared: 0 }, "None of the four clues that were needed was told in time."],
  ] as const)("of %s, %o: one and none have their own words", (id, parts, sentence) => {
    expect(present({ ...measure(id), value: 0.5, parts }, null).sentence).toBe(sentence);
  });

  test("where nobody moved, the sentence says so", () => {
    const still = { ...measure("listening"), value: 0, parts: { split: 2, moved: 0 } };
    expect(present(still, null).sentence).toBe(
      "Two discussions started with different votes. Nobody moved toward another person’s first choice.",
    );
  });

  test("a missing value has its own text", () => {
    const nothing = analyze(pack, [], "t1").measures;
    expect(nothing.map(({ value }) => value)).toEqual([null, null, null, null, null, null]);
    for (const empty of nothing) expect(present(empty, null).bandLabel).toBe("Nothing to measure");
  });
});
