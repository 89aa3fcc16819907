import { light } from "../../kit/palette.ts";
import { along, line, type Plate } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { salt, tower, wall, water } from "../../painters/harbor.ts";
import { houses } from "../../painters/town.ts";

/** The board of the lanterns: the harbor wall from the sea, without a lantern. Its posts stand on the walk at 500. */
export const scene: Scene = {
  seed: 7531,
  exposure: 1.12,
  vignette: 0.55,
  sky: {
    top: light("#081620"),
    low: light("#33545e"),
    stars: 0.15,
    nebulae: [
      { x: 420, y: 240, radius: 620, color: light("bank", 0.26) },
      { x: 1200, y: 330, radius: 560, color: light("#5f7e83", 0.26) },
    ],
  },
  ambient: light("#6f959a", 0.4),
  lamps: [
    { x: 590, y: 430, z: 260, radius: 760, flat: 1.6, color: light("#a9c4c0", 0.55), haze: 0.3 },
    { x: 1400, y: 300, z: 200, radius: 300, color: light("#9fb8c4", 0.5), haze: 0.4 },
  ],
  layers: [
    {
      z: -260,
      relief: 4,
      round: 8,
      paint: (p) => {
        tower(p, 1370, 500, 400);
        houses(p, -20, 1660, { ground: 502, low: 40, high: 118, width: 78, lit: 0.12, color: "#456069" });
      },
      mist: { color: light("fog", 0.55), amount: 0.66, band: [450, 120] },
    },
    { z: -40, relief: 6, round: 5, rim: 1.6, paint: harborWall },
    {
      z: 20,
      relief: 3,
      paint: (p) => water(p, 724, 980, "#3d5f67", "#0a2029", 700),
      mist: { color: light("nearFog", 0.45), amount: 0.4, band: [730, 50] },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 590, 560, 620, 60, "#cfe2de");
        glow(p, 590, 700, 620, salt.fog, 0.05, 0.5);
      },
    },
  ],
};

/** A walk of pale slabs with a rail behind it, and the wall under it with weed at the water. */
function harborWall(p: Plate): void {
  const { c, next } = p;
  line(c, "M-20 470H1620", "#5c6b70", 5);
  for (let x = 30; x < 1620; x += 94) line(c, `M${x} 470V500`, "#4b595f", 6);
  c.fillStyle = along(c, 0, 496, 0, 532, ["#93a19f", "#66757a"]);
  c.fillRect(-20, 496, 1660, 38);
  for (let x = -10; x < 1620; x += 92) line(c, `M${x} 497l-8 35`, "rgba(10,22,28,.45)", 3);
  line(c, "M-20 533H1620", "rgba(230,240,234,.5)", 3);
  wall(p, 534, 534, 196, "#52626a");
  for (let i = 0; i < 260; i++) {
    const x = between(next, -10, 1610);
    line(c, `M${x} ${between(next, 690, 716)}q4 16 ${between(next, -5, 5)} 30`, "rgba(38,66,48,.55)", 5);
  }
}
