import { describe, expect, test } from "vitest";
import { begun, reach, type Scene } from "../../test/reach.ts";
import { tinyPack } from "../../test/tiny-pack.ts";
import { compile, type ParticipantCommand, type SceneView } from "../index.ts";
import { outcomeOfVote, quorumOf } from "./decision.ts";

function view({ run }: Scene): Extract<SceneView, { kind: "decision" }> {
  const current = run.view();
  if (current.stage !== "play" || current.scene.kind !== "decision") throw new Error("no decision runs");
  return current.scene;
}
const vote = (option: string): ParticipantCommand => ({ type: "vote", option });
const lock: ParticipantCommand = { type: "lock" };

/** The tiny pack with time for a countdown in its last decision. */
const slowPack = (() => {
  const { last } = tinyPack.scenes;
  if (last?.kind !== "decision") throw new Error("the tiny pack changed");
  const scenes = { ...tinyPack.scenes, last: { ...last, time: [60, 80, 90] as [number, number, number] } };
  const acts = tinyPack.acts.map((act) =>
    act.id === last.act ? { ...act, seconds: act.seconds + 80 } : act,
  );
  return compile({ ...tinyPack, scenes, acts });
})();

describe("the result of a vote", () => {
  type Rule = Parameters<typeof outcomeOfVote>[0]["rule"];
  const votes = (...options: string[]) =>
    Object.fromEntries(options.map((option, index) => [`s${index + 1}`, option]));
  const outcome = (rule: Rule, cast: Record<string, string>, captain: string | null, more = {}) =>
    outcomeOfVote({
      rule,
      votes: cast,
      captain,
      participants: Object.keys(cast).length,
      fallback: "x",
      random: 1,
      ...more,
    });

  test("[V2] most votes win; only where the rule is captain, the captain's vote stands", () => {
    expect(outcome("majority", votes("a", "a"), "s1")).toMatchObject({ option: "a", by: "all" });
    for (const rule of ["majority", "consensus"] as const)
      expect(outcome(rule, votes("b", "a", "a"), "s1")).toMatchObject({ option: "a", by: "majority" });
    expect(outcome("captain", votes("b", "a", "a"), "s1")).toMatchObject({ option: "b", by: "captain" });
    expect(outcome("captain", votes("b", "a", "a"), null)).toMatchObject({ option: "a", by: "majority" });
  });

  test("[V3] a tie goes to the captain, else to a seeded draw", () => {
    expect(outcome("majority", votes("a", "b"), "s2")).toMatchObject({ option: "b", by: "captain" });
    expect(outcome("majority", votes("a", "b", "a", "b", "c"), "s5").by).toBe("draw");
    const drawn = new Set(
      Array.from(
        { length: 40 },
        (_, random) => outcome("majority", votes("a", "b"), null, { random }).option,
      ),
    );
    expect(drawn).toEqual(new Set(["a", "b"]));
    const again = () => outcome("majority", votes("a", "b"), null, { random: 7 });
    expect(again()).toEqual(again());
  });

  test("[V4] without a quorum the default is taken", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(quorumOf)).toEqual([0, 1, 2, 2, 2, 3, 3]);
    const one = (participants: number, rule: Rule = "majority") =>
      outcome(rule, votes("a"), "s2", { participants });
    expect(one(1)).toMatchObject({ option: "a", by: "all" });
    expect(one(2)).toMatchObject({ option: "x", by: "default" });
    expect(one(2, "captain")).toMatchObject({ option: "x", by: "default" });
    expect(outcome("majority", votes("a", "b"), "s1", { participants: 5 }).by).toBe("default");
    // A scene that was cut has neither votes nor people.
    expect(outcome("majority", {}, null)).toMatchObject({ option: "x", by: "default" });
  });

  test("[V4] where the captain decides only the captain must vote", () => {
    const alone = (captain: string) => outcome("captain", { s1: "a" }, captain, { participants: 6 });
    expect(alone("s1")).toMatchObject({ option: "a", by: "captain" });
    expect(alone("s2")).toMatchObject({ option: "x", by: "default" });
  });
});

