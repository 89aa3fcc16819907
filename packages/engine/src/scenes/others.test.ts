import { describe, expect, test } from "vitest";
import { text } from "../../test/participants.ts";
import { begun, pack, reach, type Scene } from "../../test/reach.ts";
import type { ParticipantCommand, TeamView } from "../index.ts";
import { type Pack, readPack, UNFINISHED } from "../pack/schema.ts";
import { analyze } from "../results/analyze.ts";
import { scorecard } from "../results/scorecard.ts";

function teamView({ run }: Scene): TeamView {
  const view = run.view();
  if (view.stage !== "play") throw new Error("it is over");
  return view;
}
const mine = ({ run }: Scene, seat: string) => run.mine(seat);
const ready: ParticipantCommand = { type: "ready" };

test("[F1] a film is synchronized, and nobody can shorten it", () => {
  const there = begun(7);
  for (const seat of there.seats) expect(there.run.play(seat, ready)).toEqual({ error: "NOT_NOW" });
  const films = [...there.run.teams].map((team) => team.scene);
  expect(films.map((film) => film?.startedAt)).toEqual([0, 0]);
  const { scene } = teamView(there);
  expect(scene.kind === "film" && scene.frames.map(({ atMs, ms }) => [atMs, ms])).toEqual([
    [0, 1000],
    [1000, 2000],
  ]);
  there.run.until(there.run.now + 3000);
  expect([...there.run.teams].map((team) => team.scene?.id)).toEqual(["how", "how"]);
});

test("[B1] a briefing ends when all present are ready", () => {
  const there = reach("meet");
  there.run.play("s1", ready);
  expect(teamView(there).people.map(({ done }) => done)).toEqual([true, false, false]);
  there.run.play("s2", ready);
  expect(there.scene().id).toBe("meet");
  there.run.away("s3");
  expect(there.scene().id).toBe("first");
});

test("[T3] with nobody present only time moves a team", () => {
  const there = reach("meet", 2);
  for (const seat of there.seats) there.run.away(seat);
  expect(there.scene().id).toBe("meet");
});

describe("[R1] a reflection", () => {
  const answer = (id: string, length = 10): ParticipantCommand => ({
    type: "reflect",
    text: text(id, length),
  });

  test("opens all answers together", () => {
    const there = reach("why", 2);
    there.run.play("s1", answer("r1"));
    expect(teamView(there).scene).toMatchObject({
      answered: ["s1"],
      answers: null,
      prompt: "Who took care tonight?",
    });
    expect(mine(there, "s1").reflectionTextId).toBe("r1");
    expect(mine(there, "s2").reflectionTextId).toBeNull();
    expect(there.run.play("s1", ready)).toEqual({ error: "NOT_NOW" });
    there.run.play("s1", answer("r1b"));
    there.run.play("s2", answer("r2"));
    expect(teamView(there).scene).toMatchObject({
      answers: [
        { seat: "s1", textId: "r1b" },
        { seat: "s2", textId: "r2" },
      ],
    });
    expect(there.run.play("s1", answer("late"))).toEqual({ error: "LOCKED" });
    there.run.play("s1", ready);
    there.run.play("s2", ready);
    expect(there.scene().id).toBe("thanks");
  });

  test("opens after 65 % of the time, and ends on time", () => {
    const there = reach("think", 2, true);
    expect(there.run.play("s1", answer("long", 81))).toEqual({ error: "NOT_NOW" });
    there.run.play("s1", answer("r1", 80));
    const { startedAt, totalMs } = teamView(there).scene.timer;
    there.run.until(Math.ceil(startedAt + 0.65 * totalMs));
    expect(teamView(there).scene).toMatchObject({ answers: [{ seat: "s1", textId: "r1" }] });
  });

  test("stores answers for later lines", () => {
    const there = reach("think", 2, true);
    there.run.play("s2", answer("r2"));
    there.run.until((there.run.session.clock?.endsAt ?? 0) - 2000);
    const there2 = teamView(there);
    expect(there2.scene.id).toBe("log");
    expect(there2.scene.lines.at(-1)?.text).toBe("{text:r2}");
  });
});

