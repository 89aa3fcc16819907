// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { fireEvent, render, screen } from "../../../test/render.ts";
import { usePieces } from "./use-pieces.ts";

const moves: string[] = [];

/** Three slots and a tray with two pieces. */
function Board({ first = {} }: { first?: Record<string, string> }) {
  const [slots, setSlots] = useState(first);
  const lyingIn = (slot: string) => slots[slot] ?? null;
  const slotOf = (piece: string) => Object.keys(slots).find((slot) => slots[slot] === piece) ?? null;
  const without = (piece: string | null) =>
    Object.fromEntries(Object.entries(slots).filter(([, lying]) => lying !== piece));
  const pieces = usePieces({
    slotOf,
    put(piece, slot) {
      moves.push(`${piece} to ${slot}`);
      setSlots({ ...without(piece), [slot]: piece });
    },
    remove(slot) {
      moves.push(`remove ${slot}`);
      setSlots(without(lyingIn(slot)));
    },
  });
  return (
    <>
      {["0", "1", "2"].map((slot) => (
        <button type="button" key={slot} {...pieces.slotButton(slot, lyingIn(slot))}>
          {`Slot ${slot}: ${lyingIn(slot) ?? "empty"}`}
        </button>
      ))}
      <fieldset {...pieces.tray} aria-label="Tray">
        {["spoon", "fork"]
          .filter((piece) => slotOf(piece) === null)
          .map((piece) => (
            <button type="button" key={piece} {...pieces.piece(piece)}>
              {piece}
            </button>
          ))}
      </fieldset>
    </>
  );
}

const piece = (name: string) => screen.getByRole("button", { name });
const slot = (number: number) => screen.getByRole("button", { name: new RegExp(`^Slot ${number}`) });
const tray = () => screen.getByRole("group", { name: "Tray" });

/** What is under the pointer. Nothing has a place on the page of a test, so each drag says what it is over. */
let below: Element | null = null;

beforeEach(() => {
  moves.length = 0;
  below = null;
  document.elementFromPoint = () => below;
});

/** The pointer moves from an element over another one; the first one has captured it. */
function drag(from: HTMLElement, to: Element | null, pointerType: string) {
  const pointer = { button: 0, pointerId: 1, pointerType };
  fireEvent.pointerDown(from, { ...pointer, clientX: 0, clientY: 0 });
  below = to;
  fireEvent.pointerMove(from, { ...pointer, clientX: 40, clientY: 40 });
  fireEvent.pointerUp(from, pointer);
  // A drag also ends in a click.
  if (from.isConnected) fireEvent.click(from, { detail: 1 });
}

test.each(["mouse", "touch", "pen"])(
  "a %s drags a piece to a slot, to another, and back to the tray",
  (type) => {
    render(<Board />);
    drag(piece("spoon"), slot(2), type);
    expect(slot(2).textContent).toBe("Slot 2: spoon");
    drag(slot(2), slot(0), type);
    expect([slot(0).textContent, slot(2).textContent]).toEqual(["Slot 0: spoon", "Slot 2: empty"]);
    drag(slot(0), tray(), type);
    expect(tray().textContent).toContain("spoon");
    expect(moves).toEqual(["spoon to 2", "spoon to 0", "remove 0"]);
  },
);

test("what is dropped where it was, or beside every slot, does not move", () => {
  render(<Board first={{ 2: "spoon" }} />);
  drag(slot(2), slot(2), "touch");
  drag(slot(2), null, "touch");
  expect(moves).toEqual([]);
});

test("a click picks a piece, and a click on a slot puts it there", async () => {
  const user = userEvent.setup();
  render(<Board />);
  await user.click(piece("spoon"));
  expect(piece("spoon").getAttribute("aria-pressed")).toBe("true");
  await user.click(slot(1));
  expect(slot(1).textContent).toBe("Slot 1: spoon");
  expect(slot(1).getAttribute("aria-pressed")).toBe("false");
  expect(moves).toEqual(["spoon to 1"]);
});

test("a piece that is clicked twice in its slot returns to the tray", async () => {
  const user = userEvent.setup();
  render(<Board first={{ 1: "spoon" }} />);
  await user.click(slot(1));
  await user.click(slot(1));
  expect(moves).toEqual(["remove 1"]);
  expect(tray().textContent).toContain("spoon");
});
