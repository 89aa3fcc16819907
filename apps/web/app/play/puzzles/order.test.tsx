// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type Puzzle, renderControls } from "../../../test/controls.tsx";
import { fireEvent, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { directory } from "../fixtures/people.ts";
import { order } from "../fixtures/puzzle-scenes.ts";
import { drawing } from "./order.tsx";

const item = (id: string, owner: string[]) => ({ id, label: id, glyph: "", note: "", owner });
const scene: Puzzle = {
  ...order,
  touched: null,
  pausedUntil: null,
  puzzle: {
    kind: "order",
    items: [item("rope", ["s5"]), item("fish", ["s2"]), item("cat", ["s2"]), item("song", ["s5"])],
    slots: ["rope", "fish", null, null],
  },
};

const texts = () => t.puzzles().order;
const other = directory.people.s2?.name ?? "";
const draw = () => renderControls(drawing, scene, { controls: ["rope", "song"] });
const button = (name: string) => screen.getByRole("button", { name });

test("[P1] people take only what is theirs from the tray, and hear who has the rest", () => {
  const { send } = draw();
  const tray = screen.getByRole("group", { name: texts().items });
  expect(within(tray).getByText(texts().ownItems)).toBeTruthy();
  expect(
    within(tray)
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining("rope"), expect.stringContaining("song")]));
  expect(within(tray).queryByRole("button", { name: /cat/ })).toBeNull();
  expect(within(tray).getByRole("img", { name: t.puzzles().ofOthers("cat", [other]) })).toBeTruthy();
  fireEvent.click(within(tray).getByRole("button", { name: "song" }));
  fireEvent.click(button(texts().put("song", 3)));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "move", move: { do: "put", slot: 2, item: "song" } });
});

test("[P1] nobody takes another's away, but puts their own in its place", () => {
  const { send } = draw();
  const fish = () => button(t.puzzles().ofOthers(texts().placed("fish", 2), [other]));
  fireEvent.click(fish());
  fireEvent.click(fish());
  fireEvent.keyDown(fish(), { key: "ArrowRight" });
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(button(texts().placed("rope", 1)));
  fireEvent.click(button(texts().put("rope", 2)));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "move", move: { do: "put", slot: 1, item: "rope" } });
});
