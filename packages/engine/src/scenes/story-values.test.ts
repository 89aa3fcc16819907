import { describe, expect, test } from "vitest";
import { type Scene, pack as tiny } from "../../test/reach.ts";
import { TestSession } from "../../test/session.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { compile } from "../check/compile.ts";
import { walk } from "../check/walk.ts";
import { parseExpression } from "../expression.ts";
import { type Facts, isMet } from "../pack/condition.ts";
import type { PackSource } from "../pack/schema.ts";
import { storyPoints } from "../play/points.ts";
import { storyText } from "../play/story.ts";
import { analyze } from "../results/analyze.ts";
import { scorecard } from "../results/scorecard.ts";

type SceneSource = PackSource["scenes"][string];

/** The test pack with fields of its scenes, and of itself, replaced. */
function changed(scenes: Record<string, object>, more: Partial<PackSource> = {}) {
  const all = Object.entries(tinyPack.scenes).map(([id, scene]): [string, SceneSource] => [
    id,
    { ...scene, ...scenes[id] } as SceneSource,
  ]);
  return compile({ ...tinyPack, ...more, scenes: Object.fromEntries(all) });
}

const facts = (more: Partial<Facts>): Facts => ({
  flags: {},
  resources: {},
  traits: { care: 0, nerve: 0 },
  choices: {},
  ...more,
});
const state = (now: Facts) => ({ facts: now, storedTexts: {} });

/** A session of this pack whose first team has entered a scene. */
function reachIn(pack: ReturnType<typeof compile>, id: string): Scene["run"] {
  const run = new TestSession(pack, { expected: 3, hosting: "host" });
  run.enter("a", "b", "c");
  run.send({ type: "start", by: "host" });
  for (let steps = 0; run.team().scene?.id !== id; steps++) {
    const dueAt = run.deadline();
    if (dueAt === null || steps > 500) throw new Error(`"${id}" is never reached`);
    run.until(dueAt);
  }
  return run;
}

describe("[L1] top and low name the highest and the lowest trait", () => {
  const conditionOf = (text: string) =>
    changed({ meet: { lines: [`[${text}] Here.`] } }).scenes.meet?.lines[0]?.when ?? null;
  test.each([
    ["top = care", 2, 1, true],
    ["top = nerve", 2, 1, false],
    ["top = care", 1, 1, true],
    ["top = nerve", 1, 1, false],
    ["low = nerve", 2, 1, true],
    ["low = care", 1, 1, true],
    ["low = nerve", 1, 1, false],
    ["top != care", 1, 2, true],
  ])("%s with care %i and nerve %i", (text, care, nerve, expected) => {
    expect(isMet(conditionOf(text), facts({ traits: { nerve, care } }))).toBe(expected);
  });

  test("a trait that does not exist is reported", () => {
    expect(() => conditionOf("top = luck")).toThrow('no trait "luck"');
  });
});

describe("[L5] texts and pictures with conditions", () => {
  const when = parseExpression("trust >= 6");
  test("the first whose condition is met is talk, otherwise the plain one", () => {
    const variants = [{ when, who: null, text: "Trusted." }];
    expect(storyText(state(facts({ resources: { trust: 6 } })), tiny, "Plain.", variants)).toBe("Trusted.");
    expect(storyText(state(facts({ resources: { trust: 5 } })), tiny, "Plain.", variants)).toBe("Plain.");
  });

  test("in a film's frames, on a scene, a card and a prompt", () => {
    const yes = "trust >= 0";
    const pack = changed(
      {
        dark: {
          art_when: [{ when: yes, id: "other", alt: "Another picture of the sea." }],
          frames: [
            {
              seconds: 1,
              art: { id: "sea", alt: "The sea at night." },
              caption: "Plain.",
              caption_when: [`[${yes}] Trust {trust}.`],
            },
            {
              seconds: 2,
              art: { id: "sea", alt: "The sea at night." },
              art_when: [{ when: "trust >= 99", id: "never", alt: "A picture nobody sees." }],
              caption: "{crew}",
            },
          ],
        },
        why: { prompt_when: [`[trust >= 99] Never.`, `[${yes}] What is in doubt?`] },
      },
      {
        cards: Object.fromEntries(
          Object.entries(tinyPack.cards ?? {}).map(([set, six]) => [
            set,
            six.map((card) => ({ ...card, text_when: [`[${yes}] {trust} of trust.`] })),
          ]),
        ),
      },
    );
    const film = reachIn(pack, "dark").view();
    if (film.stage !== "play" || film.scene.kind !== "film") throw new Error("no film runs");
    expect(film.scene.art).toEqual({ id: "other", alt: "Another picture of the sea." });
    expect(film.scene.frames.map(({ art, caption }) => [art.id, caption])).toEqual([
      ["sea", "Trust 2."],
      ["sea", "the Steady Hands"],
    ]);
    expect(reachIn(pack, "first").mine("s1")?.cards[0]?.text).toBe("2 of trust.");
    expect(reachIn(pack, "why").view()).toMatchObject({ scene: { prompt: "What is in doubt?" } });
  });
});

