import { describe, expect, test } from "vitest";
import { reach } from "../../test/reach.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { PackError } from "../check/compile.ts";
import { checkCuts } from "../check/index.ts";
import { checkTexts } from "../check/texts.ts";
import { walk } from "../check/walk.ts";
import { compile } from "../index.ts";
import { cutLines, shotNamed } from "./cut.ts";
import type { PackSource } from "./schema.ts";

const lamp = { id: "lamp", alt: "A lighthouse in the dark; one window is lit." };
const shots: NonNullable<PackSource["shots"]> = {
  oil: { seconds: 1, art: lamp, caption: "There is oil." },
  dry: { seconds: 2, art: lamp, caption: "There is no oil." },
  wave: { seconds: 2, art: lamp, caption: "Somebody waves." },
  extra: { seconds: 3, art: lamp, caption: "And waves again.", sound: "gulls" },
};
type Cut = Extract<PackSource["scenes"][string], { kind: "film" }>["cut"];
const cut: Cut = [
  {
    first: [{ when: "trust >= 99", shot: "oil" }, { when: "knocked", shot: "oil" }, { shot: "dry" }],
  },
  { shot: "wave", caption: "Mara waves." },
  { when: "called", shot: "extra" },
];

/** The test pack, whose ending is a film with this cut. */
function cutPack(film: object = {}, more: Partial<PackSource> = {}) {
  const { frames: _frames, ...dawn } = tinyPack.scenes.dawn as Extract<
    PackSource["scenes"][string],
    { kind: "film" }
  >;
  return compile({
    ...tinyPack,
    shots,
    acts: tinyPack.acts.map((act) => (act.id === "finale" ? { ...act, seconds: 20 } : act)),
    ...more,
    scenes: { ...tinyPack.scenes, dawn: { ...dawn, time: [3, 7, 7], cut, ...film } },
  });
}

function problems(film: object, more: Partial<PackSource> = {}): string {
  try {
    cutPack(film, more);
    return "";
  } catch (error) {
    if (error instanceof PackError) return error.problems.join("\n");
    throw error;
  }
}

