import { describe, expect, test } from "vitest";
import { begun, pack, reach, type Scene } from "../../test/reach.ts";
import { type Event, evolve, type Pack, type ParticipantCommand, type SceneView, viewOf } from "../index.ts";

function view({ run }: Scene): Extract<SceneView, { kind: "puzzle" }> {
  const current = run.view();
  if (current.stage !== "play" || current.scene.kind !== "puzzle") throw new Error("no puzzle runs");
  return current.scene;
}
const turn = (control: string, value: number): ParticipantCommand => ({
  type: "move",
  move: { do: "turn", control, value },
});
const put = (slot: number, item: string): ParticipantCommand => ({
  type: "move",
  move: { do: "put", slot, item },
});
const HOLDERS: Record<string, string> = { a: "s1", b: "s2", c: "s3", d: "s1", e: "s2", f: "s3" };

function turnAll(there: Scene): void {
  for (const [control, seat] of Object.entries(HOLDERS)) there.run.play(seat, turn(control, 1));
}

describe("[P4] a pattern that must remain", () => {
  test("is solved when it has remained for its time", () => {
    const there = reach("board");
    turnAll(there);
    const stands = view(there).puzzle;
    const solvesAt = stands.kind === "switchboard" ? stands.solvesAt : null;
    expect(solvesAt).toBe(there.run.now + 2000);
    expect(view(there).status).toBe("open");
    there.run.until(solvesAt ?? 0);
    expect(view(there)).toMatchObject({ status: "solved", step: "outcome" });
    expect(there.run.team().puzzles.board).toMatchObject({ solved: true, hints: 0 });
    expect(there.run.team().facts.resources.trust).toBe(5);
  });

  test("is not solved when somebody changes it first", () => {
    const there = reach("board");
    turnAll(there);
    there.run.until(there.run.now + 1000);
    there.run.play("s1", turn("a", 0));
    there.run.until(there.run.now + 1500);
    expect(view(there).status).toBe("open");
  });

  test("is solved when it is right at the end of the time", () => {
    const there = reach("board");
    there.run.until((view(there).timer.endsAt ?? 0) - 500);
    turnAll(there);
    there.run.until(there.run.now + 600);
    expect(there.run.team().puzzles.board?.solved).toBe(true);
  });
});

describe("checks", () => {
  test("[P3] a wrong one counts and pauses all moves", () => {
    const there = reach("lock");
    for (const slot of [0, 1, 2, 3, 4, 5]) there.run.play("s1", put(slot, "3"));
    for (const seat of ["s2", "s3"]) expect(there.run.play(seat, { type: "check" })).toBeNull();
    expect(view(there)).toMatchObject({ status: "open", wrongChecks: 1, pausedUntil: there.run.now + 1000 });
    expect(there.run.play("s1", put(0, "2"))).toEqual({ error: "WAIT" });
    expect(there.run.play("s1", { type: "check" })).toEqual({ error: "WAIT" });
    there.run.until(there.run.now + 1000);
    expect(there.run.play("s1", put(0, "2"))).toBeNull();
  });

  test("a right one solves at once", () => {
    const there = reach("lock");
    ["2", "0", "1", "3", "2", "1"].forEach((digit, slot) => {
      there.run.play("s1", put(slot, digit));
    });
    for (const seat of ["s3", "s1"]) there.run.play(seat, { type: "check" });
    expect(view(there)).toMatchObject({ status: "solved", outcome: [{ who: null, text: "Click." }] });
    expect(there.run.team().facts.flags.opened_lock).toBe(true);
  });

  test("[P2] a move that is not on the board or has a wrong form is rejected", () => {
    const there = reach("lock");
    for (const command of [
      put(9, "2"),
      put(0, "7"),
      turn("a", 1),
      { type: "move", move: {} } as ParticipantCommand,
    ]) {
      expect(there.run.play("s1", command)).toMatchObject({ error: expect.any(String) });
    }
    expect(reach("board").run.play("s1", { type: "check" })).toEqual({ error: "NOT_NOW" });
  });
});