test("[Q8] a participant's scorecard repeats what the story said after the film, an administrator's does not", () => {
  const after = {
    ...tinyPack.scenes.meet,
    title: "Later",
    act: "finale",
    deal: null,
    lines: ["In the log they are {crew}.", "[trust >= 99] Never.", "[trust < 99] Mara: It was you."],
    next: null,
  };
  const acts = tinyPack.acts.map((act) => (act.id === "finale" ? { ...act, seconds: 20 } : act));
  const dawn = { ...tinyPack.scenes.dawn, next: "later" };
  const pack = compile({
    ...tinyPack,
    acts,
    scenes: { ...tinyPack.scenes, dawn, later: after } as PackSource["scenes"],
  });
  const run = reachIn(pack, "why");
  const card = (seat: string | null) =>
    scorecard(pack, run.state, "t1", analyze(pack, run.rows, "t1", {}), seat, 0).log?.map(({ who, text }) => [
      who,
      text,
    ]);
  expect(card("s1")).toEqual([
    [null, "In the log they are the Steady Hands."],
    ["Mara", "It was you."],
  ]);
  expect(card(null)).toBeUndefined();
});

describe("[L6] phrases", () => {
  const phrases = { sign: [{ when: "knocked", text: "heron" }, { text: "kettle" }] };
  test("are inserted by condition, in lines and in the share line", () => {
    const endings = tinyPack.endings.map((ending) => ({ ...ending, share: "Crew of the {sign}." }));
    const pack = changed({}, { phrases, endings });
    expect(storyText(state(facts({ flags: { knocked: true } })), pack, "The {sign}.")).toBe("The heron.");
    expect(storyText(state(facts({})), pack, "The {sign}.")).toBe("The kettle.");
    const run = reachIn(pack, "why");
    const card = scorecard(pack, run.state, "t1", analyze(pack, run.rows, "t1", {}), "s1", 5);
    expect(card.ending.share).toMatch(/^Crew of the (heron|kettle)\.$/);
  });

  test("must fit always, and have no other meaning", () => {
    const broken = { phrases: { sign: [{ when: "knocked", text: "heron" }], oil: [{ text: "fat" }] } };
    expect(() => changed({}, broken)).toThrow("phrases.sign: the last one must fit always");
    expect(() => changed({}, broken)).toThrow('"oil" is also a resource or trait');
  });
});

describe("[Q1] points of the path", () => {
  const pack = changed(
    {},
    {
      story_score: {
        base: 10,
        per_ending: { [tinyPack.endings[0]?.id ?? ""]: 100 },
        bonuses: [
          { when: "knocked", points: 20 },
          { when: "trust >= 6", points: 5 },
        ],
      },
    },
  );
  const first = tinyPack.endings[0]?.id ?? "";
  test.each([
    [null, {}, 0, 10],
    [first, {}, 0, 110],
    [first, { knocked: true as const }, 6, 135],
    ["another", { knocked: true as const }, 0, 30],
  ])("ending %s with %j and trust %i gives %i", (ending, flags, trust, points) => {
    expect(
      storyPoints(pack, { facts: facts({ flags, resources: { trust } }), allocations: {}, ending }),
    ).toBe(points);
  });

  test("count from the moment the ending is chosen, and in the check of all paths", () => {
    const every = changed(
      {},
      { story_score: { per_ending: Object.fromEntries(tinyPack.endings.map(({ id }) => [id, 77])) } },
    );
    const run = reachIn(every, "why");
    expect(run.team().points.story).toBe(77);
    expect(walk(every).story).toEqual({ least: 77, most: 77 });
  });
});

