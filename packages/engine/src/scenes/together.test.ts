import { describe, expect, test } from "vitest";
import { SAMPLES } from "../../test/sample-puzzles.ts";
import { TestSession } from "../../test/session.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { compile } from "../check/compile.ts";
import { checkPuzzles } from "../check/puzzles.ts";
import type { SceneOf } from "../pack/schema.ts";
import { SwitchboardSource, switchboard } from "../puzzles/switchboard.ts";

const lanterns = SAMPLES.map(({ def }) => def).find((def) => def.kind === "switchboard" && def.groups);
if (lanterns?.kind !== "switchboard") throw new Error("no sample with groups");
const tiny = compile(tinyPack);
const [id, first] = Object.entries(tiny.scenes).find(([, { kind }]) => kind === "puzzle") ?? [""];
const pack = {
  ...tiny,
  scenes: {
    ...tiny.scenes,
    [id]: { ...(first as SceneOf<"puzzle">), puzzle: { ...lanterns, pause_seconds: 1 } },
  },
};

function begun() {
  const run = new TestSession(pack, { expected: 3, hosting: "host" });
  run.enter("a", "b", "c");
  run.send({ type: "start", by: "host" });
  while (run.team().scene?.id !== id) run.until(run.deadline() ?? run.now);
  const board = () => {
    const view = run.view();
    if (view.stage !== "play" || view.scene.kind !== "puzzle" || view.scene.puzzle.kind !== "switchboard")
      throw new Error("no board");
    return { ...view.scene, puzzle: view.scene.puzzle };
  };
  const submit = (...seats: string[]) => seats.map((seat) => run.play(seat, { type: "check" }));
  return { run, board, submit };
}

/** Everybody turns their own controls as far as the solution says, except for the last few. */
function turnAll(there: ReturnType<typeof begun>, wrong: string[] = []) {
  for (const { id: control, owner, value } of there.board().puzzle.controls) {
    const wanted = lanterns?.kind === "switchboard" ? (lanterns.solution[control] ?? 0) : 0;
    if (wanted === value || wrong.includes(control)) continue;
    there.run.play(owner[0] ?? "", { type: "move", move: { do: "turn", control, value: wanted } });
  }
}

describe("[P13] a board that everybody checks at the same time", () => {
  test("is tried only when all present press within three seconds", () => {
    const there = begun();
    there.submit("s1", "s2");
    expect(there.board()).toMatchObject({ wrongChecks: 0, tried: null });
    expect(there.board().puzzle.submitted?.map(({ seat }) => seat)).toEqual(["s1", "s2"]);
    there.run.until(there.run.now + 3000);
    there.submit("s3");
    expect(there.board().wrongChecks).toBe(0);
    there.submit("s1", "s2");
    expect(there.board().wrongChecks).toBe(1);
    expect(there.board().puzzle.submitted).toEqual([]);
  });

  test("a wrong try reveals how many parts are right, never which", () => {
    const there = begun();
    turnAll(there, ["high2"]);
    const before = there.board().puzzle;
    there.submit("s1", "s2", "s3");
    const after = there.board();
    expect(after).toMatchObject({ status: "open", wrongChecks: 1, tried: { right: 5, of: 6 } });
    expect(after.pausedUntil).toBe(there.run.now + 1000);
    expect({ ...after.puzzle, submitted: [] }).toEqual({ ...before, submitted: [] });
  });

  test("a right board alone solves nothing; pressing together does", () => {
    const there = begun();
    turnAll(there);
    there.run.until(there.run.now + 4000);
    expect(there.board().status).toBe("open");
    there.submit("s1", "s2", "s3");
    expect(there.run.team().puzzles[id]?.solved).toBe(true);
  });

  test("does not wait for people who are away", () => {
    const there = begun();
    there.run.away("s3");
    there.submit("s1", "s2");
    expect(there.board().wrongChecks).toBe(1);
  });
});

test("[P14] with own wires, a hand understands only gauges whose controls it holds", () => {
  const lights = SAMPLES.map(({ def }) => def).find((def) => def.kind === "switchboard" && def.own_wires);
  if (lights?.kind !== "switchboard") throw new Error("no sample with own wires");
  expect(switchboard.solutionCount(lights, [1, 2, 3, 4, 5, 6])).toBe(1);
  expect(switchboard.solutionCount(lights, [1])).toBeGreaterThan(100);
  const { own_wires: _, ...common } = lights;
  expect(switchboard.solutionCount(common, [1])).toBe(1);
});

