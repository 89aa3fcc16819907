// @vitest-environment happy-dom
import type { SceneView } from "@lantern/engine/views";
import { expect, test, vi } from "vitest";
import { fireEvent, render, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { match } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { drawing } from "./match.tsx";
import type { PuzzleProps } from "./parts.ts";

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;
const [first, second] = ["Hook 1: dots, long", "Hook 2: stripes, short"];

function draw() {
  const scene: Puzzle = {
    ...match,
    touched: null,
    puzzle: {
      kind: "match",
      left: [
        { id: "cook", label: "Cook", note: "" },
        { id: "florist", label: "Florist", note: "" },
      ],
      right: [
        { id: "h1", label: first, drawing: "coat-1" },
        { id: "h2", label: second, drawing: "coat-2" },
      ],
      pairs: { cook: "h1" },
    },
  };
  const send = vi.fn(async () => ({ ok: true }));
  const live = { info, me: "s5", view: teamView(scene), mine, directory, send, now: () => NOW };
  const { Controls } = drawing;
  render(
    <LiveProvider source={stillSource(live as unknown as Live)}>
      {Controls && <Controls {...({ scene, puzzle: scene.puzzle } as PuzzleProps<"match">)} />}
    </LiveProvider>,
  );
  return send;
}

const texts = () => t.puzzles().match;
const button = (name: string) => screen.getByRole("button", { name });

test("tags are hung at things that have a longer name, and a tag that is pressed twice there comes off", () => {
  const send = draw();
  const tags = screen.getByRole("group", { name: texts().free });
  fireEvent.click(within(tags).getByRole("button", { name: "Florist" }));
  fireEvent.click(button(texts().position("Florist", second)));
  fireEvent.click(button(texts().slot(first, "Cook")));
  fireEvent.click(button(texts().slot(first, "Cook")));
  expect(send.mock.calls).toEqual([
    [{ type: "move", move: { do: "put", left: "florist", right: "h2" } }],
    [{ type: "move", move: { do: "remove", left: "cook" } }],
  ]);
});
