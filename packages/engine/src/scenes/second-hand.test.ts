import { describe, expect, test } from "vitest";
import { reach, type Scene } from "../../test/reach.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { compile, type ParticipantCommand, type SceneView } from "../index.ts";
import { mayWait, PROPOSAL_MS, type Proposal, pressed, settled, type Wait } from "../play/second-hand.ts";
import { randomNumbers } from "../random.ts";

/** The tiny pack with time for proposals in the lock of its first act, and in the pairs and the way after it. */
const slowPack = (() => {
  const long = (id: string) =>
    ({ ...tinyPack.scenes[id], time: [60, 80, 90] }) as (typeof tinyPack.scenes)[string];
  const scenes = {
    ...tinyPack.scenes,
    ...Object.fromEntries(["lock", "pairs", "way"].map((id) => [id, long(id)])),
  };
  return compile({
    ...tinyPack,
    scenes,
    acts: tinyPack.acts.map((act) => ({ ...act, seconds: act.seconds + 90 })),
  });
})();

function view({ run }: Scene): Extract<SceneView, { kind: "puzzle" }> {
  const current = run.view();
  if (current.stage !== "play" || current.scene.kind !== "puzzle") throw new Error("no puzzle runs");
  return current.scene;
}
const check: ParticipantCommand = { type: "check" };
const hint: ParticipantCommand = { type: "hint", revealed: 0 };
const wait = (what: "hint" | "check"): ParticipantCommand => ({ type: "wait", what });
const put = (slot: number, item: string): ParticipantCommand => ({
  type: "move",
  move: { do: "put", slot, item },
});

/** The lock, with these digits on its six wheels. */
function lock(people = 3, digits = "333333"): Scene {
  const there = reach("lock", people, false, slowPack);
  [...digits].forEach((digit, slot) => {
    there.run.play("s1", put(slot, digit));
  });
  return there;
}

describe("[P19] a second hand", () => {
  test.each([
    ["check", check, { wrongChecks: 1 }],
    ["hint", hint, { hints: { left: 2 } }],
  ] as const)("the first press proposes a %s, and somebody else does it", (what, command, done) => {
    const there = lock();
    there.run.play("s1", command);
    const proposal = { what, seat: "s1", endsAt: there.run.now + 20_000 };
    expect(view(there)).toMatchObject({ proposal, wrongChecks: 0, hints: { left: 3 } });
    there.run.play("s1", command);
    expect(view(there)).toMatchObject({ proposal, wrongChecks: 0, hints: { left: 3 } });
    there.run.play("s2", command);
    expect(view(there)).toMatchObject({ proposal: null, ...done });
  });

  test("a wait ends it; the same person stops the same board only once", () => {
    const there = lock();
    there.run.play("s1", check);
    expect(there.run.play("s1", wait("check"))).toEqual({ error: "NOT_NOW" });
    expect(there.run.play("s2", wait("hint"))).toBeNull();
    expect(view(there).proposal).not.toBeNull();
    there.run.play("s2", wait("check"));
    expect(view(there)).toMatchObject({ proposal: null, waits: [{ what: "check", seat: "s2" }] });
    there.run.play("s1", check);
    expect(there.run.play("s2", wait("check"))).toEqual({ error: "NOT_NOW" });
    there.run.play("s3", wait("check"));
    expect(view(there).proposal).toBeNull();
    // Another board is another matter.
    there.run.play("s1", put(0, "2"));
    there.run.play("s1", check);
    expect(there.run.play("s2", wait("check"))).toBeNull();
    expect(view(there)).toMatchObject({ proposal: null, wrongChecks: 0 });
  });

  test("20 s without a wait do it", () => {
    const there = lock(3, "201321");
    there.run.play("s1", check);
    there.run.until(there.run.now + 19_000);
    expect(view(there).status).toBe("open");
    there.run.until(there.run.now + 1000);
    expect(view(there)).toMatchObject({ status: "solved", proposal: null });
  });

  test("a move ends a proposed check, and no proposed hint", () => {
    const there = lock();
    there.run.play("s1", check);
    there.run.play("s3", put(0, "2"));
    expect(view(there).proposal).toBeNull();
    there.run.play("s1", hint);
    there.run.play("s3", put(0, "1"));
    expect(view(there).proposal).toMatchObject({ what: "hint" });
    // One thing at a time.
    there.run.play("s2", check);
    expect(view(there)).toMatchObject({ proposal: { what: "hint" }, wrongChecks: 0 });
  });

  test("a check that is proposed when time is over counts", () => {
    const there = lock(3, "201321");
    there.run.until(there.scene().activeEndsAt + (there.run.session.clock?.startedAt ?? 0) - 5000);
    there.run.play("s1", check);
    there.run.until(there.run.now + 5000);
    expect(there.run.team().puzzles.lock?.solved).toBe(true);
  });
});

