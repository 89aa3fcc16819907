import { describe, expect, test } from "vitest";
import { type PlayerCommand, privateView, roomView, type TeamRoomView } from "../index.ts";
import { text } from "../testing/players.ts";
import { begun, reach, type Scene } from "../testing/reach.ts";

function room({ hour }: Scene): TeamRoomView {
  const view = roomView(hour.pack, hour.team(), hour.now);
  if (view.stage !== "play") throw new Error("it is over");
  return view;
}
const mine = ({ hour }: Scene, seat: string) => privateView(hour.pack, hour.team(), seat, hour.now);
const ready: PlayerCommand = { type: "ready" };

test("[F1] a film runs in step, and nobody hurries it", () => {
  const there = begun(7);
  for (const seat of there.seats) expect(there.hour.play(seat, ready)).toEqual({ refused: "NOT_NOW" });
  const films = [...there.hour.teams.values()].map((team) => team.scene);
  expect(films.map((scene) => scene?.startedAt)).toEqual([0, 0]);
  const { scene } = room(there);
  expect(scene.kind === "film" && scene.frames.map(({ atMs, ms }) => [atMs, ms])).toEqual([
    [0, 1000],
    [1000, 2000],
  ]);
  there.hour.until(there.hour.now + 3000);
  expect([...there.hour.teams.values()].map((team) => team.scene?.id)).toEqual(["how", "how"]);
});

test("[B1] a briefing ends when all present are ready", () => {
  const there = reach("meet");
  there.hour.play("s1", ready);
  expect(room(there).people.map(({ done }) => done)).toEqual([true, false, false]);
  there.hour.play("s2", ready);
  expect(there.scene().id).toBe("meet");
  there.hour.tell("t1", { type: "presence", seat: "s3", state: "away" });
  expect(there.scene().id).toBe("first");
});

test("[T3] with nobody present only time moves a team", () => {
  const there = reach("meet", 2);
  for (const seat of there.seats) there.hour.tell("t1", { type: "presence", seat, state: "away" });
  expect(there.scene().id).toBe("meet");
});

describe("[R1] a reflection", () => {
  const answer = (id: string, length = 10): PlayerCommand => ({ type: "reflect", text: text(id, length) });

  test("opens all answers together", () => {
    const there = reach("why", 2);
    there.hour.play("s1", answer("r1"));
    expect(room(there).scene).toMatchObject({
      answered: ["s1"],
      answers: null,
      prompt: "Who took care tonight?",
    });
    expect(mine(there, "s1").reflectionTextId).toBe("r1");
    expect(mine(there, "s2").reflectionTextId).toBeNull();
    expect(there.hour.play("s1", ready)).toEqual({ refused: "NOT_NOW" });
    there.hour.play("s1", answer("r1b"));
    there.hour.play("s2", answer("r2"));
    expect(room(there).scene).toMatchObject({
      answers: [
        { seat: "s1", textId: "r1b" },
        { seat: "s2", textId: "r2" },
      ],
    });
    expect(there.hour.play("s1", answer("late"))).toEqual({ refused: "LOCKED" });
    there.hour.play("s1", ready);
    there.hour.play("s2", ready);
    expect(there.scene().id).toBe("thanks");
  });

  test("opens after 65 % of the time, and keeps to its length", () => {
    const there = reach("think", 2, true);
    expect(there.hour.play("s1", answer("long", 81))).toEqual({ refused: "NOT_NOW" });
    there.hour.play("s1", answer("r1", 80));
    const { startedAt, totalMs } = room(there).scene.timer;
    there.hour.until(Math.ceil(startedAt + 0.65 * totalMs));
    expect(room(there).scene).toMatchObject({ answers: [{ seat: "s1", textId: "r1" }] });
  });

  test("keeps answers for later lines", () => {
    const there = reach("think", 2, true);
    there.hour.play("s2", answer("r2"));
    there.hour.until((there.hour.session.clock?.endsAt ?? 0) - 2000);
    const there2 = room(there);
    expect(there2.scene.id).toBe("log");
    expect(there2.scene.lines.at(-1)?.text).toBe("{text:r2}");
  });
});

describe("kudos", () => {
  const give = (to: string, card = "heard"): PlayerCommand => ({ type: "kudos", to, card, text: null });

  test("[K1] at most three, to others of the team", () => {
    const there = reach("thanks", 3);
    expect(there.hour.play("s1", give("s1"))).toEqual({ refused: "NOT_YOURS" });
    expect(there.hour.play("s1", give("s9"))).toEqual({ refused: "UNKNOWN" });
    expect(there.hour.play("s1", give("s2", "rude"))).toEqual({ refused: "UNKNOWN" });
    for (const to of ["s2", "s3", "s2"]) expect(there.hour.play("s1", give(to))).toBeNull();
    expect(there.hour.play("s1", give("s3"))).toEqual({ refused: "SPENT" });
    expect(mine(there, "s1").kudosLeft).toBe(0);
  });

  test("[K2] who got which is for the receiver, at the end", () => {
    const there = reach("thanks", 3);
    there.hour.play("s1", give("s2", "calm"));
    expect(room(there).scene).toMatchObject({ given: { s1: 1 } });
    expect(JSON.stringify(room(there).scene)).not.toContain('"s2"');
    expect(mine(there, "s2").received).toEqual([]);
    there.hour.until((there.hour.session.clock?.endsAt ?? 0) - 2000);
    expect(room(there).scene.kind).toBe("scorecard");
    expect(mine(there, "s2").received).toEqual([{ from: "s1", card: "calm", textId: null }]);
    expect(mine(there, "s3").received).toEqual([]);
  });
});

