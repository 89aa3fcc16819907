// @vitest-environment happy-dom
import { Profiler } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { controlsOf, renderControls } from "../../../test/controls.tsx";
import { act, fireEvent, render, screen } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { directory } from "../fixtures/people.ts";
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

test("[P1] people go only to stops that are theirs, hear whose the others are, and anybody goes back", () => {
  const texts = t.puzzles().route;
  const { puzzle } = route as { puzzle: Extract<typeof route.puzzle, { kind: "route" }> };
  const owner: Record<string, string[]> = { store: ["s2"], hall: ["s5"] };
  const nodes = puzzle.nodes.map((node) => {
    const seats = owner[node.id];
    return seats ? { ...node, owner: seats } : node;
  });
  const own = { controls: ["hall"] };
  const board = { Controls: drawing.Board };
  const at = (path: string[]) => ({ ...route, touched: null, puzzle: { ...puzzle, nodes, path } });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  const others = `Store. ${texts.ofOthers([directory.people.s2?.name ?? ""])}`;

  const { send, unmount } = renderControls(board, at(["dock", "workshop"]), own);
  expect(screen.getByText(texts.own)).toBeTruthy();
  expect(button(others).disabled).toBe(true);
  fireEvent.click(button(`Hall, ${texts.next}`));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "move", move: { do: "put", node: "hall" } });
  unmount();

  const after = renderControls(board, at(["dock", "workshop", "store"]), own);
  // Nobody owns it, so everybody can go there.
  expect(button(`Tank, ${texts.next}`).disabled).toBe(false);
  fireEvent.click(button(`${texts.stop("Store", 3)}, ${texts.last}`));
  expect(after.send).toHaveBeenCalledExactlyOnceWith({ type: "move", move: { do: "remove" } });
});
