/** Brings a fresh hour of the tiny pack to a scene, by time alone. */
import type { Seat } from "../commands.ts";
import { compile, type Pack, type TeamState } from "../index.ts";
import { Hour } from "./hour.ts";
import { tinyPack } from "./tiny-pack.ts";

export const pack = compile(tinyPack);
const KEYS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"];

export interface Scene {
  hour: Hour;
  seats: Seat[];
  /** The first team's running scene. */
  scene(): NonNullable<TeamState["scene"]>;
}

/** An hour with so many people that has begun. */
export function begun(people: number, from: Pack = pack): Scene {
  const hour = new Hour(from, { expected: people, hosting: "host" });
  const seats = hour.enter(...KEYS.slice(0, people));
  hour.ask({ type: "start", by: "host" });
  const scene = () => {
    const now = hour.team().scene;
    if (!now) throw new Error("no scene runs");
    return now;
  };
  return { hour, seats, scene };
}

/** The same, at the moment when the first team enters a scene. `spare` skips puzzles on the way. */
export function reach(id: string, people = 3, spare = false): Scene {
  const there = begun(people);
  for (let steps = 0; there.scene().id !== id; steps++) {
    const due = there.hour.deadline();
    if (due === null || steps > 500) throw new Error(`"${id}" is never reached`);
    if (spare && there.scene().kind === "puzzle")
      there.hour.tell("t1", { type: "skip", scene: there.scene().id });
    else there.hour.until(due);
  }
  return there;
}