describe("kudos", () => {
  const give = (to: string, card = "heard"): ParticipantCommand => ({ type: "kudos", to, card, text: null });

  test("[K1] at most three, to others of the team", () => {
    const there = reach("thanks", 3);
    expect(there.run.play("s1", give("s1"))).toEqual({ error: "NOT_YOURS" });
    expect(there.run.play("s1", give("s9"))).toEqual({ error: "UNKNOWN" });
    expect(there.run.play("s1", give("s2", "rude"))).toEqual({ error: "UNKNOWN" });
    for (const to of ["s2", "s3", "s2"]) expect(there.run.play("s1", give(to))).toBeNull();
    expect(there.run.play("s1", give("s3"))).toEqual({ error: "NONE_LEFT" });
    expect(mine(there, "s1").kudosLeft).toBe(0);
  });

  test("[K2] cards are secret while they are given, and then read together; their lines are the receiver's", () => {
    const there = reach("thanks", 3);
    there.run.play("s1", { type: "kudos", to: "s2", card: "calm", text: text("k1") });
    expect(teamView(there).scene).toMatchObject({ given: { s1: 1 }, read: null });
    expect(JSON.stringify(teamView(there).scene)).not.toContain('"s2"');
    expect(mine(there, "s2").received).toEqual([]);
    for (const seat of ["s1", "s2", "s3"]) there.run.play(seat, { type: "ready" });
    expect(teamView(there).scene).toMatchObject({
      id: "thanks",
      step: "outcome",
      read: [{ from: "s1", to: "s2", card: "calm" }],
    });
    expect(JSON.stringify(teamView(there))).not.toContain("k1");
    for (const seat of ["s1", "s2", "s3"]) there.run.play(seat, { type: "ready" });
    expect(teamView(there).scene.id).not.toBe("thanks");
    there.run.until((there.run.session.clock?.endsAt ?? 0) - 2000);
    expect(teamView(there).scene.kind).toBe("scorecard");
    expect(mine(there, "s2").received).toEqual([{ from: "s1", card: "calm", textId: "k1" }]);
    expect(mine(there, "s3").received).toEqual([]);
  });
});

test("[K2] without a card there is nothing to read", () => {
  const there = reach("thanks", 3);
  for (const seat of ["s1", "s2", "s3"]) there.run.play(seat, { type: "ready" });
  expect(teamView(there).scene.id).not.toBe("thanks");
});

describe("[D1] a commitment", () => {
  const write = (id: string): ParticipantCommand => ({ type: "commit", text: text(id) });
  const lock = (line: string): ParticipantCommand => ({ type: "lock_commitment", textId: line });

  test("is written by anybody and locked by the captain", () => {
    const there = reach("pledge", 2);
    const captain = there.run.team().captain ?? "";
    const other = there.seats.find((seat) => seat !== captain) ?? "";
    expect(there.run.play(captain, lock("c2"))).toEqual({ error: "NOT_NOW" });
    there.run.play(other, write("c1"));
    there.run.play(captain, write("c2"));
    expect(teamView(there).scene).toMatchObject({ textId: "c2", by: captain, locked: false });
    expect(there.run.play(other, lock("c2"))).toEqual({ error: "NOT_YOURS" });
    // A new line came while the captain pressed.
    expect(there.run.play(captain, lock("c1"))).toEqual({ error: "PASSED" });
    there.run.play(captain, lock("c2"));
    expect(there.scene().id).toBe("endings");
    expect(there.run.team().commitment?.text_id).toBe("c2");
  });

  test("replaces only the text that its writer saw, if they name it", () => {
    const there = reach("pledge", 2);
    const over = (replaces: string | null): ParticipantCommand => ({
      type: "commit",
      text: text("c2"),
      replaces,
    });
    there.run.play("s1", write("c1"));
    expect(there.run.play("s2", over(null))).toEqual({ error: "PASSED" });
    expect(teamView(there).scene).toMatchObject({ textId: "c1" });
    expect(there.run.play("s2", over("c1"))).toBeNull();
    expect(teamView(there).scene).toMatchObject({ textId: "c2" });
  });

  test("the text counts when the time is over", () => {
    const there = reach("pledge", 2);
    there.run.play("s1", write("c1"));
    there.run.until(there.run.now + 4000);
    expect(there.run.team().commitment?.text_id).toBe("c1");
  });
});

test("[D2] a commitment shows the pack's three examples, and none of a pack that was stored without them", () => {
  const { commitment_examples, ...earlier } = pack;
  const examplesIn = (from: Pack) => {
    const { scene } = teamView(reach("pledge", 2, false, from));
    return scene.kind === "commitment" ? scene.examples : null;
  };
  expect(commitment_examples).toHaveLength(3);
  expect(examplesIn(pack)).toEqual(commitment_examples);
  expect(examplesIn(readPack(JSON.stringify(earlier)))).toEqual([]);
});

test("[A6] a reveal shows tokens where the rest of the story reads them, not where people put them", () => {
  const there = reach("compare", 3);
  const { scene } = teamView(there);
  const [chart] =
    scene.kind === "reveal" ? scene.charts.flatMap((one) => (one.of === "allocation" ? [one] : [])) : [];
  if (!chart) throw new Error("no chart of the tokens");
  const { resources } = there.run.team().facts;
  expect(chart.rows.map(({ placed }) => placed)).toEqual([
    Object.fromEntries(chart.needs.map(({ id }) => [id, resources[id]])),
  ]);
  expect(there.run.team().allocations.share?.byTeam).not.toEqual(chart.rows[0]?.placed);
});

