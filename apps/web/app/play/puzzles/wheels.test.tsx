// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type Puzzle, renderControls } from "../../../test/controls.tsx";
import { fireEvent, screen, within } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { code } from "../fixtures/puzzle-scenes.ts";
import { drawing } from "./code.tsx";

type Board = Extract<Puzzle["puzzle"], { kind: "code" }>;

const draw = (board: Omit<Board, "kind">, skin: Puzzle["skin"]) =>
  renderControls(drawing, { ...code, skin, puzzle: { kind: "code", ...board } }, { controls: [] });

const symbols = ["p", "l", "e"];
const letter = (id: string, label: string) => ({ id, label, symbols });

test("letters stand in the rows of their story, and are read by number and sign", () => {
  const wheels = [letter("w1", "●"), letter("w2", "■"), letter("w3", "■")];
  const { container } = draw({ wheels, slots: ["p", null, null] }, { letters: [2, 1] });
  const lock = screen.getByRole("list", { name: t.puzzles().code.lock });
  const { letter: nameOf } = t.puzzles().code;
  const names = [nameOf(1, "Circle"), nameOf(2, "Square"), nameOf(3, "Square")];
  for (const name of names) expect(within(lock).getByRole("spinbutton", { name })).toBeTruthy();
  const rows = [...container.querySelectorAll(".l-wheel")].map((wheel) => wheel.hasAttribute("data-first"));
  expect(rows).toEqual([true, false, true]);
});

test("a wheel without owners is turned by everybody, and shows the sign before and after its own", () => {
  const { send } = draw({ wheels: [letter("w1", "Hats")], slots: ["l"] }, undefined);
  const { up, down } = t.puzzles().code;
  expect(screen.getByRole("button", { name: `${up("Hats")}` }).textContent).toBe(`e${up("Hats")}`);
  fireEvent.click(screen.getByRole("button", { name: down("Hats") }));
  expect(send.mock.calls).toEqual([[{ type: "move", move: { do: "put", slot: 0, item: "p" } }]]);
});

test("a clock shows what the wheels say, and its hands are faint until they are set", () => {
  const wheels = ["figure", "hours", "tens", "ones"].map((id) => ({ ...letter(id, id), owner: ["s1"] }));
  const clock = { hours: "hours", minutes: ["tens", "ones"], figure: "figure" };
  const hands = (slots: Board["slots"]) => {
    const { container } = draw({ wheels, slots }, { clock });
    return [...container.querySelectorAll<SVGElement>(".l-clock-hand")].map((hand) => [
      hand.getAttribute("opacity"),
      Number.parseFloat(hand.style.rotate),
    ]);
  };
  expect(hands([null, "9", "4", "3"])).toEqual([
    ["1", (9 + 43 / 60) * 30],
    ["1", 43 * 6],
  ]);
  expect(hands([null, null, "4", null]).map(([opacity]) => opacity)).toEqual(["0.3", "0.3"]);
});

test("[L8] a wheel of words says them in the reader’s language, each below its picture", () => {
  const wheels = [{ id: "w1", label: "Al final", symbols: ["heron", "seal"], names: ["garza", "foca"] }];
  const { container } = draw({ wheels, slots: ["seal"] }, undefined);
  expect(screen.getByRole("spinbutton", { name: "Al final" }).getAttribute("aria-valuetext")).toBe("foca");
  const rows = [...container.querySelectorAll(".l-wheel-row, .l-wheel-value")];
  expect(rows.map((row) => row.textContent)).toEqual(
    ["garza", "foca", "garza"].map((one) => expect.stringContaining(one)),
  );
  for (const row of rows) expect(row.querySelector("svg")).toBeTruthy();
  expect(container.textContent).not.toMatch(/heron|seal/);
});
