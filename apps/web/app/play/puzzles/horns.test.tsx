// @vitest-environment happy-dom
import type { CardView } from "@lantern/engine/views";
import { beforeEach, expect, test, vi } from "vitest";
import { controlsOf, type Puzzle, renderControls } from "../../../test/controls.tsx";
import { fireEvent, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { directory, mine, NOW } from "../fixtures/people.ts";
import { match } from "../fixtures/puzzle-scenes.ts";
import { drawing } from "./match.tsx";

const blown = vi.hoisted(() => vi.fn());
vi.mock("../ui/tones.ts", () => ({ playHorn: blown }));

beforeEach(() => blown.mockClear());

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

const draw = (now = scene, cards: CardView[] = []) =>
  renderControls(drawing, now, { cards, controls: cards.flatMap(({ call }) => call?.tile ?? []) });

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
  const { send } = draw();
  fireEvent.click(screen.getByRole("button", { name: first }));
  expect(blown.mock.calls).toEqual([["▪▬▪"]]);
  fireEvent.click(screen.getByRole("button", { name: texts.match.position(first, "Little Spoon") }));
  expect(send.mock.calls).toEqual([[{ type: "move", move: { do: "put", left: "spoon", right: "a" } }]]);
});

/** The first horn is mine, the second is Ana's, and neither is on the board. */
const hidden: Puzzle = {
  ...scene,
  puzzle: {
    ...(scene.puzzle as Extract<Puzzle["puzzle"], { kind: "match" }>),
    right: [
      { id: "a", label: "", owner: ["s5"] },
      { id: "b", label: "", owner: ["s1"] },
    ],
    pairs: {},
  },
};
const card = { ...mine.cards[0], call: { tile: "a", sounds: "▪▬▪" } } as CardView;
const placed: Puzzle = {
  ...hidden,
  touched: { seat: "s1", control: "hat", at: NOW - 100 },
  puzzle: {
    ...(hidden.puzzle as Extract<Puzzle["puzzle"], { kind: "match" }>),
    right: [
      { id: "a", label: "", owner: ["s5"] },
      { id: "b", label: "▬▬", owner: ["s1"] },
    ],
    pairs: { hat: "b" },
  },
};

test("[P23] my horn sounds for me, and of another's I see whose it is", () => {
  draw(hidden, [card]);
  const others = texts.horns.ofOthers(2, [directory.people.s1?.name ?? ""]);
  expect(screen.queryByRole("button", { name: others })).toBeNull();
  fireEvent.click(screen.getByRole("img", { name: others }));
  expect(blown.mock.calls.flat().filter(Boolean)).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: first }));
  expect(blown.mock.calls.flat().filter(Boolean)).toEqual(["▪▬▪"]);
});

test("[P23] nobody takes another's horn from a boat, but puts their own there", () => {
  const { send } = draw(placed, [card]);
  const name = directory.people.s1?.name ?? "";
  const others = texts.ofOthers(texts.match.slot("Old Hat", texts.horns.horn(2, "long, long")), [name]);
  fireEvent.click(screen.getByRole("button", { name: others }));
  fireEvent.click(screen.getByRole("button", { name: others }));
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: first }));
  fireEvent.click(screen.getByRole("button", { name: texts.match.position(first, "Old Hat") }));
  expect(send.mock.calls).toEqual([[{ type: "move", move: { do: "put", left: "hat", right: "a" } }]]);
});

test("[P23] what a teammate blows at a boat is heard once, and not again by whoever opens the page later", () => {
  const { rerender } = draw(hidden, [card]);
  rerender(controlsOf(drawing, placed, { cards: [card] }));
  rerender(controlsOf(drawing, { ...placed }, { cards: [card] }));
  expect(blown.mock.calls).toEqual([["▬▬"]]);
  blown.mockClear();
  draw(placed, [card]);
  expect(blown).not.toHaveBeenCalled();
});
