import { describe, expect, test } from "vitest";
import type { PlayerCommand, TeamCommand } from "../index.ts";
import { reach } from "../testing/reach.ts";

const text = (id: string) => ({ text_id: id, length: 4, question: false });

/** For a scene that is over, as it arrives in the one that follows. */
const LATE: [here: string, PlayerCommand][] = [
  ["meet", { type: "ready" }],
  ["first", { type: "vote", option: "knock" }],
  ["first", { type: "lock" }],
  ["lock", { type: "check" }],
  ["lock", { type: "hint", taken: 0 }],
  ["lock", { type: "move", move: { do: "put", slot: 0, item: "3" } }],
  ["share", { type: "place", need: "lamp", count: 1 }],
  ["share", { type: "confirm" }],
  ["why", { type: "reflect", text: text("r1") }],
  ["thanks", { type: "ready" }],
  ["thanks", { type: "kudos", to: "s2", card: "heard", text: null }],
  ["pledge", { type: "commit", text: text("c1") }],
  ["pledge", { type: "lock_commitment", line: "c1" }],
];

describe("[E6] what was meant for one scene", () => {
  test.each(LATE)("never acts on the next: %s", (here, command) => {
    const there = reach(here, 2);
    const before = JSON.stringify(there.hour.team());
    expect(there.hour.tell("t1", { ...command, seat: "s1", scene: "dark" })).toEqual({ refused: "PASSED" });
    expect(JSON.stringify(there.hour.team())).toBe(before);
  });

  test("counts in its own", () => {
    const there = reach("meet", 2);
    there.hour.tell("t1", { type: "ready", seat: "s1", scene: "meet" });
    expect(there.scene().ready).toEqual(["s1"]);
  });

  test("does not act on what came of it", () => {
    const there = reach("lock", 2);
    there.hour.until(there.scene().activeEndsAt + (there.hour.session.clock?.startedAt ?? 0));
    expect(there.scene()).toMatchObject({ id: "lock", step: "outcome" });
    expect(there.hour.tell("t1", { type: "check", seat: "s1", scene: "lock" })).toEqual({
      refused: "PASSED",
    });
  });

  test("words, calls for help, watching and leaving belong to no scene", () => {
    const anywhere: TeamCommand[] = [
      { type: "chat", seat: "s1", text: text("x"), scene: "dark" },
      { type: "help", seat: "s1", on: true, scene: "dark" },
      { type: "observe", seat: "s1", on: true, scene: "dark" },
      { type: "leave", seat: "s2", scene: "dark" },
    ];
    const there = reach("meet", 2);
    for (const command of anywhere) expect(there.hour.tell("t1", command)).toBeNull();
  });
});

test("[E7] a team never goes back to what its session was before", () => {
  const there = reach("meet", 2);
  const { hour } = there;
  const old = hour.rows
    .get("t1")
    ?.flatMap(({ events }) => events)
    .find((event) => event.type === "synced");
  if (old?.type !== "synced") throw new Error("it was never synced");
  expect(old.digest.act?.index).toBe(0);
  const before = hour.team();
  expect(hour.tell("t1", { type: "sync", digest: old.digest, sessionSeq: old.sessionSeq })).toBeNull();
  expect(hour.team()).toBe(before);
});
