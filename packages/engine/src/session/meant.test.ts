import { describe, expect, test } from "vitest";
import { reach } from "../../test/reach.ts";
import type { ParticipantCommand } from "../index.ts";

const text = (id: string) => ({ text_id: id, length: 4, question: false });

/** For a scene that is over, as it arrives in the one that follows. */
const LATE: [here: string, ParticipantCommand][] = [
  ["meet", { type: "ready" }],
  ["first", { type: "vote", option: "knock" }],
  ["first", { type: "lock" }],
  ["lock", { type: "check" }],
  ["lock", { type: "hint", revealed: 0 }],
  ["lock", { type: "wait", what: "check" }],
  ["lock", { type: "move", move: { do: "put", slot: 0, item: "3" } }],
  ["share", { type: "place", need: "lamp", count: 1 }],
  ["share", { type: "confirm" }],
  ["why", { type: "reflect", text: text("r1") }],
  ["thanks", { type: "ready" }],
  ["thanks", { type: "kudos", to: "s2", card: "heard", text: null }],
  ["pledge", { type: "commit", text: text("c1") }],
  ["pledge", { type: "lock_commitment", textId: "c1" }],
];

test.each(["start", "pause", "end", "abandon", "remove", "connect"])(
  "a participant's command follows the rules of participants, even if it is called %s",
  (type) => {
    const { run } = reach("meet", 2);
    const { state } = run;
    const command = { type, by: "s1", key: "x", mix: [], on: true } as unknown as ParticipantCommand;
    expect(run.play("s1", command)).toEqual({ error: "NOT_NOW" });
    expect(run.state).toBe(state);
  },
);

describe("[E6] a command for one scene", () => {
  test.each(LATE)("never acts on the next: %s", (here, command) => {
    const there = reach(here, 2);
    const before = JSON.stringify(there.run.team());
    expect(there.run.play("s1", { ...command, scene: "dark" })).toEqual({ error: "PASSED" });
    expect(JSON.stringify(there.run.team())).toBe(before);
  });

  test("counts in its own", () => {
    const there = reach("meet", 2);
    there.run.play("s1", { type: "ready", scene: "meet" });
    expect(there.scene().ready).toEqual(["s1"]);
  });

  test("does not act on its outcome", () => {
    const there = reach("lock", 2);
    there.run.until(there.scene().activeEndsAt + (there.run.session.clock?.startedAt ?? 0));
    expect(there.scene()).toMatchObject({ id: "lock", step: "outcome" });
    expect(there.run.play("s1", { type: "check", scene: "lock" })).toEqual({
      error: "PASSED",
    });
  });

  test("messages, requests for help, watching and leaving belong to no scene", () => {
    const anywhere: [seat: string, ParticipantCommand][] = [
      ["s1", { type: "chat", text: text("x") }],
      ["s1", { type: "help", on: true }],
      ["s1", { type: "observe", on: true }],
      ["s2", { type: "leave" }],
    ];
    const there = reach("meet", 2);
    for (const [seat, command] of anywhere)
      expect(there.run.play(seat, { ...command, scene: "dark" })).toBeNull();
  });
});