describe("[P10] hints", () => {
  test("[L8] are read from the log by their numbers, and in older logs by their texts", () => {
    const { run } = reach("board");
    const hint = { type: "hintTaken", team: "t1", seat: "s1", free: false, at: 0 } as const;
    const logs: Event[][] = [
      [{ ...hint, hint: 0 }],
      [
        { ...hint, text: "Look." },
        { ...hint, hint: 1 },
      ],
    ];
    const hints = logs.map((events) => {
      const view = viewOf(run.pack, events.reduce(evolve, run.state), "t1");
      return view.stage === "play" && view.scene.kind === "puzzle" ? view.scene.hints.revealed : [];
    });
    const board = run.pack.scenes.board;
    const texts = board?.kind === "puzzle" ? board.hints : [];
    expect(texts).toHaveLength(3);
    expect(hints).toEqual([[texts[0]], ["Look.", texts[1]]]);
  });

  test("come in order, and cost", () => {
    const there = reach("board");
    expect(view(there).hints).toEqual({ revealed: [], left: 3, nextCost: 5 });
    for (const revealed of [0, 1, 2])
      for (const seat of ["s1", "s2"]) there.run.play(seat, { type: "hint", revealed });
    expect(view(there).hints.revealed[2]).toBe("Turn every dial to 1.");
    expect(there.run.play("s1", { type: "hint", revealed: 3 })).toEqual({ error: "NONE_LEFT" });
    there.run.until(view(there).timer.endsAt ?? 0);
    expect(there.run.team().puzzles.board).toMatchObject({ solved: false, hints: 3, paidHints: 3 });
  });

  test("the first is free under the pack's condition", () => {
    const there = reach("lock");
    expect(there.run.team().facts.flags.knocked).toBe(true);
    expect(view(there).hints.nextCost).toBe(0);
    for (const seat of ["s1", "s2"]) there.run.play(seat, { type: "hint", revealed: 0 });
    expect(view(there).hints.nextCost).toBe(5);
  });

  test("[E6] simultaneous requests reveal one", () => {
    const there = reach("board");
    for (const seat of ["s1", "s2", "s3"])
      expect(there.run.play(seat, { type: "hint", revealed: 0 })).toBeNull();
    expect(view(there).hints).toMatchObject({ left: 2 });
  });
});

test("[P11] unsolved, the story goes on with the other outcome", () => {
  const there = reach("board");
  there.run.until(view(there).timer.endsAt ?? 0);
  expect(view(there)).toMatchObject({ status: "failed", step: "outcome" });
  expect(there.run.team().facts.resources.oil).toBe(5);
  there.run.until(view(there).timer.endsAt ?? 0);
  expect(there.scene().id).toBe("lock");
});

test("points move with the result even without an effect", () => {
  const there = reach("lock");
  const before = there.run.team().points.puzzles;
  there.run.until(view(there).timer.endsAt ?? 0);
  expect(there.run.team().points.puzzles).toBeGreaterThan(before);
});

test("[P12] an unsolved board sets itself if the story says so, and stays as it is otherwise", () => {
  const switches = (from: Pack) => {
    const there = begun(3, from);
    while (there.scene().id !== "board") there.run.until(there.run.deadline() ?? 0);
    there.run.play("s1", turn("a", 1));
    const dueAt = view(there).timer.endsAt ?? 0;
    there.run.until(dueAt);
    expect(view(there)).toMatchObject({ status: "failed", step: "outcome" });
    const { puzzle } = view(there);
    if (puzzle.kind !== "switchboard") throw new Error("no switchboard");
    // Its gauges do not glow as if people had met their goals.
    expect(puzzle.solvesAt).toBeNull();
    return puzzle.controls.map(({ value }) => value);
  };
  const { board } = pack.scenes;
  if (board?.kind !== "puzzle" || board.puzzle.kind !== "switchboard") throw new Error("no switchboard");
  const { solution } = board.puzzle;
  expect(switches(pack)).toEqual([1, 0, 0, 0, 0, 0]);
  const setting = { ...board, puzzle: { ...board.puzzle, sets_itself: true } };
  expect(switches({ ...pack, scenes: { ...pack.scenes, board: setting } })).toEqual(Object.values(solution));
});
