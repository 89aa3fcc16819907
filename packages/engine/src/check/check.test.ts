import { describe, expect, test } from "vitest";
import { tinyPack } from "../../test/tiny-pack.ts";
import { parseExpression } from "../expression.ts";
import type { Pack, Scene, SceneOf } from "../pack/schema.ts";
import { compile } from "./compile.ts";
import { checkFlags, checkPack } from "./index.ts";
import { checkPuzzles } from "./puzzles.ts";
import { checkTexts, rowsOf } from "./texts.ts";
import { checkTimes } from "./times.ts";

const tiny = compile(tinyPack);
/** The test pack, with its hidden ending in reach and its last two flags asked for. */
const pack: Pack = {
  ...tiny,
  scenes: Object.fromEntries(
    Object.entries(tiny.scenes).map(([id, one]) => {
      const lines = [line("Warm.", "warm"), line("Lit.", "lit")];
      if (one.kind !== "decision") return [id, id === "why" ? { ...one, lines } : one];
      const when = parseExpression("trust >= 7");
      return [
        id,
        { ...one, options: one.options.map((option) => (option.when ? { ...option, when } : option)) },
      ];
    }),
  ),
};

function scene<K extends Scene["kind"]>(id: string, kind: K): SceneOf<K> {
  const result = pack.scenes[id];
  if (result?.kind !== kind) throw new Error(`${id} is no ${kind}`);
  return result as SceneOf<K>;
}
/** The pack with one scene replaced. */
const having = (id: string, changed: Scene): Pack => ({ ...pack, scenes: { ...pack.scenes, [id]: changed } });

function line(text: string, flag?: string) {
  return { when: flag === undefined ? null : { ref: flag }, who: null, text };
}

test("[X1] the test pack has no problems", () => {
  const { problems, walk, readability } = checkPack(pack);
  expect(problems).toEqual([]);
  expect(walk.scenes.size).toBe(Object.keys(pack.scenes).length);
  expect(walk.story.least).toBeLessThan(walk.story.most);
  expect(readability).toBeGreaterThan(0);
});

describe("[X2] unreachable items", () => {
  test("a scene", () => {
    const orphan = having("orphan", scene("meet", "briefing"));
    expect(checkPack(orphan).problems).toContain("scenes.orphan: no way leads there");
  });

  test("an ending whose condition is never true, and an option that is never offered", () => {
    const never = parseExpression("trust >= 99");
    const endings = [{ ...pack.endings[0]!, id: "never", when: never }, ...pack.endings];
    const first = scene("first", "decision");
    const options = [...first.options, { ...first.options[0]!, id: "fly", when: never }];
    const { problems } = checkPack({ ...having("first", { ...first, options }), endings });
    expect(problems).toContain("endings.never: no way leads there");
    expect(problems).toContain("scenes.first.fly: is never offered");
  });
});

test("[X3] flags are set and read", () => {
  expect(checkFlags({ ...pack, flags: [...pack.flags, "lonely"] })).toEqual([
    "flags.lonely: nothing sets it",
    "flags.lonely: nothing asks for it",
  ]);
});

describe("[X4] puzzles", () => {
  const row = scene("row", "puzzle");
  const changed = (packet: number, rule: string) => {
    if (row.puzzle.kind !== "order") throw new Error("row is no order");
    const packets = row.puzzle.packets.map((one, at) => (at === packet - 1 ? { ...one, rule } : one));
    return checkPuzzles(having("row", { ...row, puzzle: { ...row.puzzle, packets } })).problems;
  };

  test("an empty packet is redundant, and its puzzle has several answers", () => {
    const problems = changed(2, "1 = 1");
    expect(problems).toContain("scenes.row: packet 2 is not needed");
    expect(problems.join()).toMatch(/scenes\.row: \d+ answers fit all packets, not one/);
  });

  test("a packet that contains too much lets one person solve the puzzle", () => {
    if (row.puzzle.kind !== "order") throw new Error("row is no order");
    const whole = row.puzzle.solution.map((id, at) => `${id} = ${at + 1}`).join(" and ");
    expect(changed(1, whole)).toContain("scenes.row: one person alone can be sure");
  });

  test("[P1] if anything on a board belongs to people, no hand alone can make all moves", () => {
    const owned = (packets: number[][]) => {
      if (row.puzzle.kind !== "order") throw new Error("row is no order");
      const items = row.puzzle.items.map((item, at) => ({ ...item, packets: packets[at] }));
      return checkPuzzles(having("row", { ...row, puzzle: { ...row.puzzle, items } })).problems;
    };
    expect(owned([[1], [2], [3], [4], [5], [6]])).toEqual([]);
    // Of two people one holds 1, 3 and 5.
    expect(owned([[1], [3], [5], [1], [3], [5]])).toContain(
      "scenes.row: one person alone can make all moves",
    );
  });
});

