import { expect, test, vi } from "vitest";
import type { Pen, Plate } from "../kit/plate.ts";
import type { Age, Gesture } from "./actor.ts";
import { EXPRESSIONS, face } from "./face.ts";

interface Disc {
  r: number;
  color: string;
}

/** The discs of a face: all that its pen fills as an ellipse. */
function discsOf(skin: number, age: Age, gesture: Gesture): Disc[] {
  const discs: Disc[] = [];
  let color = "";
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (_, name) =>
      name === "ellipse" ? (_x: number, _y: number, r: number) => discs.push({ r, color }) : () => {},
    set(_, name, value) {
      if (name === "fillStyle") color = String(value);
      return true;
    },
  }) as unknown as Pen;
  vi.stubGlobal("Path2D", class {});
  const plate = { c: pen, e: pen, next: () => 0.5 } satisfies Plate;
  face(plate, { coat: "#4f6a70", head: "none", skin, age }, gesture);
  vi.unstubAllGlobals();
  return discs;
}

const partsOf = (color: string): number[] =>
  color.startsWith("#")
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

const faces = ([0, 1, 2, 3, 4] as const).flatMap((skin) =>
  (["child", "grown", "old"] as const).flatMap((age) => [
    ...Object.keys(EXPRESSIONS).map((expression) => discsOf(skin, age, { expression } as Gesture)),
    discsOf(skin, age, { eyes: "wide", mouth: "open" }),
    discsOf(skin, age, { eyes: "wide", mouth: "small", gaze: 0.9 }),
  ]),
);

test("eyes are dots or arcs: no face has a light disc larger than a glint", () => {
  expect(faces.flat().length).toBeGreaterThan(faces.length * 2);
  const light = faces.flat().filter(({ r, color }) => r > 1 && Math.min(...partsOf(color)) > 170);
  expect(light).toEqual([]);
});

test("an open mouth is nearly as dark as the eyes, and not red", () => {
  const opened = faces.flat().filter(({ r }) => r === 2.6);
  expect(opened.length).toBeGreaterThan(0);
  for (const { color } of opened) {
    const [red = 0, green = 0] = partsOf(color);
    expect(red).toBeLessThan(80);
    expect(red - green).toBeLessThan(35);
  }
});
