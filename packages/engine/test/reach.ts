/** Brings a new session of the tiny pack to a scene by letting time pass. */
import type { Seat } from "../src/commands.ts";
import { compile, type Pack, type TeamState } from "../src/index.ts";
import { TestSession } from "./session.ts";
import { tinyPack } from "./tiny-pack.ts";

export const pack = compile(tinyPack);
const KEYS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"];

export interface Scene {
  run: TestSession;
  seats: Seat[];
  /** The first team's running scene. */
  scene(): NonNullable<TeamState["scene"]>;
}

/** A running session with this many people. */
export function begun(people: number, from: Pack = pack): Scene {
  const run = new TestSession(from, { expected: people, hosting: "host" });
  const seats = run.enter(...KEYS.slice(0, people));
  run.send({ type: "start", by: "host" });
  const scene = () => {
    const now = run.team().scene;
    if (!now) throw new Error("no scene runs");
    return now;
  };
  return { run, seats, scene };
}

/** The same, when the first team enters a scene. `spare` skips puzzles before it. */
export function reach(id: string, people = 3, spare = false, from: Pack = pack): Scene {
  const there = begun(people, from);
  for (let steps = 0; there.scene().id !== id; steps++) {
    const dueAt = there.run.deadline();
    if (dueAt === null || steps > 500) throw new Error(`"${id}" is never reached`);
    if (spare && there.scene().kind === "puzzle")
      there.run.send({ type: "skip", team: "t1", scene: there.scene().id });
    else there.run.until(dueAt);
  }
  return there;
}
