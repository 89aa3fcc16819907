// @vitest-environment happy-dom
import { Profiler } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { controlsOf } from "../../../test/controls.tsx";
import { act, render } from "../../../test/render.ts";
import { route } from "../fixtures/puzzle-scenes.ts";
import { drawing } from "./route.tsx";

afterEach(() => void vi.useRealTimers());

test("on a solved map somebody walks from stop to stop, and stays at the last one", () => {
  vi.useFakeTimers();
  const path = ["dock", "kitchen", "hall"];
  const puzzle = { ...route.puzzle, path } as typeof route.puzzle;
  const rendered = vi.fn();
  const page = (status: "open" | "solved") => (
    <Profiler id="map" onRender={rendered}>
      {controlsOf({ Controls: drawing.Board }, { ...route, puzzle, status })}
    </Profiler>
  );
  const { container, rerender } = render(page("open"));
  const at = () => container.querySelector<HTMLElement>(".l-walker")?.style.cssText;
  const last = at();
  rerender(page("solved"));
  const drawn = path.map(() => {
    act(() => void vi.advanceTimersByTime(320));
    return at();
  });
  expect(new Set(drawn).size).toBe(3);
  expect(drawn.at(-1)).toBe(last);
  // The map is not drawn again for each step after that.
  rendered.mockClear();
  for (const _ of Array(10)) act(() => void vi.advanceTimersByTime(320));
  expect(at()).toBe(last);
  expect(rendered.mock.calls.length).toBeLessThan(3);
});
