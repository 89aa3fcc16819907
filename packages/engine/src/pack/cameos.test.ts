import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TestSession } from "../../test/session.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { unusedCameos } from "../check/cameos.ts";
import { compile, PackError } from "../check/compile.ts";
import { checkPack } from "../check/index.ts";
import type { Pack, PackSource } from "../index.ts";
import { lengthOf, sceneOfCameo, stillOf, withCameoTexts } from "../index.ts";
import { linesWithCameos, withCameos } from "./cameos.ts";

const cameo = { label: "A joke", hint: "One that hurts nobody.", max: 20, text: "Mind the gap." };

const meet = tinyPack.scenes.meet as Extract<PackSource["scenes"][string], { kind: "briefing" }>;
const roles = tinyPack.cards?.roles ?? [];

/** The tiny pack with a cameo in the lines of its first briefing, and one on a card. */
function source(change: Partial<PackSource> = {}): PackSource {
  return {
    ...tinyPack,
    cameos: { joke: cameo, riddle: { ...cameo, text: "Who was here first?" } },
    scenes: { ...tinyPack.scenes, meet: { ...meet, lines: ["Mara: I always say: {joke}"] } },
    cards: {
      ...tinyPack.cards,
      roles: roles.map((card, at) => (at === 2 ? { ...card, text: "{riddle}" } : card)),
    },
    ...change,
  };
}

function problems(change: Partial<PackSource>): string {
  try {
    return unusedCameos(compile(source(change))).join("\n");
  } catch (error) {
    if (error instanceof PackError) return error.problems.join("\n");
    throw error;
  }
}

const pack = compile(source());
const lineOf = (one: Pack) => stillOf(one, "joke", 1000)?.view.scene.lines[0]?.text ?? "";

describe("[U1] cameos", () => {
  test("have a default that fits, a name of their own, and are eight at most", () => {
    expect(problems({})).toBe("");
    const nine = Object.fromEntries([..."abcdefghi"].map((id) => [id, cameo]));
    expect(problems({ cameos: nine })).toContain("at most 8");
    expect(problems({ cameos: { joke: { ...cameo, max: 10 } } })).toContain("longer than its max");
    expect(problems({ cameos: { joke: { ...cameo, text: " " } } })).toContain("cameos.joke.text");
    expect(problems({ cameos: { lines: cameo } })).toContain("cameos.lines");
    expect(problems({ cameos: { joke: cameo, riddle: cameo, oil: cameo } })).toContain('"oil"');
  });

  test("are counted in characters as people count them", () => {
    expect(lengthOf("👩‍👩‍👧‍👦é🇪🇸")).toBe(3);
  });
});

describe("[U2] a cameo stands in a line or on a card, and nowhere else", () => {
  const code = tinyPack.scenes.lock as Extract<PackSource["scenes"][string], { kind: "puzzle" }>;
  const packets = (code.puzzle as { packets: { text: string }[] }).packets;
  test.each([
    ["a question", { lock: { ...code, question: "{joke}" } }],
    ["a hint", { lock: { ...code, hints: ["{joke}"] } }],
    ["an outcome", { lock: { ...code, solved: { lines: ["{joke}"] } } }],
    [
      "a clue",
      {
        lock: {
          ...code,
          puzzle: { ...code.puzzle, packets: packets.map((one) => ({ ...one, text: "{joke}" })) },
        },
      },
    ],
    ["a title", { meet: { ...meet, title: "{joke}" } }],
  ])("not in %s", (_where, scenes) => {
    expect(problems({ scenes: { ...source().scenes, ...scenes } as PackSource["scenes"] })).toContain(
      "{joke} may only be in a line or a card",
    );
  });

  test("nor in the text that a team shares, or in a name that no cameo has", () => {
    const [ending] = tinyPack.endings;
    expect(problems({ endings: [{ ...ending!, share: "{joke}", when: undefined }] })).toContain("{joke}");
    const scenes = { ...tinyPack.scenes, meet: { ...meet, lines: ["{joke} {jock}"] } };
    expect(problems({ scenes })).toContain("{jock}");
  });
});