test("[P15] a named board says its gauges, their values and the goals that are public", () => {
  const lights = SAMPLES.map(({ def }) => def).find((def) => def.kind === "switchboard" && def.own_wires);
  if (lights?.kind !== "switchboard") throw new Error("no sample with own wires");
  const [first, ...others] = lights.gauges;
  if (!first) throw new Error("no gauge");
  const named = { ...first, modulo: 2, open: true, label: "Tea Room", names: ["bright", "dark"] };
  const view = switchboard.view({ ...lights, gauges: [named, ...others] }, switchboard.init(lights), {});
  if (view.kind !== "switchboard") throw new Error("another board");
  expect(view.gauges[0]).toMatchObject({ label: "Tea Room", names: ["bright", "dark"], goal: first.goal });
  const parse = (names: string[]) =>
    SwitchboardSource.safeParse({ ...lights, gauges: [{ ...named, names }, ...others] }).success;
  expect(parse(["bright", "dark"])).toBe(true);
  expect(parse(["bright", "dim", "dark"])).toBe(false);
});

test("[P16] a clue about a thing helps only with the one that says where it stands", () => {
  const SIX = [1, 2, 3, 4, 5, 6];
  const leaves = SwitchboardSource.parse({
    kind: "switchboard",
    controls: SIX.map((n) => ({ id: `leaf${n}`, positions: 3, start: 1 })),
    groups: SIX.map((n) => ({ id: `leaf${n}`, label: `Leaf ${n}`, controls: [`leaf${n}`] })),
    things: ["spoon", "drop", "bean", "flower", "ribbon", "star"],
    packets: [
      "at(spoon) = 0 and at(ribbon) = 2",
      "spoon = 4 and drop = 1",
      "at(drop) = 2 and at(bean) = 1",
      "flower = 2 and bean = 6",
      "at(flower) = 0 and at(star) = 1",
      "ribbon = 5 and star = 3",
    ].map((rule, at) => ({ text: rule, picture: `drawing-${at}`, controls: [`leaf${at + 1}`], rule })),
    solution: { leaf1: 2, leaf2: 0, leaf3: 1, leaf4: 0, leaf5: 2, leaf6: 1 },
  });
  const answers = (packets: number[]) => switchboard.solutionCount(leaves, packets);
  expect(answers(SIX)).toBe(1);
  // Without a drawing two leaves are free; without a plan two things may have changed places.
  expect(SIX.map((left) => answers(SIX.filter((n) => n !== left)))).toEqual([9, 2, 9, 2, 9, 2]);
  expect(answers([2, 4, 6])).toBe(3 ** 6);
  expect(JSON.stringify(switchboard.view(leaves, switchboard.init(leaves), {}))).not.toMatch(/spoon|drawing/);
  const withRule = (rule: string) =>
    SwitchboardSource.safeParse({ ...leaves, packets: leaves.packets.map((one) => ({ ...one, rule })) });
  expect(withRule("at(spoon) = 1").success).toBe(true);
  expect(withRule("at(kettle) = 1").success).toBe(false);
  expect(withRule("near(spoon) = 1").success).toBe(false);
});

describe("[X4] with an understudy", () => {
  const withPuzzle = (puzzle: SceneOf<"puzzle">["puzzle"]) => ({
    ...pack,
    scenes: { [id]: { ...(pack.scenes[id] as SceneOf<"puzzle">), puzzle } },
  });
  test("three people with one lost still need each other", () => {
    expect(checkPuzzles(withPuzzle(lanterns)).problems).toEqual([]);
  });

  test("a puzzle that one of the two could solve is reported", () => {
    const row = SAMPLES.map(({ def }) => def).find((def) => def.kind === "order");
    if (row?.kind !== "order") throw new Error("no sample");
    const order = ["rope", "fish", "cat", "anchor", "song", "poles"];
    // Packets 1, 2 and 4 say everything. Dealt to two people nobody has all three.
    const rule = (n: number) =>
      order
        .slice(0, n)
        .map((item, at) => `${item} = ${at + 1}`)
        .join(", ");
    const packets = row.packets.map((packet, at) => ({
      ...packet,
      rule: [0, 1, 3].includes(at) ? rule([2, 4, 0, 6][at] ?? 0) || "rope > 0" : "rope > 0",
    }));
    const { problems } = checkPuzzles(withPuzzle({ ...row, packets }));
    expect(problems.some((problem) => problem.includes("understudy"))).toBe(true);
  });
});

test("a search that fits millions of combinations ends, and still proves that several answers fit", () => {
  const drawer = SAMPLES.map(({ def }) => def).find((def) => def.kind === "code" && def.wheels.length === 9);
  if (drawer?.kind !== "code") throw new Error("no sample");
  const { problems, proofs } = checkPuzzles({
    ...pack,
    scenes: { [id]: { ...(pack.scenes[id] as SceneOf<"puzzle">), puzzle: drawer } },
  });
  expect(problems).toEqual([]);
  expect(Math.min(...(proofs[0]?.alone ?? []))).toBeGreaterThan(1);
}, 20_000);
