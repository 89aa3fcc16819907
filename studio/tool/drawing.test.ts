import { expect, test } from "vitest";
import type { Shot } from "../film/shot.ts";
import { along, disc, type Plate } from "../kit/plate.ts";
import type { Layer, Scene } from "../kit/scene.ts";
import { framesHash, sceneHash } from "./drawing.ts";

const scene = (paint: Layer["paint"], more: Partial<Scene> = {}): Scene => ({
  seed: 7,
  sky: { top: [0, 0, 0], low: [0, 0, 0] },
  ambient: [0.1, 0.1, 0.1],
  lamps: [],
  layers: [{ z: 0, paint }],
  ...more,
});

const sun = ({ c, next }: Plate) => disc(c, 10 + next(), 20, 5, along(c, 0, 0, 0, 9, ["#fff", "#fa0"]));

test("what is written differently and draws the same has the same hash", () => {
  const byHand = ({ c, next }: Plate) => {
    const x = 10 + next();
    const light = c.createLinearGradient(0, 0, 0, 9);
    light.addColorStop(0, "#fff");
    light.addColorStop(1, "#fa0");
    c.fillStyle = light;
    c.beginPath();
    c.ellipse(x, 20, 5, 5, 0, 0, Math.PI * 2);
    c.fill();
  };
  expect(sceneHash(scene(byHand))).toBe(sceneHash(scene(sun)));
});

test("every number of a picture counts: strokes, colors, random numbers, lamps, depth and order", () => {
  const others = [
    scene(({ c, next }) => disc(c, 10 + next(), 20, 6, along(c, 0, 0, 0, 9, ["#fff", "#fa0"]))),
    scene(({ c, next }) => disc(c, 10 + next(), 20, 5, along(c, 0, 0, 0, 9, ["#fff", "#fb0"]))),
    scene(({ e, next }) => disc(e, 10 + next(), 20, 5, along(e, 0, 0, 0, 9, ["#fff", "#fa0"]))),
    scene(sun, { seed: 8 }),
    scene(sun, { lamps: [{ x: 0, y: 0, z: 9, radius: 40, color: [1, 1, 1] }] }),
    scene(sun, { layers: [{ z: 1, paint: sun }] }),
    scene(sun, { exposure: 1.2 }),
    scene(sun, { layers: [] }),
  ];
  expect(new Set([scene(sun), ...others].map(sceneHash)).size).toBe(others.length + 1);
});

test("a shot differs by its versions, its camera, its light and its air", () => {
  const shot: Shot = { states: [scene(sun)], view: (t) => ({ x: t, y: 0, zoom: 0 }) };
  const others: Shot[] = [
    { ...shot, states: [scene(sun), scene(sun)] },
    { ...shot, view: (t) => ({ x: 2 * t, y: 0, zoom: 0 }) },
    { ...shot, state: (t) => t / 5 },
    { ...shot, exposure: (t) => 1 - t / 50 },
    { ...shot, air: (pen, t) => disc(pen, t, 0, 2, "#fff") },
    { ...shot, airZ: 40 },
  ];
  expect(new Set([shot, ...others].map((one) => framesHash(one, 5))).size).toBe(others.length + 1);
});
