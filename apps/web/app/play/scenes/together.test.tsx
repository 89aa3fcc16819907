import type { SceneView } from "@lantern/engine/views";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { screens } from "../fixtures/index.ts";
import { directory, info, NOW } from "../fixtures/people.ts";
import { teamView } from "../fixtures/views.ts";
import { Groups } from "../puzzles/groups.tsx";
import { instructionOf } from "../stage/instruction.ts";
import type { StageState } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;
const screen = screens["switchboard-together"];
if (screen?.scene.kind !== "puzzle" || screen.scene.puzzle.kind !== "switchboard")
  throw new Error("no board with groups");
const scene: Puzzle = screen.scene;
const puzzle = screen.scene.puzzle;
const texts = () => t.liveScenes().together;

const stageAt = (change: Partial<Puzzle> = {}, now = NOW) => {
  const send = vi.fn(async () => ({ ok: true }) as const);
  const view = teamView({ ...scene, ...change });
  return {
    info,
    me: "s5",
    view,
    mine: screen.mine,
    directory,
    send,
    now: () => now,
  } as unknown as StageState;
};
const submitted = (until: number) => ({ puzzle: { ...puzzle, submitted: [{ seat: "s5", until }] } });

test("a board with groups is submitted with a button that is held", () => {
  const stage = stageAt();
  const { action, detail } = instructionOf(stage);
  expect(action).toMatchObject({ label: texts().submit, repeatsMs: 1000, pressed: false, disabled: false });
  expect(detail).toBe(texts().detail);
  action?.run();
  expect(stage.send).toHaveBeenCalledExactlyOnceWith({ type: "check" });
});

test("a press is renewed only when it soon counts no longer", () => {
  const lasting = stageAt(submitted(NOW + 2900));
  expect(instructionOf(lasting).action?.pressed).toBe(true);
  instructionOf(lasting).action?.run();
  expect(lasting.send).not.toHaveBeenCalled();
  const ending = stageAt(submitted(NOW + 1000));
  instructionOf(ending).action?.run();
  expect(ending.send).toHaveBeenCalledOnce();
});

test("in a faster session a press ends sooner, so a held button renews it sooner", () => {
  const fast = (until: number) => {
    const stage = stageAt(submitted(until));
    return { ...stage, view: { ...stage.view, clock: { ...stage.view.clock, speed: 8 } } };
  };
  const fresh = fast(NOW + 3000 / 8);
  expect(instructionOf(fresh).action?.repeatsMs).toBe(125);
  instructionOf(fresh).action?.run();
  expect(fresh.send).not.toHaveBeenCalled();
  const ending = fast(NOW + 1000 / 8);
  instructionOf(ending).action?.run();
  expect(ending.send).toHaveBeenCalledOnce();
});

test("a wrong try says how many groups are right, and the button waits", () => {
  const { action, detail } = instructionOf(stageAt({ pausedUntil: NOW + 5000 }));
  expect(detail).toBe(texts().notYetDetail(4, 6, 5));
  expect(action?.disabled).toBe(true);
});

test("the board marks no group as right, and only the own controls can be turned", () => {
  const { send: _, ...live } = stageAt();
  const source = stillSource({ ...live, send: async () => ({ ok: true }) } as StageState);
  const page = renderToStaticMarkup(
    <LiveProvider source={source}>
      <Groups puzzle={puzzle} scene={scene} />
    </LiveProvider>,
  );
  for (const { label } of puzzle.groups ?? []) expect(page).toContain(label);
  expect(page).toContain(texts().tried(4, 6));
  expect(page).toContain(texts().pressing(2, 4));
  expect(page.replaceAll(/<[^>]+>/g, "")).toContain("Hook: high");
  // Two positions of each of the four own controls.
  expect(page.match(/<button/g)).toHaveLength(8);
  expect(page.match(/aria-pressed="true"/g)).toHaveLength(4);
});