describe("[C6] shared cards have effects", () => {
  const set = Object.keys(tinyPack.cards ?? {})[0] ?? "";
  test("once for each card of the set", () => {
    const pack = changed({}, { on_shared: { [set]: "trust+1" } });
    const run = reachIn(pack, "first");
    const card = run.mine("s1")?.cards[0]?.id ?? "";
    expect(card.startsWith(`${set}.`)).toBe(true);
    const before = run.team().facts.resources.trust ?? 0;
    run.play("s1", { type: "share", card });
    run.play("s1", { type: "share", card });
    expect(run.team().facts.resources.trust).toBe(before + 1);
  });

  test("the check follows none to all six", () => {
    const endings = [
      { ...tinyPack.endings[0], id: "talk", when: "lamp >= 99, trust >= 99" },
      ...tinyPack.endings,
    ];
    const never = changed({}, { endings: endings as PackSource["endings"] });
    expect(walk(never).endings.has("talk")).toBe(false);
    const resources = { ...tinyPack.resources, aloud: { start: 0, min: 0, max: 6 } };
    const all = [{ ...tinyPack.endings[0], id: "talk", when: "aloud = 6" }, ...tinyPack.endings];
    const talk = { endings: all as PackSource["endings"], resources, on_shared: { [set]: "aloud+1" } };
    expect(walk(changed({}, talk)).endings.has("talk")).toBe(true);
    expect(walk(changed({}, { ...talk, on_shared: {} })).endings.has("talk")).toBe(false);
  });
});

test("[R3] a reveal counts the teams that met a condition", () => {
  const reveal = Object.entries(tinyPack.scenes).find(([, { kind }]) => kind === "reveal")?.[0] ?? "";
  const pack = changed({
    [reveal]: {
      counts: { rich: "trust >= 0", never: "trust >= 99" },
      count_lines: ["{rich} of {teams} teams, and {never}."],
    },
  });
  const run = reachIn(pack, reveal);
  const view = run.view();
  expect(view.stage === "play" && view.scene.lines.at(-1)?.text).toBe("1 of 1 teams, and 0.");
  expect(() => changed({ [reveal]: { count_lines: ["{rich}"] } })).toThrow("no value {rich}");
});

test("[A2] without an overflow, tokens that nobody placed do nothing", () => {
  const allocation = Object.entries(tinyPack.scenes).find(([, { kind }]) => kind === "allocation")?.[0] ?? "";
  const run = reachIn(changed({ [allocation]: { overflow: [] } }), allocation);
  while (run.team().allocations[allocation] === undefined) run.until(run.deadline() ?? run.now);
  const { placed } = run.team().allocations[allocation] ?? { placed: {} };
  expect(Object.values(placed).every((count) => count === 0)).toBe(true);
});

test("[P10] several conditions make several hints free", () => {
  const puzzle = Object.entries(tinyPack.scenes).find(
    ([, scene]) => scene.kind === "puzzle" && scene.hints.length >= 2,
  )?.[0];
  const id = puzzle ?? Object.entries(tinyPack.scenes).find(([, { kind }]) => kind === "puzzle")?.[0] ?? "";
  const run = reachIn(
    changed({
      [id]: {
        hints: ["One.", "Two.", "Three."],
        free_hint: null,
        free_hints: ["trust >= 0", "oil >= 0", "trust >= 99"],
      },
    }),
    id,
  );
  const cost = () => {
    const view = run.view();
    return view.stage === "play" && view.scene.kind === "puzzle" ? view.scene.hints.nextCost : null;
  };
  const costs = [0, 1, 2].map((revealed) => {
    const now = cost();
    for (const seat of ["s1", "s2"]) run.play(seat, { type: "hint", revealed });
    return now;
  });
  expect(costs).toEqual([0, 0, 5]);
});