describe("[F2] a film is cut for a team", () => {
  test("from the shots whose rules fit, of a first only one, with the cut's own captions", () => {
    const there = reach("dawn", 3, false, cutPack());
    const view = there.run.view();
    if (view.stage !== "play" || view.scene.kind !== "film") throw new Error("no film runs");
    expect(view.scene.frames.map(({ atMs, ms, caption, sound }) => [atMs, ms, caption, sound])).toEqual([
      [0, 1000, "There is oil.", ""],
      [1000, 2000, "Mara waves.", ""],
    ]);
    expect(view.scene).toMatchObject({ hls: null });
  });

  test("and its scene lasts as long as that film", () => {
    const there = reach("dawn", 3, false, cutPack());
    const { startedAt, endsAt, targetMs } = there.scene();
    expect([endsAt - startedAt, targetMs]).toEqual([3000, 3000]);
  });

  test("[F3] whose address names its shots in order", () => {
    const there = reach("dawn", 3, false, cutPack({ hls: "film/cut/dawn", mood: "warmth" }));
    expect(there.run.view()).toMatchObject({
      scene: { hls: "film/cut/dawn/oil.wave/master.m3u8", cut: true },
    });
  });

  test("[F4] whose pictures say what an upright phone shows of them", () => {
    const sided = { ...shots, wave: { ...shots.wave, phone: "right" } } as typeof shots;
    const view = reach("dawn", 3, false, cutPack({}, { shots: sided })).run.view();
    const { frames } = view?.stage === "play" && view.scene.kind === "film" ? view.scene : { frames: [] };
    expect(frames.map(({ phone }) => phone)).toEqual([undefined, "right"]);
    expect(frames.map((frame) => "phone" in frame)).toEqual([false, true]);
  });

  test("[L5] whose captions with conditions replace the plain ones, and are named in the address", () => {
    const withConditions = {
      ...shots,
      oil: { ...shots.oil, caption_when: ["[trust >= 99] Never.", "[trust >= 0] Oil and trust."] },
      wave: { ...shots.wave, caption_when: ["[trust >= 0] A cut has its own."] },
    } as typeof shots;
    const pack = cutPack({ hls: "film/cut/dawn", mood: "warmth" }, { shots: withConditions });
    const view = reach("dawn", 3, false, pack).run.view();
    expect(view).toMatchObject({
      scene: {
        hls: "film/cut/dawn/oil~2.wave/master.m3u8",
        frames: [{ caption: "Oil and trust." }, { caption: "Mara waves." }],
      },
    });
    const dawn = pack.scenes.dawn;
    const lines = dawn?.kind === "film" ? cutLines(dawn.cut ?? []) : [];
    const captionsOf = (name: string) => lines.map((line) => shotNamed(pack, line, name)?.caption);
    expect(captionsOf("oil")).toEqual(["There is oil.", "There is oil.", undefined, undefined, undefined]);
    expect(captionsOf("oil~2")).toEqual([
      "Oil and trust.",
      "Oil and trust.",
      undefined,
      undefined,
      undefined,
    ]);
    for (const name of ["oil~3", "oil~0", "oil~02", "oil~", "wave~1", "nobody"])
      expect(captionsOf(name).filter(Boolean), name).toEqual([]);
    expect(captionsOf("wave")).toContain("Mara waves.");
  });

  test("and every path's film lies in the time of its scene", () => {
    const pack = cutPack();
    const walked = walk(pack);
    expect([...(walked.cuts.get("dawn") ?? [])].sort()).toEqual([
      ["dry wave extra", 7],
      ["oil wave", 3],
    ]);
    expect(checkCuts(pack, walked)).toEqual([]);
    const long = cutPack({ time: [3, 8, 8] });
    expect(checkCuts(long, walk(long))).toEqual(["scenes.dawn: its cuts take 3 to 7 seconds, not 3 to 8"]);
    const spare = cutPack({}, { shots: { ...shots, spare: { seconds: 1, art: lamp, caption: "Nobody." } } });
    expect(checkCuts(spare, walk(spare))).toEqual(["shots.spare: no film shows it"]);
  });

  test("captions of shots and of cuts fit two rows", () => {
    const caption = "This caption goes on and on. ".repeat(4).trim();
    expect(checkTexts(cutPack({ cut: [{ shot: "wave", caption }] })).join()).toContain(
      "scenes.dawn: more than 2 rows",
    );
    const longer = { ...shots, wave: { seconds: 2, art: lamp, caption } };
    expect(checkTexts(cutPack({}, { shots: longer })).join()).toContain("shots.wave: more than 2 rows");
    const when = {
      ...shots,
      wave: { ...shots.wave, caption_when: [`[trust >= 6] ${caption}`] },
    } as typeof shots;
    expect(checkTexts(cutPack({}, { shots: when })).join()).toContain("shots.wave: more than 2 rows");
  });

  test.each([
    ["a shot that is not there", { cut: [{ shot: "nobody" }] }, 'no shot "nobody"'],
    [
      "a first that may not fit",
      {
        cut: [
          {
            first: [
              { when: "lit", shot: "oil" },
              { when: "warm", shot: "dry" },
            ],
          },
        ],
      },
      "must fit always",
    ],
    ["an unknown flag", { cut: [{ when: "nobody", shot: "wave" }] }, 'no flag "nobody"'],
    ["a value in a caption", { cut: [{ shot: "wave", caption: "{crew}" }] }, "no values"],
    ["frames and a cut", { frames: [{ seconds: 1, art: lamp, caption: "One." }] }, "either frames or a cut"],
    ["neither", { cut: undefined }, "either frames or a cut"],
    ["a rendered cut without music", { hls: "film/cut/dawn" }, "mood of its music"],
  ])("%s is a problem", (_what, film, text) => {
    expect(problems(film)).toContain(text);
  });

  test.each([
    ["an unknown flag", "[nobody] Somebody waves.", 'shots.wave: no flag "nobody"'],
    ["a value", "[trust >= 6] {trust} of trust.", "shots.wave: the captions of a cut have no values"],
  ])("%s in a caption with a condition is a problem", (_what, line, text) => {
    const wrong = { ...shots, wave: { ...shots.wave, caption_when: [line] } } as typeof shots;
    expect(problems({}, { shots: wrong })).toContain(text);
  });

  test("a film that all teams see together has no rules", () => {
    const acts = tinyPack.acts.map((act) =>
      act.id === "finale" ? { ...act, mode: "plenary" as const } : act,
    );
    expect(problems({}, { acts })).toContain("that all teams see together has no rules");
  });
});
