import { describe, expect, test } from "vitest";
import { reach } from "../../test/reach.ts";
import type { ParticipantCommand, SeatCommand } from "../index.ts";

const text = (id: string) => ({ text_id: id, length: 4, question: false });

/** For a scene that is over, as it arrives in the one that follows. */
const LATE: [here: string, ParticipantCommand][] = [
  ["meet", { type: "ready" }],
  ["first", { type: "vote", option: "knock" }],
  ["first", { type: "lock" }],
  ["lock", { type: "check" }],
  ["lock", { type: "hint", revealed: 0 }],
  ["lock", { type: "move", move: { do: "put", slot: 0, item: "3" } }],
  ["share", { type: "place", need: "lamp", count: 1 }],
  ["share", { type: "confirm" }],
  ["why", { type: "reflect", text: text("r1") }],
  ["thanks", { type: "ready" }],
  ["thanks", { type: "kudos", to: "s2", card: "heard", text: null }],
  ["pledge", { type: "commit", text: text("c1") }],
  ["pledge", { type: "lock_commitment", textId: "c1" }],
];

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
    const anywhere: SeatCommand[] = [
      { type: "chat", seat: "s1", text: text("x"), scene: "dark" },
      { type: "help", seat: "s1", on: true, scene: "dark" },
      { type: "observe", seat: "s1", on: true, scene: "dark" },
      { type: "leave", seat: "s2", scene: "dark" },
    ];
    const there = reach("meet", 2);
    for (const command of anywhere) expect(there.run.send(command)).toBeNull();
  });
});
