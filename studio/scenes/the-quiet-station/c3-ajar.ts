import { light } from "../../kit/palette.ts";
import { poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { livingLight, oldLights } from "../../painters/pip.ts";
import { pipes, tunnel } from "../../painters/room.ts";
import { scene as shut } from "./c3.ts";

/** Middle and radius of the opening. */
const [X, Y, R] = [900, 420, 240];

/** The outer door as it rolls aside: through the slice one sees the ring, and the old lights who wait. */
export function answered(open: number): Scene {
  /** Right of the leaf's edge. */
  const edge = X + R * (1.02 - 2.06 * open);
  const middle = (Math.max(edge, X - R) + X + R) / 2;
  const wide = (X + R - Math.max(edge, X - R)) / 2;
  return {
    ...shut,
    sky: {
      top: light("#071428"),
      low: light("#1f4a70"),
      stars: 1,
      sun: [-0.6, 0.5, 0.5],
      planet: { x: 1230, y: 640, radius: 170, axis: [-0.35, 0.86, 0.3], ring: [1.3, 2.8], light: 1.2 },
      nebulae: [{ x: middle, y: Y + 40, radius: 300, color: light("#6fb4e0", 0.3) }],
    },
    lamps: [
      {
        x: middle,
        y: Y + 30,
        z: 70,
        radius: 240 + open * 420,
        color: light("family", 1.6 + open * 1.4),
        haze: 1,
      },
      { x: middle, y: 760, z: 120, radius: 360, flat: 2.4, color: light("family", 0.9 + open), haze: 0.5 },
      ...shut.lamps.slice(1),
    ],
    layers: [
      {
        z: -120,
        paint: (p) => {
          glow(p, middle, Y + 60, R * 1.1, "#bfe6fa", 0.16);
          oldLights(
            p,
            Math.round(6 + open * 40),
            (t) => {
              const far = ((t * 7.31) % 1) * 0.8;
              return [
                middle + (t - 0.5) * wide * 2.1,
                Y - R * 0.86 + ((t * 3.77) % 1) * R * 1.6,
                0.3 + far * 0.5,
              ];
            },
            15,
          );
        },
      },
      {
        z: 0,
        relief: 6,
        paint: (p) => {
          tunnel(p, {
            x: X,
            y: Y,
            w: 1320,
            h: 700,
            ribs: 4,
            depth: 2.2,
            wall: "#74809e",
            floor: "#6d7690",
          });
          roundDoor(p, X, Y, R, { open, light: "#8fcdf0", strength: 0.5, through: true });
          pipes(p, -20, 60, 330, 200, 3, 18);
        },
        mist: { color: light("#5b7ea6", 0.4), amount: 0.3, band: [740, 140] },
      },
      {
        z: 40,
        paint: (p) => {
          const { e } = p;
          e.save();
          e.filter = "blur(16px)";
          poly(
            e,
            [
              [middle - wide * 0.7, Y + R * 0.86],
              [middle + wide * 0.7, Y + R * 0.8],
              [middle + wide * 1.6 + 190, 910],
              [middle - wide * 1.3 - 20, 910],
            ],
            `rgba(191,230,250,${0.1 + open * 0.12})`,
          );
          e.restore();
          glow(p, middle, 690, 300 + open * 300, "#bfe6fa", 0.26, 0.3);
        },
      },
      {
        z: 60,
        paint: (p) => {
          // The first of them has come to the sill, and waits there.
          livingLight(p, middle + wide * 0.1, Y + R * 0.42, 22 + open * 22, 0.2, "#cdeafa", 0.9);
          if (open < 0.3) return;
          livingLight(p, middle - wide * 0.5, Y + R * 0.08, 22, -0.3, "#a9dcf5", 0.8);
          livingLight(p, middle + wide * 0.55, Y - R * 0.2, 17, 0.4, "#a9dcf5", 0.8);
        },
      },
      ...shut.layers.slice(2),
    ],
  };
}

export const scene: Scene = answered(0.17);
