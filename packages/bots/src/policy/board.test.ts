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

test("[P1] an arbitrary step of a route goes where this person may go, or nowhere", () => {
  expect(moves(["dock"], ["hall"])).toEqual(Array(3).fill({ do: "put", node: "hall" }));
  expect(moves(["dock"], ["store"])).toEqual(Array(3).fill({ do: "put", node: "store" }));
  expect(moves(["dock"], [])).toEqual([null, null, null]);
  expect(moves(["dock", "hall"], [])).toContainEqual({ do: "put", node: "garden" });
});
