// @vitest-environment happy-dom
import type { SceneView } from "@lantern/engine/views";
import { expect, test, vi } from "vitest";
import { fireEvent, render, screen, within } from "../../../test/render.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { together } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import type { PuzzleProps } from "./parts.ts";
import { drawing } from "./switchboard.tsx";

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;
const scene: Puzzle = { ...together, skin: { things: "lanterns", names: { board: "The lanterns" } } };

function draw(now: Puzzle) {
  const { Controls } = drawing;
  const send = vi.fn(async () => ({ ok: true }));
  const own = { ...mine, controls: ["high5", "wide5"] };
  const live = { info, me: "s5", view: teamView(now), mine: own, directory, send, now: () => NOW };
  const { container } = render(
    <LiveProvider source={stillSource(live as unknown as Live)}>
      {Controls && <Controls {...({ scene: now, puzzle: now.puzzle } as PuzzleProps<"switchboard">)} />}
    </LiveProvider>,
  );
  return { container, send };
}

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
