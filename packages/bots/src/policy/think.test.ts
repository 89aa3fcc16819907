import { compile, type PrivateView, privateView, roomView, type TeamRoomView } from "@lantern/engine";
import { Hour } from "@lantern/engine/testing/hour";
import { tinyPack } from "@lantern/engine/testing/tiny-pack";
import { describe, expect, test } from "vitest";
import { PERSONAS, type Persona, think } from "./index.ts";

const pack = compile(tinyPack);
const [promise = ""] = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "commitment");

/** A team of three in a scene of the test pack: time alone has brought it there. */
function at(scene: string, speed = 1) {
  const hour = new Hour(pack, { expected: 3, speed });
  hour.enter("a", "b", "c");
  hour.ask({ type: "start", by: "test" });
  for (let steps = 0; hour.team().scene?.id !== scene; steps += 1) {
    if (steps > 200) throw new Error(`${scene} never came`);
    hour.until(hour.deadline() ?? hour.now);
  }
  return hour;
}

function senses(hour: Hour, seat: string, persona: Persona = PERSONAS.quick, chance = 0.5) {
  const room = roomView(pack, hour.team(), hour.now) as TeamRoomView;
  const mine: PrivateView = privateView(pack, hour.team(), seat, hour.now);
  const oracle = (id: string) => {
    const scene = pack.scenes[id];
    return scene?.kind === "puzzle" ? scene.puzzle : null;
  };
  return { room, mine, persona, oracle, now: hour.now, random: () => chance };
}

describe("a simulated participant", () => {
  test("reads their card aloud, then is ready", () => {
    const hour = at("meet");
    const first = think(senses(hour, "s1"));
    expect(first?.command).toMatchObject({ type: "share" });
    for (const { id } of senses(hour, "s1").mine.cards) hour.play("s1", { type: "share", card: id });
    expect(think(senses(hour, "s1"))?.command).toEqual({ type: "ready" });
    hour.play("s1", { type: "ready" });
    expect(think(senses(hour, "s1"))).toBeNull();
  });

  test("votes once in silence and waits for the others", () => {
    const hour = at("first");
    for (const { id } of senses(hour, "s1").mine.cards) hour.play("s1", { type: "share", card: id });
    const thought = think(senses(hour, "s1"));
    expect(thought?.command?.type).toBe("vote");
    if (thought?.command?.type === "vote") hour.play("s1", thought.command);
    expect(think(senses(hour, "s1"))).toBeNull();
  });

  test("thanks only whom they have seen do something", () => {
    const [scene = ""] = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "kudos");
    const now = senses(at(scene), "s1");
    const thanked = (active: string[]) => think({ ...now, active: new Set(active) })?.command;
    expect(thanked(["s1", "s3"])).toMatchObject({ type: "kudos", to: "s3" });
    expect(thanked(["s1"])).toEqual({ type: "ready" });
  });

  test("always comes early enough to count, and faster on a faster clock", () => {
    const [slow, fast] = [at("meet", 1), at("meet", 60)].map((hour) => {
      const now = senses(hour, "s1");
      const left = (now.room.scene.timer.endsAt ?? 0) - now.now;
      const thought = think(now);
      expect(thought?.afterMs).toBeLessThanOrEqual(left);
      return thought?.afterMs ?? 0;
    });
    expect(fast).toBeLessThan((slow ?? 0) / 20);
  });

  test("does nothing while it watches, or while the session stands still", () => {
    const hour = at("meet");
    hour.play("s2", { type: "observe", on: true });
    expect(think(senses(hour, "s2"))).toBeNull();
    hour.ask({ type: "pause" });
    expect(think(senses(hour, "s1"))).toBeNull();
  });

  test("only the captain writes and locks the commitment", () => {
    const hour = at(promise);
    const captain = senses(hour, "s1").room.people.find((person) => person.captain)?.seat ?? "";
    const commands = ["s1", "s2", "s3"].map((seat) => think(senses(hour, seat))?.command?.type ?? null);
    expect(commands.filter((type) => type === "commit")).toHaveLength(1);
    expect(think(senses(hour, captain))?.command).toMatchObject({ type: "commit" });
  });

  test("the silent one never chats", () => {
    const hour = at("board");
    const thoughts = [0, 0.1, 0.3, 0.6, 0.9].map((chance) =>
      think(senses(hour, "s1", PERSONAS.silent, chance)),
    );
    expect(thoughts.some((thought) => thought?.command?.type === "chat")).toBe(false);
    const talk = { ...PERSONAS.chatty, shares: 0 };
    expect(think(senses(hour, "s1", talk, 0))?.command?.type).toBe("chat");
  });

  test("turns only dials of their own", () => {
    const hour = at("board");
    const late = { ...senses(hour, "s1", { ...PERSONAS.quick, shares: 0, talk: 0 }, 0.01) };
    const { startedAt, endsAt } = late.room.scene.timer;
    const thought = think({ ...late, now: startedAt + ((endsAt ?? 0) - startedAt) / 2 });
    expect(thought?.command?.type).toBe("move");
    const control = thought?.command?.type === "move" ? thought.command.move.control : null;
    expect(late.mine.controls).toContain(control);
  });
});
