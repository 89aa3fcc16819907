import { expect, test } from "vitest";
import { scorecard } from "../fixtures/scorecard.ts";
import { boxOf, CHOSEN, layRoad, OTHER, overlap, roadPath, rows, type Step, WIDTH } from "./road.ts";

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

/** A path of so many stops with names of the lengths that stories have, the same each time. */
function pathOf(count: number): Step[] {
  const names = [
    "Waited",
    "Asked Pip what it wants",
    "Told the whole town",
    "Everybody goes in",
    "Light it now",
    "No",
  ];
  return Array.from({ length: count }, (_, at) => {
    const name = (n: number) => `${names[(at * 5 + n * 7 + count) % names.length]}`;
    if (at % 3 === 1)
      return { kind: "puzzle", scene: `s${at}`, title: name(0), solved: at % 2 === 0 } as Step;
    const others = [...Array((at + count) % 4).keys()].map((n) => name(n + 1));
    return { kind: "decision", scene: `s${at}`, chosen: name(0), others } as Step;
  });
}

test.each([1, 5, 9, 12, 15, 18])(
  "on a road of %d stops no text meets another, and all are on the field",
  (count) => {
    const { stops, top, height } = layRoad(pathOf(count));
    const boxes = stops.flatMap(({ label, labelAt, side, stubs }) => {
      const away = side === "above" ? -1 : 1;
      return [
        boxOf(label, labelAt, away, CHOSEN),
        ...stubs.map(({ end, label: text }) => boxOf(text, { x: end.x, y: end.y + away * 12 }, away, OTHER)),
      ];
    });
    for (const [at, box] of boxes.entries()) {
      expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
      expect([box.left > 0, box.right < WIDTH, box.top > top, box.bottom < top + height]).not.toContain(
        false,
      );
    }
  },
);

test("long names break into two rows", () => {
  expect(rows("Listened first")).toEqual(["Listened first"]);
  expect(rows("Asked Pip what it wants")).toEqual(["Asked Pip", "what it wants"]);
});

test("a road without stops is no road", () => {
  expect(roadPath([])).toBe("");
  expect(layRoad([]).stops).toEqual([]);
});

test("a name of wide letters covers as much as it is wide", () => {
  const width = (name: string, character: number) => {
    const { left, right } = boxOf([name], { x: 0, y: 0 }, 1, character);
    return right - left;
  };
  // Measured in Chromium.
  expect(width("Zusammen", OTHER)).toBeGreaterThanOrEqual(84);
  expect(width("Hinterm Vorhang", OTHER)).toBeGreaterThanOrEqual(130);
  expect(width("Hervorgekommen", CHOSEN)).toBeGreaterThanOrEqual(175);
});
