/** For tests of boards: the controls of a puzzle, as a participant has them. */
import type { PrivateView } from "@lantern/engine/views";
import { vi } from "vitest";
import { stillSource } from "../app/play/client/live-source.ts";
import { directory, info, mine, NOW } from "../app/play/fixtures/people.ts";
import { teamView } from "../app/play/fixtures/views.ts";
import type { PuzzleDrawing, PuzzleName, PuzzleProps } from "../app/play/puzzles/parts.ts";
import type { SceneOf } from "../app/play/stage/kind.ts";
import type { Live } from "../app/play/stage/live-context.ts";
import { LiveProvider } from "../app/play/stage/live-provider.tsx";
import { render } from "./render.ts";

export type Puzzle = SceneOf<"puzzle">;

/** @param own what this person has besides what everybody in the examples has */
export function controlsOf<K extends PuzzleName>(
  { Controls }: PuzzleDrawing<K>,
  scene: Puzzle,
  own: Partial<PrivateView> = {},
  send = vi.fn(async () => ({ ok: true })),
) {
  const live = {
    info,
    me: "s5",
    view: teamView(scene),
    mine: { ...mine, ...own },
    directory,
    send,
    now: () => NOW,
  };
  return (
    <LiveProvider source={stillSource(live as unknown as Live)}>
      {Controls && <Controls {...({ scene, puzzle: scene.puzzle } as PuzzleProps<K>)} />}
    </LiveProvider>
  );
}

/** Renders them; `send` has what their page sends. */
export function renderControls<K extends PuzzleName>(
  drawing: PuzzleDrawing<K>,
  scene: Puzzle,
  own?: Partial<PrivateView>,
) {
  const send = vi.fn(async () => ({ ok: true }));
  return { send, ...render(controlsOf(drawing, scene, own, send)) };
}
