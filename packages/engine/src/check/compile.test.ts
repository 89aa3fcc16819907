import { describe, expect, test } from "vitest";
import { tinyPack } from "../../test/tiny-pack.ts";
import { longestPath } from "../pack/graph.ts";
import { readPack } from "../pack/schema.ts";
import { compile, PackError } from "./compile.ts";

/** The problems of a pack that differs from the tiny one in its scenes, or in anything. */
function problems(change: { scenes?: Record<string, unknown> } & Record<string, unknown>): string[] {
  const scenes = Object.fromEntries(
    Object.entries(tinyPack.scenes).map(([id, scene]) => [id, { ...scene, ...(change.scenes?.[id] ?? {}) }]),
  );
  try {
    compile({ ...tinyPack, ...change, scenes });
    return [];
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
}

describe("[L4] packs", () => {
  test("survive storing", () => {
    const pack = compile(tinyPack);
    expect(readPack(JSON.stringify(pack))).toEqual(pack);
  });

  test("give lines their speakers, in outcomes too", () => {
    const pack = compile(tinyPack);
    const first = pack.scenes.first;
    expect(first?.kind === "decision" && first.options[0]?.lines[0]?.who).toBe("Mara");
  });

  test.each([
    ["a scene that is not there", { scenes: { how: { next: "nowhere" } } }, "nowhere"],
    ["a way into another act", { scenes: { how: { next: "meet" } } }, "another act"],
    ["role cards that are not there", { roles: "nobody" }, 'no cards "nobody"'],
    ["a circle", { scenes: { board: { next: "first" } } }, "leads back"],
    ["an unknown flag in a line", { scenes: { note: { lines: ["[nobody] Hello."] } } }, 'no flag "nobody"'],
    ["an unknown value in a line", { scenes: { note: { lines: ["{nothing}"] } } }, "{nothing}"],
    ["an unknown resource", { scenes: { note: { on_enter: "gold+1" } } }, '"gold"'],
    ["an unknown option", { scenes: { note: { lines: ["[first = jump] Hop."] } } }, '"jump"'],
    ["cards of a vote that are not there", { scenes: { last: { cards: ["hats"] } } }, 'no cards "hats"'],
    ["a default that is no option", { scenes: { last: { default: "nobody" } } }, '"nobody"'],
    ["cards that are not there", { scenes: { meet: { deal: { cards: "hats" } } } }, '"hats"'],
    [
      "a chart of the wrong kind",
      { scenes: { compare: { charts: [{ of: "decision", scene: "share", title: "x" }] } } },
      "no decision",
    ],
    ["times in the wrong order", { scenes: { how: { time: [5, 4, 3] } } }, "min, target, max"],
    ["least times that do not fit", { scenes: { how: { time: [9, 9, 9] } } }, "do not fit"],
    ["an ending that may not fit", { endings: [{ ...tinyPack.endings[0] }] }, "fit always"],
    [
      "an unknown award measure",
      { awards: { ...tinyPack.awards, team: [{ ...tinyPack.awards.team[1], measure: "luck" }] } },
      '"luck"',
    ],
    ["a broken condition", { scenes: { how: { lines: ["[a b] Hm."] } } }, '"b" does not fit'],
  ])("name %s", (_what, change, text) => {
    expect(problems(change as never).join("\n")).toContain(text);
  });
});

test("[D1] a pack without a commitment gets one after its kudos, within the act's time", () => {
  const { pledge: _pledge, ...scenes } = tinyPack.scenes;
  const thanks = { ...scenes.thanks, time: [30, 60, 90], next: null };
  const why = { ...scenes.why, time: [30, 60, 90] };
  const acts = tinyPack.acts.map((act) => (act.id === "debrief" ? { ...act, seconds: 140 } : act));
  const pack = compile({ ...tinyPack, acts, scenes: { ...scenes, thanks, why } });
  expect(pack.scenes.thanks?.next).toEqual([{ when: null, to: "thanks-commitment" }]);
  expect(pack.scenes["thanks-commitment"]?.kind).toBe("commitment");
  const path = longestPath(pack, "why");
  expect(path.target).toBeLessThanOrEqual(120);
  expect(path.target).toBeGreaterThanOrEqual(117);
});

test("[T2] the longest path takes the longest branch and omits optional scenes", () => {
  const pack = compile(tinyPack);
  expect(longestPath(pack, "meet")).toEqual({ min: 1 + 3 + 3 + 3, target: 2 + 6 + 7 + 7 });
  expect(longestPath(pack, "note")).toEqual({ min: 1 + 3 + 3 + 3, target: 2 + 6 + 6 + 6 });
  expect(longestPath(pack, "meet", new Set(["lock"]))).toEqual({ min: 7, target: 15 });
});
