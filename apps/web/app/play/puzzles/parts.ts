import type { PuzzleView } from "@lantern/engine/views";
import type { ComponentType } from "react";
import type { SceneOf } from "../stage/kind.ts";
import { useServerNow, useWholeStage } from "../stage/live-context.ts";

export type PuzzleName = PuzzleView["kind"];
export type PuzzleOf<K extends PuzzleName> = Extract<PuzzleView, { kind: K }>;
export interface PuzzleProps<K extends PuzzleName> {
  puzzle: PuzzleOf<K>;
  scene: SceneOf<"puzzle">;
}

/** How one kind of puzzle is drawn: the board on the picture, the controls below it. */
export interface PuzzleKind<K extends PuzzleName> {
  detail: () => string;
  /** Whether the team submits with the Check button. */
  checked: boolean;
  Board?: ComponentType<PuzzleProps<K>>;
  /** Drawn over the scene's picture, where the board needs its own background. */
  Backdrop?: ComponentType;
  Controls?: ComponentType<PuzzleProps<K>>;
}

/** How long a touched control is highlighted. */
const TOUCH_MS = 2600;

/** Who is moving what now. */
export function useTouch(scene: SceneOf<"puzzle">): { control: string; seat: string } | null {
  const now = useServerNow(500);
  const { touched } = scene;
  return touched && now - touched.at < TOUCH_MS ? touched : null;
}

/** Makes a move, and tells whether moves are possible now. */
export function useMove(scene: SceneOf<"puzzle">): {
  open: boolean;
  move(move: Record<string, unknown>): void;
} {
  const { send, me, mine, view } = useWholeStage();
  const now = useServerNow(500);
  const resting = scene.pausedUntil !== null && now < scene.pausedUntil;
  const playing = scene.step === "active" && scene.status === "open" && view.clock.phase === "running";
  const open = playing && !resting && me !== null && !mine?.observer;
  return { open, move: (move) => open && void send({ type: "move", move }) };
}
