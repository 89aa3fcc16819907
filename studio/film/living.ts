import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../kit/palette.ts";
import { around, disc, fill, hoop, type Pen } from "../kit/plate.ts";
import { between, type Random } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import { type Drift, drift } from "./drift.ts";
import { sway } from "./shot.ts";

/** What lives in the air of a shot, drawn again for each frame, and versions of a scene in which it is missing. */

const DROP = "M0 -1.4C.16 -.86 .82 -.4 .82 .24A.82 .82 0 0 1 -.82 .24C-.82 -.4 -.16 -.86 0 -1.4Z";
const PEARL = "#ffeec0";
const ICE = "#a9dcf5";

/** A living light, as a still paints it, but without a blur: it moves. */
export function livingDrop(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  tilt = 0,
  strength = 1,
  color: string = PEARL,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(tilt);
  pen.scale(size, size);
  disc(
    pen,
    0,
    0,
    4.2,
    around(pen, 0, 0, 4.2, [
      fade(color, 0.26 * strength),
      [0.3, fade(color, 0.1 * strength)],
      fade(color, 0),
    ]),
  );
  fill(
    pen,
    DROP,
    around(pen, -0.06, 0.2, 1.5, [
      fade("#ffffff", 0.85 * strength),
      [0.35, fade(color, 0.7 * strength)],
      fade(color, 0.3 * strength),
    ]),
  );
  pen.restore();
}

interface Flock {
  seed: number;
  count: number;
  /** Radius of a near light. */
  size: number;
  strength?: number;
  /** Position of the light at this share of the flock, and how near it is. Its random numbers are the same each frame. */
  place(share: number, next: Random): readonly [number, number, number];
}

/** Pip's family. Each light bobs and glimmers in its own time. */
export function flock(pen: Pen, t: number, { seed, count, size, strength = 1, place }: Flock): void {
  const next = randomNumbers(seed);
  for (let i = 0; i < count; i++) {
    const [x, y, near] = place((i + next()) / count, next);
    const own = between(next, 0.6, 1.25);
    const pace = between(next, 2, 5);
    const bob = Math.sin(t * own + i * 1.9) * 5 * near;
    const shine = between(next, 0.42, 0.72) * (1 + 0.25 * sway(t, pace, i));
    const color = next() < 0.2 ? "#e2f4ff" : ICE;
    livingDrop(pen, x, y + bob, size * near * own, 0.4 * sway(t, pace / 2, i * 2.3), shine * strength, color);
  }
}

/** A soft patch of light. */
export function shine(pen: Pen, x: number, y: number, r: number, color: string, strength: number): void {
  if (strength <= 0) return;
  disc(
    pen,
    x,
    y,
    r,
    around(pen, x, y, r, [fade(color, strength), [0.5, fade(color, strength * 0.3)], fade(color, 0)]),
  );
}

/** Rings that run out from a point, of which one began at each of these seconds. */
export function rings(
  pen: Pen,
  t: number,
  x: number,
  y: number,
  began: readonly number[],
  color: string,
): void {
  for (const start of began) {
    const age = t - start;
    if (age <= 0 || age > 2.4) continue;
    const left = (1 - age / 2.4) ** 2;
    for (let i = 0; i < 3; i++)
      hoop(pen, x, y, 14 + age * 120 + i * 26, fade(color, left * (0.5 - i * 0.14)), 2.2);
    shine(pen, x, y, 60, color, left * 0.7);
  }
}

/** Point at this share of a way through points. */
export function along(way: readonly (readonly [number, number])[], share: number): [number, number] {
  const x = Math.min(1, Math.max(0, share)) * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(x));
  const [from, to] = [way[i] ?? [0, 0], way[i + 1] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * (x - i), from[1] + (to[1] - from[1]) * (x - i)];
}

/** Dust with the values that most shots have. */
export function dust(pen: Pen, t: number, seed: number, color: string, more: Partial<Drift> = {}): void {
  const still = { x: 800, y: 460, reach: 900, count: 70, speed: [-7, -3] as const, strength: 0.45 };
  drift(pen, t, { seed, color, ...still, ...more });
}

/** The scene with these shares of its lamps' light, in order; the last share counts for the rest. */
export function dimmed(scene: Scene, ...shares: number[]): Scene {
  return {
    ...scene,
    lamps: scene.lamps.map((lamp, i) => {
      const share = shares[Math.min(i, shares.length - 1)] ?? 1;
      return { ...lamp, color: lamp.color.map((part) => part * share) as typeof lamp.color };
    }),
  };
}

/** The scene with nothing on these layers, because it moves in the air. */
export function without(scene: Scene, ...layers: number[]): Scene {
  const bare = () => {};
  return {
    ...scene,
    layers: scene.layers.map((one, i) => (layers.includes(i) ? { z: one.z, paint: bare } : one)),
  };
}

/** The scene with these layers in place of its own. */
export function withLayers(scene: Scene, changed: Record<number, Scene["layers"][number]["paint"]>): Scene {
  return {
    ...scene,
    layers: scene.layers.map((one, i) => (changed[i] ? { ...one, paint: changed[i] } : one)),
  };
}
