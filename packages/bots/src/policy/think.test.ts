import { compile, type TeamView } from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { TestSession } from "../../../engine/test/session.ts";
import { tinyPack } from "../../../engine/test/tiny-pack.ts";
import { PERSONAS, type Persona, think } from "./index.ts";

const pack = compile(tinyPack);
const [promise = ""] = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "commitment");

/** A team of three in a scene of the test pack, reached by letting time pass. Habits depend on the start, `lateMs`. */
function at(scene: string, speed = 1, lateMs = 0) {
  const session = new TestSession(pack, { expected: 3, speed });
  session.until(session.now + lateMs);
  session.enter("a", "b", "c");
  session.send({ type: "start", by: "test" });
  for (let steps = 0; session.team().scene?.id !== scene; steps += 1) {
    if (steps > 200) throw new Error(`${scene} never came`);
    session.until(session.deadline() ?? session.now);
  }
  return session;
}

function perception(session: TestSession, seat: string, persona: Persona = PERSONAS.quick, chance = 0.5) {
  const view = session.view() as TeamView;
  const privateView = session.mine(seat);
  const puzzleOf = (id: string) => {
    const scene = pack.scenes[id];
    return scene?.kind === "puzzle" ? scene.puzzle : null;
  };
  return { view, privateView, persona, puzzleOf, now: session.now, random: () => chance };
}

describe("a simulated participant", () => {
  test("reads their card aloud, then is ready", () => {
    const session = at("meet");
    const first = think(perception(session, "s1"));
    expect(first?.command).toMatchObject({ type: "share" });
    for (const { id } of perception(session, "s1").privateView.cards)
      session.play("s1", { type: "share", card: id });
    expect(think(perception(session, "s1"))?.command).toEqual({ type: "ready" });
    session.play("s1", { type: "ready" });
    expect(think(perception(session, "s1"))).toBeNull();
  });

  test("votes once silently and waits for the others", () => {
    const session = at("first");
    for (const { id } of perception(session, "s1").privateView.cards)
      session.play("s1", { type: "share", card: id });
    const thought = think(perception(session, "s1"));
    expect(thought?.command?.type).toBe("vote");
    if (thought?.command?.type === "vote") session.play("s1", thought.command);
    expect(think(perception(session, "s1"))).toBeNull();
  });

  test("follows a good argument of one teammate now and then, and in most votes the larger group", () => {
    const talker = { ...PERSONAS.chatty, shares: 0, talk: 0 };
    const votes = { s1: "knock", s2: "knock", s3: "call" };
    const follows = (seat: "s1" | "s3") =>
      Array.from({ length: 100 }, (_, n) => {
        const session = at("first", 1, n);
        for (const [voter, option] of Object.entries(votes)) session.play(voter, { type: "vote", option });
        const command = think(perception(session, seat, talker, 0.45))?.command;
        return command?.type === "vote" && command.option !== votes[seat];
      }).filter(Boolean).length;
    // One of the three argues well in a fifth of the decisions, so the one who was alone does in a fifteenth of them.
    expect(follows("s1")).toBeGreaterThan(0);
    expect(follows("s1")).toBeLessThan(20);
    expect(follows("s3")).toBeGreaterThan(80);
  });

  test("gives kudos only to active people", () => {
    const [scene = ""] = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "kudos");
    const now = perception(at(scene), "s1");
    const thanked = (active: string[]) => think({ ...now, active: new Set(active) })?.command;
    expect(thanked(["s1", "s3"])).toMatchObject({ type: "kudos", to: "s3" });
    expect(thanked(["s1"])).toEqual({ type: "ready" });
  });

  test("always acts early enough to count, and faster on a faster clock", () => {
    const [slow, fast] = [at("meet", 1), at("meet", 60)].map((session) => {
      const now = perception(session, "s1");
      const left = (now.view.scene.timer.endsAt ?? 0) - now.now;
      const thought = think(now);
      expect(thought?.afterMs).toBeLessThanOrEqual(left);
      return thought?.afterMs ?? 0;
    });
    expect(fast).toBeLessThan((slow ?? 0) / 20);
  });

  test("does nothing while it watches, or while the session is paused", () => {
    const session = at("meet");
    session.play("s2", { type: "observe", on: true });
    expect(think(perception(session, "s2"))).toBeNull();
    session.send({ type: "pause" });
    expect(think(perception(session, "s1"))).toBeNull();
  });

  test("only the captain writes and locks the commitment", () => {
    const session = at(promise);
    const captain = perception(session, "s1").view.people.find((person) => person.captain)?.seat ?? "";
    const commands = ["s1", "s2", "s3"].map(
      (seat) => think(perception(session, seat))?.command?.type ?? null,
    );
    expect(commands.filter((type) => type === "commit")).toHaveLength(1);
    expect(think(perception(session, captain))?.command).toMatchObject({ type: "commit", replaces: null });
  });

  test("a commitment that a person wrote is not replaced, also if it came while the captain was writing", () => {
    const session = at(promise);
    const captain = perception(session, "s1").view.people.find((person) => person.captain)?.seat ?? "";
    const late = think(perception(session, captain))?.command;
    const person = ["s1", "s2", "s3"].find((seat) => seat !== captain) ?? "";
    session.play(person, { type: "commit", text: { text_id: "own" } as never });
    if (late?.type !== "commit") throw new Error("the captain writes nothing");
    const command = { ...late, text: { text_id: "captain" } } as never;
    expect(session.play(captain, command)).toEqual({ error: "PASSED" });
    expect(think(perception(session, captain))?.command).toEqual({ type: "lock_commitment", textId: "own" });
  });

  test("the silent persona never chats", () => {
    const session = at("board");
    const thoughts = [0, 0.1, 0.3, 0.6, 0.9].map((chance) =>
      think(perception(session, "s1", PERSONAS.silent, chance)),
    );
    expect(thoughts.some((thought) => thought?.command?.type === "chat")).toBe(false);
    const talk = { ...PERSONAS.chatty, shares: 0 };
    expect(think(perception(session, "s1", talk, 0))?.command?.type).toBe("chat");
  });

  test("turns only its own dials", () => {
    const session = at("board");
    const late = { ...perception(session, "s1", { ...PERSONAS.quick, shares: 0, talk: 0 }, 0.01) };
    const { startedAt, endsAt } = late.view.scene.timer;
    const thought = think({ ...late, now: startedAt + ((endsAt ?? 0) - startedAt) / 2 });
    expect(thought?.command?.type).toBe("move");
    const control = thought?.command?.type === "move" ? thought.command.move.control : null;
    expect(late.privateView.controls).toContain(control);
  });
});
