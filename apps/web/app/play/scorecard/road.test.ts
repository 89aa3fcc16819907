import { expect, test } from "vitest";
import { scorecard } from "../fixtures/scorecard.ts";
import { FIELD, layRoad, roadPath, rows } from "./road.ts";

test("labels are on the side of a stop that the road does not pass", () => {
  const { stops } = layRoad(scorecard.path);
  for (const [at, stop] of stops.entries()) {
    const neighbors = [stops[at - 1], stops[at + 1]].filter((one) => one !== undefined);
    for (const other of neighbors) {
      expect(stop.side === "above" ? other.y > stop.y : other.y < stop.y).toBe(true);
    }
    for (const stub of stop.stubs)
      expect(stop.side === "above" ? stub.end.y < stop.y : stub.end.y > stop.y).toBe(true);
  }
});

test("everything stays on the field", () => {
  for (const { x, y, stubs } of layRoad(scorecard.path).stops) {
    for (const point of [{ x, y }, ...stubs.map((stub) => stub.end)]) {
      expect(point.x).toBeGreaterThan(40);
      expect(point.x).toBeLessThan(FIELD.width - 40);
      expect(point.y).toBeGreaterThan(20);
      expect(point.y).toBeLessThan(FIELD.height - 20);
    }
  }
});

test("long names break into two rows", () => {
  expect(rows("Listened first")).toEqual(["Listened first"]);
  expect(rows("Asked Pip what it wants")).toEqual(["Asked Pip", "what it wants"]);
});

test("a road without stops is no road", () => {
  expect(roadPath([])).toBe("");
  expect(layRoad([]).stops).toEqual([]);
});
