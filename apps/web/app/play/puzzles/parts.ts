import type { PuzzleView } from "@lantern/engine/views";
import { type ComponentType, useEffect, useEffectEvent, useRef } from "react";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useServerNow, useStage } from "../stage/live-context.ts";

export type PuzzleName = PuzzleView["kind"];
export type PuzzleOf<K extends PuzzleName> = Extract<PuzzleView, { kind: K }>;
export interface PuzzleProps<K extends PuzzleName> {
  puzzle: PuzzleOf<K>;
  scene: SceneOf<"puzzle">;
}

/** How one kind of puzzle is drawn: the board on the picture, the controls below it. */
export interface PuzzleDrawing<K extends PuzzleName> {
  Board?: ComponentType<PuzzleProps<K>>;
  Controls?: ComponentType<PuzzleProps<K>>;
}

const lifted =
  "aria-pressed:-translate-y-1 aria-pressed:bg-ember aria-pressed:bg-none aria-pressed:text-on-ember aria-pressed:shadow-[0_8px_20px_-6px_rgb(255_190_90/0.7)] transition-[translate,background-color] duration-200 ease-out";
export const styles = {
  tray: "flex min-h-17 flex-wrap items-center gap-2.5 rounded-md border border-line bg-well px-3.5 py-2.5 max-xl:justify-center phone:min-h-0 phone:gap-1.5 phone:px-2 phone:py-1.5",
  trayLabel: "me-1.5 text-ink-soft max-xl:w-full max-xl:text-center phone:sr-only",
  /** Something that can be taken and put. */
  token: `inline-grid place-items-center rounded-sm border-[1.5px] border-ember-line bg-page font-semibold disabled:border-dashed disabled:opacity-30 ${lifted}`,
  lifted,
  touched: "ring-2 ring-ember",
};

/** How long a touched control is highlighted. */
const TOUCH_MS = 2600;

/** Who is moving what now. */
export function useTouch(scene: SceneOf<"puzzle">): { control: string; seat: string; at: number } | null {
  const now = useServerNow(500);
  const { touched } = scene;
  return touched && now - touched.at < TOUCH_MS ? touched : null;
}

/** Does something when the board is solved, and nothing where the page opens after that. */
export function useSolved({ status }: SceneOf<"puzzle">, then: () => void): void {
  const before = useRef(status);
  const solved = useEffectEvent(then);
  useEffect(() => {
    if (status === "solved" && before.current !== "solved") solved();
    before.current = status;
  }, [status]);
}

/** Makes a move, and tells whether moves are possible now. */
export function useMove(scene: SceneOf<"puzzle">): {
  open: boolean;
  move(move: Record<string, unknown>): void;
} {
  const send = useLive((live) => live.send);
  const me = useLive((live) => live.me);
  const mayMove = useLive(({ mine }) => !mine?.observer);
  const running = useStage(({ view }) => view.clock.phase === "running");
  const now = useServerNow(500);
  const resting = scene.pausedUntil !== null && now < scene.pausedUntil;
  const playing = scene.step === "active" && scene.status === "open" && running;
  const open = playing && !resting && me !== null && mayMove;
  return { open, move: (move) => open && void send({ type: "move", move }) };
}
