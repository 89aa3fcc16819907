// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { controlsOf, type Puzzle, renderControls } from "../../../test/controls.tsx";
import { fireEvent, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { cipher, drawn, order } from "../fixtures/puzzle-scenes.ts";
import { drawing as message } from "./cipher.tsx";
import { drawing as row } from "./order.tsx";
import { drawing as switchboard } from "./switchboard.tsx";

const sung = vi.hoisted(() => vi.fn());
vi.mock("../ui/tones.ts", () => ({ playNotes: sung }));

const scene: Puzzle = { ...drawn, skin: { ...drawn.skin, things: "leaves" } };

test("[P1] one's own leaf has a button for each position, and the others say theirs", () => {
  const { send } = renderControls(switchboard, scene, { controls: ["leaf5"] });
  const board = screen.getByRole("list", { name: t.liveScenes().together.board });
  expect(within(board).getAllByRole("group")).toHaveLength(1);
  fireEvent.click(within(within(board).getByRole("group")).getByRole("button", { name: "up" }));
  expect(send.mock.calls).toEqual([[{ type: "move", move: { do: "turn", control: "leaf5", value: 2 } }]]);
  expect(within(board).getAllByRole("listitem")[0]?.textContent).toContain("level");
});

test("each picture has a tone, and the message sounds when it is solved", () => {
  const { rerender } = renderControls(message, cipher);
  const grid = screen.getByRole("table", { name: t.puzzles().cipher.grid });
  for (const picture of within(grid).getAllByRole("button").slice(0, 2)) fireEvent.click(picture);
  const [[first], [second]] = sung.mock.calls as [[number[]], [number[]]];
  expect([first.length, second.length]).toEqual([1, 1]);
  expect(first).not.toEqual(second);
  sung.mockClear();
  rerender(controlsOf(message, { ...cipher, status: "solved" }));
  expect(sung).toHaveBeenCalledOnce();
});

test("whoever opens the page after a board is solved does not hear it", () => {
  sung.mockClear();
  renderControls(message, { ...cipher, status: "solved" });
  renderControls(row, { ...order, status: "solved" });
  expect(sung).not.toHaveBeenCalled();
});