describe("silent vote", () => {
  test("[V5] hides the votes of others, and shows one's own", () => {
    const there = reach("first");
    there.run.play("s1", vote("knock"));
    expect(view(there)).toMatchObject({ phase: "silent", votes: null, voted: ["s1"] });
    const mine = (seat: string) => there.run.mine(seat).vote;
    expect([mine("s1"), mine("s2")]).toEqual(["knock", null]);
  });

  test("[V1] ends when all present have voted", () => {
    const there = reach("first");
    there.run.play("s1", vote("knock"));
    there.run.play("s2", vote("call"));
    there.run.away("s3");
    expect(view(there)).toMatchObject({ phase: "talk", votes: { knock: ["s1"], call: ["s2"] } });
  });

  test("[V1] ends after 40 % of the time", () => {
    const there = reach("first");
    const { timer, silentEndsAt } = view(there);
    expect(silentEndsAt).toBeCloseTo(timer.startedAt + 0.4 * timer.totalMs, -1);
    there.run.until(silentEndsAt ?? 0);
    expect(view(there)).toMatchObject({ phase: "talk", votes: { knock: [], call: [] } });
  });

  test("nobody locks before the talk, or without a vote", () => {
    const there = reach("first");
    there.run.play("s1", vote("knock"));
    expect(there.run.play("s1", lock)).toEqual({ error: "NOT_NOW" });
    there.run.until(view(there).silentEndsAt ?? 0);
    expect(there.run.play("s2", lock)).toEqual({ error: "NOT_NOW" });
    expect(there.run.play("s1", lock)).toBeNull();
    expect(there.run.play("s1", vote("jump"))).toEqual({ error: "UNKNOWN" });
  });
});

describe("talk", () => {
  /** Everybody has voted in silence; what they chose. */
  function talked(scene: string, ...options: string[]): Scene {
    const there = reach(scene, options.length);
    options.forEach((option, index) => {
      there.run.play(`s${index + 1}`, vote(option));
    });
    return there;
  }
  const locked = (there: Scene) => {
    for (const seat of there.seats) there.run.play(seat, lock);
  };

  test("[V6] a majority closes when all have locked; [T10] its outcome is visible", () => {
    const there = talked("first", "knock", "knock", "call");
    locked(there);
    expect(view(there)).toMatchObject({ step: "outcome", phase: "locked", chosen: "knock", by: "majority" });
    expect(view(there).outcome).toEqual([{ who: "Mara", text: "Who knocks so kindly?" }]);
    expect(there.run.team().facts.choices).toEqual({ first: "knock" });
    expect(there.run.team().facts.resources.trust).toBe(4);
    for (const seat of there.seats) there.run.play(seat, { type: "ready" });
    expect(there.scene().id).toBe("board");
  });

  test("[V5] after the silent vote everybody sees whose vote has changed", () => {
    const there = reach("first", 3);
    there.run.play("s1", vote("knock"));
    there.run.play("s1", vote("call"));
    expect(view(there).changed).toEqual([]);
    for (const seat of ["s2", "s3"]) there.run.play(seat, vote("call"));
    expect(view(there)).toMatchObject({ phase: "talk", changed: [] });
    there.run.play("s2", vote("knock"));
    expect(view(there).changed).toEqual(["s2"]);
    there.run.play("s2", vote("call"));
    expect(view(there).changed).toEqual([]);
  });

  test("[V1] a changed vote is no longer locked; [V8] the change counts once", () => {
    const there = talked("first", "knock", "call", "call");
    there.run.play("s1", lock);
    there.run.play("s1", vote("call"));
    expect(view(there).locked).toEqual([]);
    there.run.play("s2", vote("knock"));
    there.run.play("s2", vote("call"));
    locked(there);
    expect(view(there).by).toBe("all");
    expect(there.run.team().facts.traits).toEqual({ care: 1, nerve: 2 });
    const decided = there.run.eventsOf("t1").find((e) => e.type === "decided");
    expect(decided).toMatchObject({ changed: ["s1"], silent: { s1: "knock" }, final: { s1: "call" } });
  });

  /** A split consensus of three in a scene with time for the countdown; all have locked. */
  function split(): Scene {
    const there = reach("last", 3, false, slowPack);
    for (const seat of there.seats) there.run.play(seat, vote(seat === "s3" ? "mara" : "we"));
    locked(there);
    return there;
  }

  test("[V6] a split consensus closes after 20 s without a change, and most votes win", () => {
    const there = split();
    const { closesAt, step } = view(there);
    expect([step, closesAt]).toEqual(["active", there.run.now + 20_000]);
    there.run.until(there.run.now + 19_000);
    expect(view(there).step).toBe("active");
    there.run.until(closesAt ?? 0);
    expect(view(there)).toMatchObject({ step: "outcome", chosen: "we", by: "majority", closesAt: null });
  });

  test("[V6] a change ends the countdown, and the next lock begins it again", () => {
    const there = split();
    there.run.until(there.run.now + 10_000);
    there.run.play("s1", vote("mara"));
    expect(view(there).closesAt).toBeNull();
    there.run.until(there.run.now + 15_000);
    expect(view(there).step).toBe("active");
    there.run.play("s1", lock);
    expect(view(there).closesAt).toBe(there.run.now + 20_000);
    there.run.until(there.run.now + 20_000);
    expect(there.run.team().decisions.last).toMatchObject({ option: "mara", by: "majority" });
  });

  test("[V6] somebody who comes in the countdown ends it", () => {
    const there = split();
    there.run.enter("late");
    expect(view(there).closesAt).toBeNull();
  });

  test("[V6] somebody who leaves in the countdown closes it where the others agree", () => {
    const there = split();
    there.run.play("s3", { type: "leave" });
    expect(there.run.team().decisions.last).toMatchObject({ option: "we", by: "all" });
  });

  test("[V6] a consensus closes as soon as all have locked the same", () => {
    const there = talked("last", "we", "mara");
    there.run.play("s2", vote("we"));
    locked(there);
    expect(there.run.team().decisions.last).toMatchObject({ option: "we", by: "all" });
  });

  test("[N7] nobody waits for people who are away or only watch", () => {
    const there = talked("first", "knock", "call", "call");
    there.run.play("s1", lock);
    there.run.play("s2", lock);
    there.run.play("s3", { type: "observe", on: true });
    expect(there.run.team().decisions.first).toMatchObject({
      final: { s1: "knock", s2: "call" },
      by: "captain",
    });
  });
});

