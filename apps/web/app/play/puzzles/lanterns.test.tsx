// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type Puzzle, renderControls } from "../../../test/controls.tsx";
import { fireEvent, screen, within } from "../../../test/render.ts";
import { together } from "../fixtures/puzzle-scenes.ts";
import { drawing } from "./switchboard.tsx";

const scene: Puzzle = { ...together, skin: { things: "lanterns", names: { board: "The lanterns" } } };

const draw = (now: Puzzle) => renderControls(drawing, now, { controls: ["high5", "wide5"] });

test("lanterns hang and shine as their hooks and shutters say, and only one’s own have buttons", () => {
  const { container, send } = draw(scene);
  const drawn = [...container.querySelectorAll<SVGElement>(".l-lantern")].map(({ dataset }) =>
    [dataset.high, dataset.wide].join(),
  );
  expect(drawn).toEqual([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? "true,false" : "false,true")));
  const list = screen.getByRole("list", { name: "The lanterns" });
  expect(within(list).getAllByRole("button")).toHaveLength(4);
  // Whoever hears the page hears hook and shutter of each lantern.
  expect(within(list).getAllByRole("listitem")[0]?.textContent).toContain("Hook: high");
  fireEvent.click(
    within(screen.getByRole("group", { name: "Lantern 5, Shutter" })).getByRole("button", { name: "wide" }),
  );
  expect(send.mock.calls).toEqual([[{ type: "move", move: { do: "turn", control: "wide5", value: 1 } }]]);
});

test("who presses is counted, and after that the last try, until the board is over", () => {
  const note = draw(scene).container.querySelector(".l-plate-note");
  expect(note?.textContent).toMatch(/^2 of \d pressing$/);
  const { container } = draw({ ...scene, status: "solved", step: "outcome" });
  expect(container.querySelector(".l-plate-note")).toBeNull();
});
