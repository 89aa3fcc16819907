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

test("a puzzle shows its own clues, unshared ones first", () => {
  const cards = [role, card("a4.1", "a4", true), card("a4.5", "a4"), card("b4.1", "b4")];
  expect(ids(inHand(cards, { id: "a4", kind: "puzzle" }))).toEqual(["a4.5", "a4.1"]);
  expect(inHand([role], { id: "a4", kind: "puzzle" })).toEqual([]);
});

test("while people decide, the newest set stays in the hand and older shared cards leave it", () => {
  expect(ids(inHand([role, ...voices], { id: "b7", kind: "decision" }))).toEqual(["voices.5", "voices.1"]);
});

test("elsewhere only unshared cards are visible", () => {
  expect(ids(inHand([role, ...voices], { id: "g1", kind: "reflection" }))).toEqual(["voices.5"]);
  expect(inHand([role], { id: "g1", kind: "reflection" })).toEqual([]);
});