test("a person who voted has participated, even without locking", () => {
  const there = reach("first");
  there.run.play("s1", vote("knock"));
  there.run.until(there.run.now + 7000);
  const ended = there.run.eventsOf("t1").filter((e) => e.type === "sceneEnded");
  expect(ended.find(({ scene }) => scene === "first")).toMatchObject({
    done: ["s1"],
    present: ["s1", "s2", "s3"],
  });
});

test("[V7] the captain turns with every decision, and is replaced while away", () => {
  const there = reach("first");
  expect(there.run.team().captain).toBe("s1");
  const captain = () => {
    const current = there.run.view();
    return current.stage === "play"
      ? current.people.filter((person) => person.captain).map(({ seat }) => seat)
      : [];
  };
  there.run.away("s1");
  expect(captain()).toEqual(["s2"]);
  there.run.back("s1");
  expect(captain()).toEqual(["s1"]);
  const next = reach("last");
  expect(next.run.team().captain).toBe("s2");
});

test("[V10, V11] the view has what to talk about, and the cards that the decision is about", () => {
  const { first } = tinyPack.scenes;
  const at = (change: object) => {
    const scenes = { ...tinyPack.scenes, first: { ...first, ...change } } as typeof tinyPack.scenes;
    return view(reach("first", 3, false, compile({ ...tinyPack, scenes })));
  };
  expect(at({ talk: "Who knocks?", cards: ["roles"] })).toMatchObject({
    talk: "Who knocks?",
    table: ["roles"],
  });
  const plain = at({});
  expect([plain.talk, plain.table]).toEqual([undefined, undefined]);
});

test("[V9] options are offered under their condition", () => {
  const there = reach("last");
  expect(view(there).options.map(({ id }) => id)).toEqual(["we", "mara"]);
  expect(there.run.play("s1", vote("wait"))).toEqual({ error: "UNKNOWN" });
});

test("[C3] an option that no team was offered stays unread in the reveal", () => {
  const first = tinyPack.scenes.first;
  if (first?.kind !== "decision") throw new Error("the tiny pack changed");
  const push = { id: "push", text: "Push the door open.", road: "Pushed", when: "nerve >= 9" };
  const scenes = { ...tinyPack.scenes, first: { ...first, options: [...first.options, push] } };
  const { run, scene } = begun(3, compile({ ...tinyPack, scenes }));
  run.until(run.now + 58_000);
  expect(scene().id).toBe("compare");
  const current = JSON.stringify(run.view());
  expect(current).toContain("Call her name.");
  expect(current).not.toContain("Push the door open.");
});
