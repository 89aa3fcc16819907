import type { Teammate } from "@lantern/engine/pack";
import type { TeamView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { commandsOf, openCues, type Situation } from "./script.ts";

const text = "Hm.";

/** A view of one vote, as far as a script reads it. */
function situation(scene: object = {}, rest: Partial<Situation> = {}): Situation {
  const view = {
    clock: { phase: "running", speed: 1 },
    people: [{ seat: "s1", done: false }],
    chat: [],
    scene: {
      id: "vote",
      kind: "decision",
      step: "active",
      phase: "talk",
      timer: { startedAt: 100 },
      voted: ["s1"],
      votes: { wait: ["s1"], call: [] },
      changed: [],
      ...scene,
    },
  };
  return { view: view as unknown as TeamView, visitor: "s1", shared: [], ...rest };
}

const open = (cue: object, at: Situation) =>
  openCues({ name: "Noor", portrait: 1, scenes: { vote: [{ after: 1, text, ...cue }] } } as Teammate, at)
    .length > 0;

test.each([
  ["nothing", {}, true],
  ["the visitor's vote", { vote: "wait" }, true],
  ["another vote", { vote: "call" }, false],
  ["no vote", { vote: "none" }, false],
  ["the phase", { phase: "silent" }, false],
  ["a change of mind", { changed: true }, false],
  ["a card that was not read out", { shared: ["roles.1"] }, false],
  ["nobody having read a card", { unshared: ["roles.1"] }, true],
  ["something that the visitor wrote", { wrote: true }, false],
  ["the outcome", { outcome: true }, false],
  ["the visitor being done", { done: true }, false],
])("a cue that needs %s", (_needs, cue, expected) => {
  expect(open(cue, situation())).toBe(expected);
});

test("a cue that did not hold holds once its condition is met", () => {
  expect(open({ shared: ["roles.1"] }, situation({}, { shared: ["roles.1"] }))).toBe(true);
  expect(open({ changed: true }, situation({ changed: ["s1"] }))).toBe(true);
  // In silence votes are hidden: nobody may react to what the visitor chose.
  expect(open({ vote: "wait" }, situation({ phase: "silent", votes: null }))).toBe(false);
  expect(open({ vote: "none" }, situation({ phase: "silent", votes: null, voted: [] }))).toBe(true);
});

test("dials are compared with the board", () => {
  const puzzle = { kind: "switchboard", controls: [{ id: "a", value: 2 }] };
  const at = situation({ kind: "puzzle", puzzle, status: "open" });
  expect(open({ dials: { a: [1, 2] } }, at)).toBe(true);
  expect(open({ dials: { a: [0] } }, at)).toBe(false);
  expect(open({ solved: true }, at)).toBe(false);
});

test("the move comes before the words for it", () => {
  expect(commandsOf({ after: 1, text, turn: { b: 2 } })).toEqual([
    { type: "move", move: { do: "turn", control: "b", value: 2 } },
    { type: "chat", text },
  ]);
});