describe("[D1] a commitment", () => {
  const write = (id: string): PlayerCommand => ({ type: "commit", text: text(id) });
  const lock = (line: string): PlayerCommand => ({ type: "lock_commitment", line });

  test("is written by anybody and locked by the captain", () => {
    const there = reach("pledge", 2);
    const captain = there.hour.team().captain ?? "";
    const other = there.seats.find((seat) => seat !== captain) ?? "";
    expect(there.hour.play(captain, lock("c2"))).toEqual({ refused: "NOT_NOW" });
    there.hour.play(other, write("c1"));
    there.hour.play(captain, write("c2"));
    expect(room(there).scene).toMatchObject({ textId: "c2", by: captain, locked: false });
    expect(there.hour.play(other, lock("c2"))).toEqual({ refused: "NOT_YOURS" });
    // A new line came while the captain pressed.
    expect(there.hour.play(captain, lock("c1"))).toEqual({ refused: "PASSED" });
    there.hour.play(captain, lock("c2"));
    expect(there.scene().id).toBe("endings");
    expect(there.hour.team().commitment?.text_id).toBe("c2");
  });

  test("time keeps what stands", () => {
    const there = reach("pledge", 2);
    there.hour.play("s1", write("c1"));
    there.hour.until(there.hour.now + 4000);
    expect(there.hour.team().commitment?.text_id).toBe("c1");
  });
});

test("[R2] a reveal says different lines when teams differ, agree, or are only one", () => {
  const lines = (there: Scene) => room(there).scene.lines.map(({ text }) => text);
  expect(lines(reach("compare", 3))).toEqual(["Only you, then. Good company."]);
  expect(lines(reach("compare", 7))).toEqual(["All the same. Rare."]);
  const split = begun(7);
  split.hour.until(split.hour.now + 9500);
  for (const seat of split.hour.session.teams[0]?.seats ?? [])
    split.hour.play(seat, { type: "vote", option: "call" });
  split.hour.until(split.hour.now + 57_000 - 9500);
  expect(lines(split)).toEqual(["Look how different you are."]);
});

describe("waiting", () => {
  test("[W1] a camp shows who has arrived and who is ready", () => {
    const there = reach("rest", 7);
    expect(room(there).scene).toMatchObject({ kind: "camp", teams: 2, ready: [] });
    there.hour.play("s1", ready);
    expect(room(there).scene).toMatchObject({ ready: there.hour.team().roster.includes("s1") ? ["s1"] : [] });
  });

  test("[W2] the scorecard ends with the session, or when all are ready", () => {
    const there = reach("log", 2);
    expect(there.hour.session.phase).toBe("running");
    for (const seat of there.seats) there.hour.play(seat, ready);
    expect(there.hour.session.phase).toBe("ended");
    expect(roomView(there.hour.pack, there.hour.team(), there.hour.now)).toMatchObject({
      stage: "over",
      scorecard: true,
    });
    expect(there.hour.play("s1", { type: "help", on: true })).toEqual({ refused: "ENDED" });
  });
});

test("[W3] the ending is the first that fits when its act opens, and not known before", () => {
  expect(reach("last").hour.team().ending).toBeNull();
  expect(reach("dawn").hour.team().ending).toBe("light");
});

test("[W3] the ending is named even when a host ends the hour before", () => {
  const { hour } = reach("board");
  hour.ask({ type: "end" });
  expect(hour.team()).toMatchObject({ phase: "ended", ending: "light" });
});

describe("[E5] always possible", () => {
  test("chat, help, watching and leaving, also while paused", () => {
    const there = reach("board", 3);
    there.hour.ask({ type: "pause" });
    expect(there.hour.play("s1", { type: "chat", text: text("c1") })).toBeNull();
    expect(there.hour.play("s1", { type: "help", on: true })).toBeNull();
    expect(there.hour.play("s2", { type: "observe", on: true })).toBeNull();
    expect(there.hour.play("s3", { type: "leave" })).toBeNull();
    expect(there.hour.play("s3", ready)).toEqual({ refused: "UNKNOWN" });
    const view = room(there);
    expect(view.chat).toMatchObject([{ seat: "s1", textId: "c1" }]);
    expect(view.people).toMatchObject([
      { seat: "s1", needsHelp: true },
      { seat: "s2", observer: true },
    ]);
    expect(view.scene.timer).toMatchObject({ endsAt: null });
  });

  test("[N7] coming back ends one's own leaving", () => {
    const there = reach("board", 3);
    there.hour.play("s3", { type: "leave" });
    there.hour.tell("t1", { type: "presence", seat: "s3", state: "here" });
    expect(room(there).people).toHaveLength(3);
  });

  test("[E8] a host speaks to a team, and skips a scene", () => {
    const there = reach("board", 3);
    there.hour.tell("t1", { type: "hostChat", text: text("h1") });
    expect(room(there).chat).toMatchObject([{ seat: "host", textId: "h1" }]);
    const skip = { type: "skip", scene: "board" } as const;
    there.hour.tell("t1", skip);
    expect(there.scene()).toMatchObject({ id: "board", step: "outcome" });
    there.hour.tell("t1", skip);
    expect(there.scene().id).toBe("lock");
    expect(there.hour.tell("t1", skip)).toEqual({ refused: "PASSED" });
    expect(there.scene().id).toBe("lock");
  });
});