describe("[X5] texts", () => {
  test("rows break at 42 characters and at the author's breaks", () => {
    expect(rowsOf("One. / Two.")).toEqual(["One.", "Two."]);
    expect(rowsOf("a".repeat(42))).toHaveLength(1);
    expect(rowsOf(`${"a".repeat(30)} ${"b".repeat(12)}`)).toHaveLength(2);
  });

  test("half a sentence is reported: an author's comma or bracket has cut it", () => {
    const meet = scene("meet", "briefing");
    const lines = ["All six hold still", "then blink, once. Hello.", "“Come in.”", "☾ is lit …"].map((text) =>
      line(text),
    );
    expect(checkTexts(having("meet", { ...meet, lines }))).toEqual([
      "scenes.meet: not a whole sentence: All six hold still",
      "scenes.meet: not a whole sentence: then blink, once. Hello.",
    ]);
  });

  test("a caption of three rows and a picture without alternative text are reported", () => {
    const meet = scene("meet", "briefing");
    const long = "This caption goes on and on. ".repeat(4).trim();
    const problems = checkTexts(having("meet", { ...meet, lines: [line(long)], art: { id: "x", alt: "x" } }));
    expect(problems).toEqual([
      `scenes.meet: more than 2 rows of 42: ${long}`,
      "scenes.meet.art: an alternative text has 10 to 160 characters: x",
    ]);
  });

  test("a sign that no page can say is reported, a call of a horn and a word are not", () => {
    const row = scene("row", "puzzle");
    if (row.puzzle.kind !== "order") throw new Error("row is no order");
    const [first, ...items] = row.puzzle.items;
    const named = (label: string) =>
      checkTexts(
        having("row", { ...row, puzzle: { ...row.puzzle, items: [{ ...first, label }, ...items] } as never }),
      );
    expect(named("◐")).toEqual(["scenes.row: nobody can say the sign ◐"]);
    expect([...named("▬▪▬"), ...named("☾"), ...named("Old Hat")]).toEqual([]);
  });
});

describe("[V10] the silent vote", () => {
  const first = scene("first", "decision");
  const problems = (change: Partial<typeof first>) => checkTexts(having("first", { ...first, ...change }));

  test("a question that asks for talk is reported", () => {
    expect(problems({ question: "Whose choice is it? Agree on one answer." })).toEqual([
      "scenes.first: asks for talk in the silent vote: Whose choice is it? Agree on one answer.",
    ]);
    // What somebody in the story does is no request.
    expect(problems({ question: "Who agreed, and who tells it?" })).toEqual([]);
  });

  test("so is a line that may be the last one before it, and no other", () => {
    const lines = [line("Say it now."), line("Listen to each other."), line("Read it aloud.", "warm")];
    expect(problems({ lines })).toEqual(
      lines.slice(1).map(({ text }) => `scenes.first: asks for talk in the silent vote: ${text}`),
    );
  });
});

test("[X6] times: acts fit their seconds and one hour, films last as long as their pictures", () => {
  const short = {
    ...pack,
    acts: pack.acts.map((act) => (act.id === "act-1" ? { ...act, seconds: 5 } : act)),
  };
  expect(checkTimes(short).join()).toMatch(/acts\.act-1: its targets need \d+ of 5 seconds/);
  const long = { ...pack, acts: pack.acts.map((act) => ({ ...act, seconds: 3600 })) };
  expect(checkTimes(long)[0]).toMatch(/more than an hour/);
  const film = scene("dark", "film");
  const cut = having("dark", { ...film, frames: film.frames.slice(1) });
  expect(checkTimes(cut)).toEqual(["scenes.dark: 2 seconds of film in 3"]);
});