describe("[P20] few people", () => {
  test("one person checks and takes hints at once", () => {
    const there = lock();
    for (const seat of ["s2", "s3"]) there.run.away(seat);
    there.run.play("s1", hint);
    there.run.play("s1", check);
    expect(view(there)).toMatchObject({ proposal: null, wrongChecks: 1, hints: { left: 2 } });
  });

  test("when the others leave or lose their grace, it is done at once", () => {
    const there = lock();
    there.run.play("s1", check);
    there.run.play("s2", { type: "leave" });
    expect(view(there).wrongChecks).toBe(0);
    there.run.drop("s3", there.run.now + 5000);
    there.run.until(there.run.now + 5000);
    expect(view(there)).toMatchObject({ proposal: null, wrongChecks: 1 });
  });

  test("when its author leaves, it lapses, and nobody has stopped it", () => {
    const there = lock();
    there.run.play("s1", check);
    there.run.away("s1");
    expect(view(there)).toMatchObject({ proposal: null, waits: [], wrongChecks: 0 });
  });
});

describe("boards", () => {
  test("[P21] one with an empty place cannot be checked", () => {
    const there = lock(3, "2013");
    expect(view(there).empty).toBe(2);
    expect(there.run.play("s1", check)).toEqual({ error: "INCOMPLETE" });
    there.run.play("s1", put(4, "2"));
    there.run.play("s1", put(5, "2"));
    expect(view(there).empty).toBe(0);
    expect(there.run.play("s1", check)).toBeNull();
  });

  test("[P21] pairs are empty until each has its tile, a way until it arrives", () => {
    expect(view(reach("pairs", 3, true, slowPack)).empty).toBe(7);
    expect(view(reach("way", 3, true, slowPack)).empty).toBe(1);
  });

  test("[P22] a wrong check says how many places are right, never which", () => {
    const there = lock(3, "201333");
    const { puzzle } = view(there);
    expect(view(there).tried).toBeNull();
    for (const seat of ["s1", "s2"]) there.run.play(seat, check);
    expect(view(there)).toMatchObject({ tried: { right: 4, of: 6 }, puzzle });
  });

  test("[P22] of a way it says nothing, because that would name the stop", () => {
    const there = reach("way", 3, true, slowPack);
    for (const node of ["near_s", "bank", "mid_p", "isle", "far_p", "light"])
      there.run.play("s1", { type: "move", move: { do: "put", node } });
    for (const seat of ["s1", "s2"]) there.run.play(seat, check);
    expect(view(there)).toMatchObject({ wrongChecks: 1, tried: null });
  });
});

test("[P19] [P20] at 5,000 generated tables every proposal ends within 20 s", () => {
  const random = randomNumbers("tables");
  const ends = { done: 0, waited: 0, lapsed: 0 };
  for (let table = 0; table < 5000; table++) {
    let present = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, n) => `s${n + 1}`);
    const author = present[Math.floor(random() * present.length)] ?? "";
    const waits: Wait[] = present.filter(() => random() < 0.2).map((seat) => ({ what: "check", seat }));
    const first = pressed(null, "check", author, present);
    const open: Proposal = { what: "check", seat: author, endsAt: PROPOSAL_MS };
    let end: keyof typeof ends | null = first === "do" ? "done" : null;
    for (let at = 500; end === null && at <= PROPOSAL_MS; at += 500) {
      if (random() < 0.05) present = present.filter(() => random() < 0.7);
      const next = present.length > 0 || at >= PROPOSAL_MS ? settled(open, present, at) : null;
      const somebody = present[Math.floor(random() * present.length)];
      if (next) end = next === "do" ? "done" : "lapsed";
      else if (somebody && random() < 0.02 && mayWait(open, waits, somebody)) end = "waited";
      else if (somebody && random() < 0.02 && pressed(open, "check", somebody, present) === "do")
        end = "done";
    }
    if (end === null) throw new Error(`the proposal of table ${table} stays open`);
    ends[end]++;
  }
  expect(ends.done + ends.waited + ends.lapsed).toBe(5000);
  for (const end of Object.values(ends)) expect(end).toBeGreaterThan(100);
});
