// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type Puzzle, renderControls } from "../../../test/controls.tsx";
import { fireEvent, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { directory } from "../fixtures/people.ts";
import { match } from "../fixtures/puzzle-scenes.ts";
import { drawing } from "./match.tsx";

const form = (label: string, owner?: string[]) => ({
  id: label.toLowerCase(),
  label,
  note: "",
  ...(owner && { owner }),
});
const scene = (left: ReturnType<typeof form>[], pairs: Record<string, string>): Puzzle => ({
  ...match,
  touched: null,
  pausedUntil: null,
  puzzle: {
    kind: "match",
    left,
    right: [
      { id: "one", label: "1" },
      { id: "two", label: "2" },
    ],
    pairs,
  },
});

const texts = () => t.puzzles().match;
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const others = (name: string) => texts().stampedBy(name, [directory.people.s2?.name ?? ""]);

test("a stamp is pressed on a form, and comes off when it is pressed twice there", () => {
  const { send } = renderControls(drawing, scene([form("Bed"), form("Dish")], { dish: "two" }));
  expect(within(screen.getByRole("group", { name: texts().free })).getByText(texts().free)).toBeTruthy();
  fireEvent.click(button(texts().tile("1")));
  fireEvent.click(button(texts().position("1", "Bed")));
  fireEvent.click(button(texts().slot("Dish", "2")));
  fireEvent.click(button(texts().slot("Dish", "2")));
  expect(send.mock.calls).toEqual([
    [{ type: "move", move: { do: "put", left: "bed", right: "one" } }],
    [{ type: "move", move: { do: "remove", left: "dish" } }],
  ]);
});

test("[P1] people stamp only their own forms, with a number of another form too, and hear whose the others are", () => {
  const owned = [form("Bed", ["s5"]), form("Dish", ["s2"]), form("Garden", ["s2"])];
  const { send } = renderControls(drawing, scene(owned, { dish: "two" }), { controls: ["bed"] });
  expect(screen.getByText(texts().freeOwnForms)).toBeTruthy();
  expect(button(others(texts().slot("Garden", null))).disabled).toBe(true);
  fireEvent.click(button(texts().tile("1")));
  expect(button(others(texts().slot("Dish", "2"))).disabled).toBe(true);
  fireEvent.click(button(texts().tile("1")));

  const dish = () => button(others(texts().slot("Dish", "2")));
  fireEvent.click(dish());
  fireEvent.click(dish());
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(dish());
  fireEvent.click(button(texts().position("2", "Bed")));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: "move",
    move: { do: "put", left: "bed", right: "two" },
  });
});
