import type { ClientCommand } from "@lantern/contract/live";
import type { PuzzleDef } from "@lantern/engine/puzzles";
import { seeded } from "@lantern/engine/random";
import type { PrivateView, SceneView, TeamView } from "@lantern/engine/views";
import type { Persona } from "./persona.ts";
import type { Phrases } from "./phrases.ts";

/** The pack's puzzle of a scene, so that a simulated participant can have an idea now and then. Null: it knows too little. */
export type PuzzleLookup = (scene: string) => PuzzleDef | null;

export interface Perception {
  view: TeamView;
  privateView: PrivateView;
  persona: Persona;
  puzzleOf: PuzzleLookup;
  /** Wall ms of the server's clock. */
  now: number;
  /** A number in [0, 1). */
  random(): number;
  /** By default those in English. */
  phrases?: Phrases;
  /** Share of teams that do not find the solution of a puzzle although they could; by default a tenth. */
  fog?: number;
  /** Active seats, since only active people get kudos. By default everybody. */
  active?: ReadonlySet<string>;
}

/** The next action and its time. With `command` null the participant thinks again at that time. */
export interface Thought {
  command: ClientCommand | null;
  /** [G37] What it writes in a turn of a round, with the command. */
  line?: { turn: number; text: string };
  /** Wall ms from now. */
  afterMs: number;
  /** The thought is dropped if the scene or its step has changed by then. */
  scene: string;
  step: SceneView["step"];
}

export type SceneOfKind<K extends SceneView["kind"]> = Extract<SceneView, { kind: K }>;

/** A command after `low` to `high` seconds of play, but early enough to count. */
export function after(
  perception: Perception,
  low: number,
  high: number,
  command: ClientCommand | null,
): Thought {
  const { view, persona, now, random } = perception;
  const { timer, id, step } = view.scene;
  const wanted = ((low + (high - low) * random()) * persona.pace * 1000) / view.clock.speed;
  const left = Math.max(0, (timer.endsAt ?? now) - now);
  return { command, afterMs: Math.round(Math.min(wanted, left * 0.6)), scene: id, step };
}

/** Acts after a share of the scene's time between `low` and `high`. */
export function afterShare(
  perception: Perception,
  low: number,
  high: number,
  command: ClientCommand | null,
): Thought {
  const seconds = secondsOf(perception);
  return after(perception, low * seconds, high * seconds, command);
}

/** Play seconds of the whole scene. */
export function secondsOf({ view }: Perception): number {
  const { startedAt, endsAt, totalMs } = view.scene.timer;
  return ((endsAt === null ? totalMs : endsAt - startedAt) * view.clock.speed) / 1000;
}

/** Elapsed share of the scene's time. */
export function progressOf({ view, now }: Perception): number {
  const { startedAt, endsAt } = view.scene.timer;
  return endsAt === null || endsAt <= startedAt ? 0 : (now - startedAt) / (endsAt - startedAt);
}

export function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/**
 * A number in [0, 1) that is always the same for the same subject in the same session, so that habits need no memory.
 * Without `seat` it belongs to the whole team.
 */
export function habit({ view }: Pick<Perception, "view">, about: string, seat = ""): number {
  const hash = seeded(`${view.clock.startedAt} ${view.team.id} ${seat} ${about}`);
  return (hash >>> 8) / 2 ** 24;
}