test("[R2] the lines of a reveal depend on whether teams differ, agree, or there is only one", () => {
  const lines = (there: Scene) => teamView(there).scene.lines.map(({ text: line }) => line);
  expect(lines(reach("compare", 3))).toEqual(["Only you, then. Good company."]);
  expect(lines(reach("compare", 7))).toEqual(["All the same. Rare."]);
  const split = begun(7);
  split.run.until(split.run.now + 9500);
  for (const seat of split.run.rosters[0]?.seats ?? [])
    split.run.play(seat, { type: "vote", option: "call" });
  split.run.until(split.run.now + 57_000 - 9500);
  expect(lines(split)).toEqual(["Look how different you are."]);
});

describe("waiting", () => {
  test("[W1] a camp shows who has arrived and who is ready", () => {
    const there = reach("rest", 7);
    expect(teamView(there).scene).toMatchObject({ kind: "camp", teams: 2, ready: [] });
    there.run.play("s1", ready);
    expect(teamView(there).scene).toMatchObject({ ready: there.run.isIn("t1", "s1") ? ["s1"] : [] });
  });

  test("[W1] a camp of a pack without rounds only waits, also one that was stored with questions", () => {
    const stored = { ...pack, camp_questions: ["Which light do you like best?"] };
    const there = reach("rest", 2, false, stored);
    expect(teamView(there).scene).toMatchObject({ round: [], more: [], ring: null, wall: null });
    for (const seat of there.seats) there.run.play(seat, ready);
    expect(there.run.session.act?.index).toBe(2);
  });

  test("[W2] the scorecard ends with the session, or when all are ready", () => {
    const there = reach("log", 2);
    expect(there.run.session.phase).toBe("running");
    for (const seat of there.seats) there.run.play(seat, ready);
    expect(there.run.session.phase).toBe("ended");
    expect(there.run.view()).toMatchObject({
      stage: "over",
      scorecard: true,
    });
    expect(there.run.play("s1", { type: "help", on: true })).toEqual({ error: "ENDED" });
  });
});

test("[W3] the ending is the first that fits when its act opens, and not known before", () => {
  expect(reach("last").run.team().ending).toBeNull();
  expect(reach("dawn").run.team().ending).toBe("light");
});

test("[W3] a session whose pack was stored before this rule has a title in place of its ending too", () => {
  const { run } = reach("board");
  run.send({ type: "end" });
  const { unfinished: _, ...source } = pack;
  const stored = readPack(JSON.stringify(source));
  const { ending } = scorecard(stored, run.state, "t1", analyze(stored, [], "t1"), "s1", run.now);
  expect(ending).toMatchObject(UNFINISHED);
});

test("[W3] a team whose host ends the session before has no ending, and its scorecard says so", () => {
  const { run } = reach("board");
  run.send({ type: "end" });
  expect(run.session.phase).toBe("ended");
  expect(run.team().ending).toBeNull();
  const { ending } = scorecard(pack, run.state, "t1", analyze(pack, [], "t1"), "s1", run.now);
  expect(ending).toMatchObject({ title: "To be continued", art: pack.cover });
  expect(pack.endings.map(({ title }) => title)).not.toContain(ending.title);
});

describe("[E5] always possible", () => {
  test("chat, help, watching and leaving, also while paused", () => {
    const there = reach("board", 3);
    there.run.send({ type: "pause" });
    expect(there.run.play("s1", { type: "chat", text: text("c1") })).toBeNull();
    expect(there.run.play("s1", { type: "help", on: true })).toBeNull();
    expect(there.run.play("s2", { type: "observe", on: true })).toBeNull();
    expect(there.run.play("s3", { type: "leave" })).toBeNull();
    expect(there.run.play("s3", ready)).toEqual({ error: "UNKNOWN" });
    const view = teamView(there);
    expect(view.chat).toMatchObject([{ seat: "s1", textId: "c1" }]);
    expect(view.people).toMatchObject([
      { seat: "s1", needsHelp: true },
      { seat: "s2", observer: true },
    ]);
    expect(view.scene.timer).toMatchObject({ endsAt: null });
  });

  test("[N7] a person who left can return", () => {
    const there = reach("board", 3);
    there.run.play("s3", { type: "leave" });
    there.run.back("s3");
    expect(teamView(there).people).toHaveLength(3);
  });

  test("[E8] a host speaks to a team, and skips a scene", () => {
    const there = reach("board", 3);
    there.run.send({ type: "hostChat", teams: ["t1"], text: text("h1") });
    expect(teamView(there).chat).toMatchObject([{ seat: "host", textId: "h1" }]);
    const skip = { type: "skip", team: "t1", scene: "board" } as const;
    there.run.send(skip);
    expect(there.scene()).toMatchObject({ id: "board", step: "outcome" });
    there.run.send(skip);
    expect(there.scene().id).toBe("lock");
    expect(there.run.send(skip)).toEqual({ error: "PASSED" });
    expect(there.scene().id).toBe("lock");
  });
});
