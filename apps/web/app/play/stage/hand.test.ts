import type { CardView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { inHand } from "./hand.tsx";

const card = (id: string, puzzle: string | null, shared = false): CardView => ({
  id,
  title: "",
  text: id,
  puzzle,
  shared,
  passedFrom: null,
});
const ids = (cards: CardView[]) => cards.map(({ id }) => id);
const role = card("roles.3", null, true);
const voices = [card("voices.1", null, true), card("voices.5", null)];

test("a puzzle has its own clues on the table, untold ones first, and no others", () => {
  const cards = [role, card("a4.1", "a4", true), card("a4.5", "a4"), card("b4.1", "b4")];
  const { table, others } = inHand(cards, { kind: "puzzle", table: ["a4"] });
  expect([ids(table), ids(others)]).toEqual([["a4.5", "a4.1"], []]);
});

test("[V11] a decision has the cards that it names on the table, told or not; other untold ones wait", () => {
  const cards = [role, card("roles.4", null), ...voices];
  const { table, others } = inHand(cards, { kind: "decision", table: ["voices"] });
  expect([ids(table), ids(others)]).toEqual([["voices.5", "voices.1"], ["roles.4"]]);
});

test("[V11] where a scene names none, nothing is on the table", () => {
  for (const kind of ["decision", "reflection"] as const) {
    const { table, others } = inHand([role, ...voices], { kind });
    expect([ids(table), ids(others)]).toEqual([[], ["voices.5"]]);
  }
});
