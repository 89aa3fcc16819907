import { describe, expect, test } from "vitest";
import { pack, reach, type Scene } from "../../test/reach.ts";
import type { ParticipantCommand, SceneView } from "../index.ts";
import { applyRules, withOverflow, withRefill } from "./allocation.ts";

function view({ run }: Scene): Extract<SceneView, { kind: "allocation" }> {
  const current = run.view();
  if (current.stage !== "play" || current.scene.kind !== "allocation") throw new Error("no allocation runs");
  return current.scene;
}
const position = (need: string, count: number): ParticipantCommand => ({ type: "place", need, count });
const confirm: ParticipantCommand = { type: "confirm" };
const facts = (resources: Record<string, number>) => ({ flags: {}, resources, traits: {}, choices: {} });

describe("placing", () => {
  test("[A1] people move only their own tokens, and confirm when all are placed", () => {
    const there = reach("share", 3);
    // The unsolved board cost one of six; the captain holds the odd one.
    expect(view(there).remaining).toEqual({ s1: 2, s2: 2, s3: 1 });
    expect(there.run.play("s3", position("lamp", 2))).toEqual({ error: "NONE_LEFT" });
    expect(there.run.play("s3", position("cellar", 1))).toEqual({ error: "UNKNOWN" });
    expect(there.run.play("s3", confirm)).toEqual({ error: "NOT_NOW" });
    expect(there.run.play("s3", position("horn", 1))).toBeNull();
    expect(there.run.play("s3", position("horn", 0))).toBeNull();
    expect(there.run.play("s3", position("lamp", 1))).toBeNull();
    expect(there.run.mine("s3").tokens).toBe(0);
    expect(there.run.play("s3", confirm)).toBeNull();
    expect(view(there)).toMatchObject({ confirmed: ["s3"], placed: { lamp: { s3: 1 } } });
    there.run.play("s3", position("lamp", 0));
    expect(view(there).confirmed).toEqual([]);
  });

  test("[A5] ends when all have confirmed; needs count with the tokens that people placed", () => {
    const there = reach("share", 2);
    there.run.play("s1", position("lamp", 3));
    there.run.play("s2", position("horn", 2));
    there.run.play("s1", confirm);
    there.run.play("s2", confirm);
    expect(there.scene()).toMatchObject({ id: "share", step: "outcome" });
    expect(there.run.team().allocations.share).toEqual({
      placed: { lamp: 3, horn: 2, stove: 0 },
      byTeam: { lamp: 3, horn: 2, stove: 0 },
      met: ["lamp", "horn"],
    });
    expect(there.scene().outcome).toEqual([{ who: "Mara", text: "Enough for the lamp." }]);
    expect(there.run.team().facts.resources).toMatchObject({ lamp: 3, horn: 2, stove: 0 });
    expect(there.run.team().facts.flags.warm).toBeUndefined();
  });

  test("the real needs are hidden under the pack's condition", () => {
    const there = reach("share", 2);
    expect(view(there).needs.map(({ wants }) => wants)).toEqual([5, 3, 2]);
  });

  test("[A7] needs that only cards tell are on no board, before and after", () => {
    const { share } = pack.scenes;
    if (share?.kind !== "allocation" || !pack.cards.roles) throw new Error("no allocation");
    const scene = { ...share, deal: { cards: "jobs" }, needs_on_cards: true as const };
    const cards = { ...pack.cards, jobs: pack.cards.roles };
    const there = reach("share", 3, false, { ...pack, cards, scenes: { ...pack.scenes, share: scene } });
    const cardIds = there.run.mine("s2").cards.map(({ id }) => id);
    expect(cardIds.filter((id) => id.startsWith("jobs."))).toHaveLength(2);
    expect(view(there).needs.map(({ wants }) => wants)).toEqual([null, null, null]);
    there.run.until(view(there).timer.endsAt ?? 0);
    expect(there.scene()).toMatchObject({ id: "share", step: "outcome" });
    expect(view(there).needs.map(({ wants }) => wants)).toEqual([null, null, null]);
  });

  test("[A2] [A4] unplaced tokens overflow, and the rules read the result", () => {
    const there = reach("share", 2);
    there.run.play("s1", position("horn", 1));
    there.run.until(view(there).timer.endsAt ?? 0);
    expect(there.run.team().allocations.share).toEqual({
      placed: { lamp: 3, horn: 1, stove: 1 },
      byTeam: { lamp: 0, horn: 1, stove: 0 },
      met: [],
    });
    expect(there.run.team().facts.flags).toMatchObject({ lit: true, warm: true });
  });
});

test("[A2] overflow goes in order, the last takes the rest", () => {
  const rules = [
    { need: "garden", up_to: 4 },
    { need: "bed", up_to: 3 },
    { need: "memory", up_to: null },
  ];
  expect(withOverflow(rules, { garden: 1, bed: 0, memory: 0 }, 11)).toEqual({ garden: 4, bed: 3, memory: 4 });
  expect(withOverflow(rules, { garden: 6, bed: 0, memory: 0 }, 8)).toEqual({ garden: 6, bed: 2, memory: 0 });
  expect(withOverflow(rules, { garden: 4, bed: 4, memory: 4 }, 12)).toEqual({ garden: 4, bed: 4, memory: 4 });
});

describe("[A3] refills", () => {
  const refill = { to: { lamp: 3, horn: 2 }, from: ["lamp", "horn", "stove"] };
  test("a donor with its own target gives only its surplus", () => {
    const after = withRefill(refill, facts({ lamp: 1, horn: 3, stove: 5 }), pack).resources;
    expect(after).toMatchObject({ lamp: 3, horn: 2, stove: 4 });
  });
  test("no tokens are created when there are too few", () => {
    const after = withRefill(refill, facts({ lamp: 0, horn: 0, stove: 1 }), pack).resources;
    expect(after).toMatchObject({ lamp: 1, horn: 0, stove: 0 });
  });
});

test("[A4] an `otherwise` rule applies only if none of its chain did", () => {
  const share = pack.scenes.share;
  if (share?.kind !== "allocation") throw new Error("the tiny pack changed");
  const rule = { when: null, otherwise: false, refill: null, effects: [], lines: [] };
  const line = (text: string) => [{ when: null, who: null, text }];
  const chain = [
    { ...rule, when: { ref: "no" }, lines: line("one") },
    { ...rule, otherwise: true, lines: line("two") },
    { ...rule, otherwise: true, lines: line("three") },
    { ...rule, lines: line("four") },
  ];
  const spoken = applyRules(pack, { ...share, rules: chain }, { lamp: 1 }, reach("share").run.team()).lines;
  expect(spoken).toEqual(["rules.1.lines.0", "rules.3.lines.0"]);
});

test("[A6] in the outcome everybody sees where the tokens are in the end, and what the story moved", () => {
  const there = reach("share", 2);
  there.run.play("s1", position("horn", 1));
  expect(view(there).needs.map(({ placed, moved }) => [placed, moved])).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
  ]);
  there.run.until(view(there).timer.endsAt ?? 0);
  const { needs, step } = view(there);
  expect(step).toBe("outcome");
  expect(needs.map(({ id, placed, moved }) => [id, placed, moved])).toEqual([
    ["lamp", 3, 3],
    ["horn", 1, 0],
    ["stove", 1, 1],
  ]);
  const { resources } = there.run.team().facts;
  expect(needs.map(({ id, placed }) => [id, placed])).toEqual(needs.map(({ id }) => [id, resources[id]]));
});
