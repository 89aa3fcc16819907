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

const blown = vi.hoisted(() => vi.fn());
vi.mock("../ui/tones.ts", () => ({ playHorn: blown }));

type Puzzle = Extract<SceneView, { kind: "puzzle" }>;
const scene: Puzzle = {
  ...match,
  touched: null,
  puzzle: {
    kind: "match",
    left: [
      { id: "spoon", label: "Little Spoon", note: "" },
      { id: "hat", label: "Old Hat", note: "" },
    ],
    right: [
      { id: "a", label: "▪▬▪" },
      { id: "b", label: "▬▬" },
    ],
    pairs: { hat: "b" },
  },
};

function draw() {
  const { Controls } = drawing;
  const send = vi.fn(async () => ({ ok: true }));
  const live = { info, me: "s5", view: teamView(scene), mine, directory, send, now: () => NOW };
  render(
    <LiveProvider source={stillSource(live as unknown as Live)}>
      {Controls && <Controls {...({ scene, puzzle: scene.puzzle } as PuzzleProps<"match">)} />}
    </LiveProvider>,
  );
  return send;
}

const texts = t.puzzles();
const first = texts.horns.horn(1, "short, long, short");

test("horns are read by number and sounds, also where they have been put", () => {
  draw();
  const horns = screen.getByRole("group", { name: texts.match.free });
  expect(within(horns).getByRole("button", { name: first })).toBeTruthy();
  expect(
    screen.getByRole("button", { name: texts.match.slot("Old Hat", texts.horns.horn(2, "long, long")) }),
  ).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[▪▬]/u);
});

test("a horn sounds its call when it is taken, and answers the boat that is pressed next", () => {
  const send = draw();
  fireEvent.click(screen.getByRole("button", { name: first }));
  expect(blown.mock.calls).toEqual([["▪▬▪"]]);
  fireEvent.click(screen.getByRole("button", { name: texts.match.position(first, "Little Spoon") }));
  expect(send.mock.calls).toEqual([[{ type: "move", move: { do: "put", left: "spoon", right: "a" } }]]);
});
