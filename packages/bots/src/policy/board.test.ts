import type { PuzzleView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { anyMove } from "./board.ts";

const stop = (id: string, owner?: string[]) => ({
  id,
  label: id,
  icon: "",
  x: 0,
  y: 0,
  ...(owner && { owner }),
});
const board = (path: string[]): PuzzleView => ({
  kind: "route",
  nodes: [stop("dock"), stop("hall", ["s1"]), stop("store", ["s2"]), stop("garden")],
  edges: [
    ["dock", "hall"],
    ["dock", "store"],
    ["hall", "garden"],
  ],
  start: "dock",
  end: "garden",
  path,
});
const moves = (path: string[], controls: string[]) =>
  [0, 0.4, 0.9].map((random) => anyMove(board(path), controls, () => random));

test("[P1] an arbitrary pair is of things and tiles that this person may move", () => {
  const thing = (id: string, owner?: string[]) => ({ id, label: id, note: "", ...(owner && { owner }) });
  const tile = (id: string, owner?: string[]) => ({ id, label: "", ...(owner && { owner }) });
  const pairs = (controls: string[], view: Pick<Extract<PuzzleView, { kind: "match" }>, "left" | "right">) =>
    [0, 0.4, 0.9].map((random) => anyMove({ kind: "match", pairs: {}, ...view }, controls, () => random));
  const forms = { left: [thing("bed", ["s1"]), thing("dish", ["s2"])], right: [tile("one"), tile("two")] };
  expect(pairs(["dish"], forms).every((move) => move?.left === "dish")).toBe(true);
  expect(pairs([], forms)).toEqual([null, null, null]);
  const horns = { left: [thing("boat")], right: [tile("a", ["s1"]), tile("b", ["s2"])] };
  expect(pairs(["b"], horns)).toEqual(Array(3).fill({ do: "put", left: "boat", right: "b" }));
});

test("[P1] an arbitrary step of a route goes where this person may go, or nowhere", () => {
  expect(moves(["dock"], ["hall"])).toEqual(Array(3).fill({ do: "put", node: "hall" }));
  expect(moves(["dock"], ["store"])).toEqual(Array(3).fill({ do: "put", node: "store" }));
  expect(moves(["dock"], [])).toEqual([null, null, null]);
  expect(moves(["dock", "hall"], [])).toContainEqual({ do: "put", node: "garden" });
});
