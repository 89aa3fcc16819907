import type { SceneView } from "@lantern/engine/views";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeDocument } from "../../../test/fake-document.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { switchboard as scene } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import type { PuzzleProps } from "./parts.ts";
import { drawing } from "./switchboard.tsx";

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;
const document = new FakeDocument();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLIFrameElement", class {});
});

/** The board with these values, moved last at this time. */
function at(values: number[], movedAt: number, status: Puzzle["status"] = "open"): Puzzle {
  if (scene.puzzle.kind !== "switchboard") throw new Error("no switchboard");
  const gauges = scene.puzzle.gauges.map((gauge, index) => ({ ...gauge, value: values[index] ?? 0 }));
  const touched = { seat: "s3", control: "e", at: movedAt };
  return { ...scene, status, touched, puzzle: { ...scene.puzzle, gauges } };
}

test("a change is visible at the gauge that the last move changed, and at no other", async () => {
  const page = document.createElement("div");
  const root = createRoot(page as never);
  const { Board } = drawing;
  const draw = (moved: Puzzle) =>
    act(async () => {
      const live = {
        info,
        me: "s5",
        view: teamView(moved),
        mine,
        directory,
        now: () => NOW,
      } as unknown as Live;
      const props = { scene: moved, puzzle: moved.puzzle } as PuzzleProps<"switchboard">;
      root.render(<LiveProvider source={stillSource(live)}>{Board && <Board {...props} />}</LiveProvider>);
    });
  const changes = () => page.withClass("text-ember").map(({ textContent }) => textContent);
  await draw(at([2, 3, 3, 3, 2, 3], NOW - 2000));
  expect(changes()).toEqual([]);
  await draw(at([2, 3, 4, 4, 2, 3], NOW - 1000));
  expect(changes()).toEqual(["+1", "+1"]);
  await draw(at([1, 3, 4, 4, 2, 3], NOW - 500));
  expect(changes()).toEqual(["−1"]);
  await draw(at([1, 3, 4, 4, 2, 3], NOW - 500, "solved"));
  expect(changes()).toEqual([]);
  await act(async () => root.unmount());
});
