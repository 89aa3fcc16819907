// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type Puzzle, renderControls } from "../../../test/controls.tsx";
import { fireEvent, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { directory } from "../fixtures/people.ts";
import { match } from "../fixtures/puzzle-scenes.ts";
import { drawing } from "./match.tsx";

const [first, second] = ["Hook 1: dots, long", "Hook 2: stripes, short"];

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

const texts = () => t.puzzles().match;
const button = (name: string) => screen.getByRole("button", { name });

test("tags are hung at things that have a longer name, and a tag that is pressed twice there comes off", () => {
  const { send } = renderControls(drawing, scene);
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

test("[P1] people hang only their own tags, also where another hangs, and see whose the others are", () => {
  const owned: Puzzle = {
    ...scene,
    puzzle: {
      ...(scene.puzzle as Extract<Puzzle["puzzle"], { kind: "match" }>),
      left: [
        { id: "cook", label: "Cook", note: "", owner: ["s2"] },
        { id: "florist", label: "Florist", note: "", owner: ["s5"] },
        { id: "dentist", label: "Dentist", note: "", owner: ["s2"] },
      ],
    },
  };
  const { send } = renderControls(drawing, owned, { controls: ["florist"] });
  const people = [directory.people.s2?.name ?? ""];
  const tags = screen.getByRole("group", { name: texts().free });
  expect(within(tags).getByText(texts().freeOwn)).toBeTruthy();
  expect(within(tags).getAllByRole("button")).toHaveLength(1);
  expect(within(tags).getByRole("img", { name: t.puzzles().ofOthers("Dentist", people) })).toBeTruthy();
  const hung = () => button(t.puzzles().ofOthers(texts().slot(first, "Cook"), people));
  fireEvent.click(hung());
  fireEvent.click(hung());
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(within(tags).getByRole("button", { name: "Florist" }));
  fireEvent.click(button(texts().position("Florist", first)));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: "move",
    move: { do: "put", left: "florist", right: "h1" },
  });
});
