// @vitest-environment happy-dom
import type { SceneView } from "@lantern/engine/views";
import { afterEach, expect, test } from "vitest";
import { render, screen, within } from "../../../test/render.ts";
import { need, speak } from "../../i18n/speak.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { switchboard as scene } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import type { PuzzleProps } from "./parts.ts";
import { drawing } from "./switchboard.tsx";

afterEach(() => speak("en"));

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;

/** The board with these values, moved last at this time. */
function at(values: number[], movedAt: number, status: Puzzle["status"] = "open"): Puzzle {
  if (scene.puzzle.kind !== "switchboard") throw new Error("no switchboard");
  const gauges = scene.puzzle.gauges.map((gauge, index) => ({ ...gauge, value: values[index] ?? 0 }));
  const touched = { seat: "s3", control: "e", at: movedAt };
  return { ...scene, status, touched, puzzle: { ...scene.puzzle, gauges } };
}

function page(moved: Puzzle) {
  const { Board } = drawing;
  const live = { info, me: "s5", view: teamView(moved), mine, directory, now: () => NOW } as unknown as Live;
  const props = { scene: moved, puzzle: moved.puzzle } as PuzzleProps<"switchboard">;
  return <LiveProvider source={stillSource(live)}>{Board && <Board {...props} />}</LiveProvider>;
}

test("a change is visible at the gauge that the last move changed, and at no other", () => {
  const { rerender } = render(page(at([2, 3, 3, 3, 2, 3], NOW - 2000)));
  /** The change at each gauge, in their order. */
  const changes = () =>
    screen.getAllByRole("listitem").map((gauge) => within(gauge).queryByText(/^[+−]\d+$/)?.textContent ?? "");
  expect(changes()).toEqual(["", "", "", "", "", ""]);
  rerender(page(at([2, 3, 4, 4, 2, 3], NOW - 1000)));
  expect(changes()).toEqual(["", "", "+1", "+1", "", ""]);
  rerender(page(at([1, 3, 4, 4, 2, 3], NOW - 500)));
  expect(changes()).toEqual(["−1", "", "", "", "", ""]);
  rerender(page(at([1, 3, 4, 4, 2, 3], NOW - 500, "solved")));
  expect(changes()).toEqual(["", "", "", "", "", ""]);
});

test("[L8] a gauge is called by its sign and its name, in the order of the language", async () => {
  await need(["puzzles"]);
  const { rerender } = render(page(at([2, 3, 3, 3, 2, 3], NOW - 2000)));
  const first = () => screen.getAllByRole("listitem")[0]?.querySelector(".sr-only:not(svg)")?.textContent;
  for (const [language, name] of [
    ["en", /^Circle window: 2 of \d$/],
    ["es", /^window círculo: 2 de \d$/],
    ["de", /^window Kreis: 2 von \d$/],
  ] as const) {
    await speak(language);
    rerender(page(at([2, 3, 3, 3, 2, 3], NOW - 2000)));
    expect(first()).toMatch(name);
  }
});