test("[U3] every cameo is read by every team: in a line without a condition, or on a card", () => {
  expect(sceneOfCameo(pack, "joke")).toEqual({ scene: "meet", card: null });
  expect(sceneOfCameo(pack, "riddle")).toEqual({ scene: "meet", card: 2 });
  const scenes = { ...tinyPack.scenes, meet: { ...meet, lines: ["[trust > 1] {joke}"] } };
  expect(problems({ scenes })).toContain("cameos.joke: no line without a condition");
});

test("[U3] the author's check says when a line does not fit with the longest text", () => {
  const lines = [`${"Long words ".repeat(6)} {joke}`];
  const long = compile(source({ scenes: { ...tinyPack.scenes, meet: { ...meet, lines } } }));
  expect(checkPack(long).problems.join("\n")).toContain("scenes.meet: more than 2 rows");
});

describe("[U4] a company's text", () => {
  test("is in views, and neither in the log nor in the state", () => {
    const own = withCameoTexts(pack, { joke: "Ask Bob.", riddle: "Where is Bob?" });
    const session = new TestSession(own, { expected: 3 });
    const [a = ""] = session.enter("a", "b", "c");
    session.until(session.session.startsAt + 8_000);
    expect(session.view()).toMatchObject({
      scene: { lines: [{ who: "Mara", text: "I always say: Ask Bob." }] },
    });
    const cards = ["s1", "s2", "s3"].flatMap((seat) => session.mine(seat).cards);
    expect(cards.map(({ text }) => text)).toContain("Where is Bob?");
    expect(a).toBe("s1");
    expect(JSON.stringify([session.rows, session.state])).not.toContain("Bob");
  });

  test("is never read as a value, a text of somebody or a break of the row", () => {
    const own = withCameoTexts(pack, { joke: "{crew} {text:1} / {riddle}" });
    expect(lineOf(own)).toBe("I always say: {brace}crew} {brace}text:1} {slash} {brace}riddle}");
    expect(withCameos(own, "{joke}")).toBe("{crew} {text:1} / {riddle}");
  });

  test("does not turn around what is beside it", () => {
    const own = withCameoTexts(pack, { joke: "שלום\u202e\u2069 bob" });
    expect(withCameos(own, "a {joke} b")).toBe("a \u2068שלום bob\u2069 b");
  });

  test("stays what it is, whatever it is", () => {
    const read = (text: string) => text.replaceAll("{brace}", "{").replaceAll("{slash}", "/");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        const own = withCameoTexts(pack, { joke: text });
        const [line] = linesWithCameos(own, [{ who: null, text: "{joke}" }]);
        const stripped = (one: string) => one.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
        expect(stripped(read(line?.text ?? ""))).toBe(stripped(read(text)));
      }),
      { seed: 18 },
    );
  });
});

test("[U5] without texts, or with empty ones, the pack stays itself; unknown names are ignored", () => {
  expect(withCameoTexts(pack, {})).toBe(pack);
  expect(withCameoTexts(pack, { joke: "", constructor: "x", nobody: "x" })).toBe(pack);
  expect(withCameoTexts(pack, { joke: "Ask Bob." }).cameos?.riddle).toBe(pack.cameos?.riddle);
});

test("[U6] a still shows the scene of a cameo to whoever reads it", () => {
  const own = withCameoTexts(pack, { riddle: "Where is Bob?" });
  const still = stillOf(own, "riddle", 1000);
  expect(still?.view.scene).toMatchObject({ id: "meet", kind: "briefing" });
  expect(still?.view.people).toHaveLength(4);
  expect(still?.mine.cards.map(({ text }) => text)).toEqual(["Where is Bob?"]);
  expect(stillOf(own, "nobody", 1000)).toBeNull();
});
